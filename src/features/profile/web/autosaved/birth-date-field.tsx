import type { FocusEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isDay } from '#platform/contract/time.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { DateField, Field } from '#platform/web/ui/index.ts';
import { minimumAge } from '#features/account/contract/rules.ts';
import { AutosavedField } from './autosaved-field.tsx';
import { useOwnProfile } from '../state/use-own-profile.ts';
import { useProfileChange } from '../state/use-profile-change.ts';
import { useAutosave } from '../state/use-autosave.ts';

/** The date of birth; saved after a delay once it is complete, and on leaving the field. */
export function OwnBirthDate() {
  const t = useTranslations('profile.birth');
  const date = useTranslations('common.date');
  const locale = useLocale();
  const { date_of_birth } = useOwnProfile();
  const saver = useProfileChange();
  const field = useAutosave({
    saved: date_of_birth,
    save: (next, refused) => saver.save({ date_of_birth: next }, refused),
    isComplete: isDay,
    reset: saver.reset,
  });
  const errorText = useErrorText('profile', 'account');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) field.onLeave();
  };
  return (
    <AutosavedField saver={saver} ownErrors>
      <div onBlur={leave}>
        <Field group label={t('label')} help={t('help', { age: minimumAge })} error={saver.error && errorText(saver.error)}>
          <DateField
            required
            locale={locale}
            labels={{ day: date('day'), month: date('month'), year: date('year') }}
            value={field.value}
            onChange={field.onChange}
          />
        </Field>
      </div>
    </AutosavedField>
  );
}
