import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { SavedNote, Switch } from '#platform/web/ui/index.ts';
import { putUser } from '#features/account/contract/calls.ts';
import type { User } from '#features/account/contract/user.ts';
import { useMember, userQuery } from '#features/account/web/index.ts';
import { Section } from './section.tsx';

type Name = 'hide_online' | 'hide_from_search' | 'show_to_visitors' | 'mail_name' | 'mail_photo';

/** Visibility settings; each switch is saved at once. */
export function PrivacySection() {
  const t = useTranslations('account-settings.privacy');
  return (
    <Section id="privacy" title={t('title')}>
      <PrivacySwitch name="hide_online" label={t('hideOnline')} help={t('hideOnlineHelp')} />
      <PrivacySwitch name="hide_from_search" label={t('hideSearch')} help={t('hideSearchHelp')} />
      <PrivacySwitch name="show_to_visitors" label={t('visitors')} help={t('visitorsHelp')} />
      <PrivacySwitch name="mail_name" label={t('mailName')} help={t('mailNameHelp')} />
      <PrivacySwitch name="mail_photo" label={t('mailPhoto')} help={t('mailPhotoHelp')} />
    </Section>
  );
}

function PrivacySwitch({ name, label, help }: { readonly name: Name; readonly label: string; readonly help: string }) {
  const common = useTranslations('common');
  const errorText = useErrorText('account-settings');
  const api = useApi();
  const queries = useQueryClient();
  const checked = useMember().profile[name];
  const { queryKey } = userQuery(api);
  const show = (value: boolean) =>
    queries.setQueryData<User | null>(queryKey, (user) => user && { ...user, profile: { ...user.profile, [name]: value } });
  const change = useMutation({
    scope: { id: name },
    mutationFn: (value: boolean) => api(putUser, { body: { [name]: value } }),
    onMutate: show,
    onSuccess: ({ user }) => queries.setQueryData(queryKey, user),
    onError: (_error, value) => show(!value),
  });
  return (
    <div className="settings-row">
      <Switch label={label} help={help} name={name} checked={checked} onChange={(value) => change.mutate(value)} />
      <SavedNote
        state={change.isSuccess ? 'saved' : change.isError ? 'failed' : null}
        savedLabel={common('state.saved')}
        error={change.error && errorText(change.error)}
        undo={change.isSuccess ? { label: common('action.undo'), onUndo: () => change.mutate(!checked) } : undefined}
      />
    </div>
  );
}
