import type { FocusEvent } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isDay } from '#platform/contract/time.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { DateField, Field } from '#platform/web/ui/index.ts';
import { minimumAge } from '#features/account/contract/rules.ts';
import { SelfSaved } from './self-saved.tsx';
import { useOwnProfile } from './use-own-profile.ts';
import { useProfileChange } from './use-profile-change.ts';
import { useSelfSaving } from './use-self-saving.ts';

/** The date of birth; saved once it is whole and was left alone for a while, and when the field is left. */
export function OwnBirthDate() {
  const t = useTranslations('profile.birth');
  const date = useTranslations('common.date');
  const locale = useLocale();
  const { date_of_birth } = useOwnProfile();
  const saver = useProfileChange();
  const field = useSelfSaving({
    kept: date_of_birth,
    save: (next, refused) => saver.save({ date_of_birth: next }, refused),
    isWhole: isDay,
  });
  const errorText = useErrorText('profile', 'account');
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) field.onLeave();
  };
  return (
    <SelfSaved saver={saver} ownErrors>
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
    </SelfSaved>
  );
}
