import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { isVisibleText } from '#platform/contract/text/text.ts';
import { Field, TextInput } from '#platform/web/ui/index.ts';
import { loadAllowedTexts } from '#features/account/web/index.ts';
import { AutosavedField } from './autosaved-field.tsx';
import { useAutosave } from '../state/use-autosave.ts';
import { useOwnProfile } from '../state/use-own-profile.ts';
import type { ProfileChange } from '../state/profile-change.ts';
import { useProfileChange } from '../state/use-profile-change.ts';

export function OwnName() {
  const t = useTranslations('profile.name');
  const { name, name_allowed: allowed } = useOwnProfile();
  const saver = useProfileChange(check);
  const field = useAutosave({
    saved: name,
    save: (next, refused) => saver.save({ name: next }, refused),
    isComplete: isVisibleText,
    reset: saver.reset,
  });
  // An unchanged saved name may violate the rule when it is older than the rule.
  const refused = field.value === name && !allowed ? new ApiError(400, 'name_not_allowed', {}) : saver.error;
  const errorText = useErrorText('profile', 'account');
  return (
    <AutosavedField saver={saver} ownErrors>
      <Field label={t('label')} help={t('help')} error={refused && errorText(refused)}>
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

async function check({ name = '' }: ProfileChange['body']): Promise<void> {
  const texts = await loadAllowedTexts();
  if (texts !== null && !texts.isAllowedName(texts.cleanName(name))) throw new ApiError(400, 'name_not_allowed', { field: 'name' });
}
