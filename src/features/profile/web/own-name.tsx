import { useTranslations } from 'use-intl';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Field, TextInput } from '#platform/web/ui/index.ts';
import { AutosavedField } from './autosaved-field.tsx';
import { useAutosave } from './use-autosave.ts';
import { useOwnProfile } from './use-own-profile.ts';
import { useProfileChange } from './use-profile-change.ts';

export function OwnName() {
  const t = useTranslations('profile.name');
  const { name } = useOwnProfile();
  const saver = useProfileChange();
  const field = useAutosave({
    saved: name,
    save: (next, refused) => saver.save({ name: next }, refused),
    isComplete: (text) => text.trim() !== '',
  });
  const errorText = useErrorText('profile', 'account');
  return (
    <AutosavedField saver={saver} ownErrors>
      <Field label={t('label')} help={t('help')} error={saver.error && errorText(saver.error)}>
        <TextInput
          name="name"
          autoComplete="nickname"
          value={field.value}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onLeave}
        />
      </Field>
    </AutosavedField>
  );
}
