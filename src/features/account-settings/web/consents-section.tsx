import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { SavedNote, Switch } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { putConsent } from '../contract/calls.ts';
import type { Consent } from '../contract/endpoints.ts';
import { consentsQuery } from './queries.ts';
import { Section } from './section.tsx';

/** The member's consents, each with a switch to give or withdraw it. */
export function ConsentsSection() {
  const t = useTranslations('account-settings.consents');
  const { data: consents } = useSuspenseQuery(consentsQuery(useApi()));
  const { niche } = useSettings();
  const offersExplicit = niche === 2 || niche === 6;
  const shown = consents.filter(({ purpose, granted }) => granted || offersExplicit || purpose !== 'explicit_interests');
  return (
    <Section id="consents" title={t('title')} lead={t('lead')}>
      {shown.map((consent) => (
        <ConsentSwitch key={consent.purpose} consent={consent} />
      ))}
    </Section>
  );
}

function ConsentSwitch({ consent }: { readonly consent: Consent }) {
  const t = useTranslations('account-settings');
  const common = useTranslations('common');
  const errorText = useErrorText('account-settings');
  const dateText = useDateFormat();
  const api = useApi();
  const queries = useQueryClient();
  const { purpose, granted, text_version, changed_at } = consent;
  const { queryKey } = consentsQuery(api);
  const show = (value: boolean) =>
    queries.setQueryData(queryKey, (all) => all?.map((one) => (one.purpose === purpose ? { ...one, granted: value } : one)));
  const change = useMutation({
    scope: { id: purpose },
    mutationFn: (value: boolean) => api(putConsent, { body: { purpose, granted: value } }),
    onMutate: show,
    onSuccess: ({ consents }) => queries.setQueryData(queryKey, consents),
    onError: (_error, value) => show(!value),
  });
  const date = changed_at === null ? null : dateText(new Date(changed_at), { dateStyle: 'medium' });
  return (
    <div className="settings-row">
      <Switch
        label={t(`consents.${purpose}`)}
        help={t(`consents.${purpose}Help`)}
        checked={granted}
        onChange={(value) => change.mutate(value)}
      />
      {date !== null && !change.isPending && (
        <p className="text-s soft">
          {granted ? t('consents.given', { date, version: text_version ?? '' }) : t('consents.withdrawn', { date })}
        </p>
      )}
      <SavedNote
        state={change.isSuccess ? 'saved' : change.isError ? 'failed' : null}
        savedLabel={common('state.saved')}
        error={change.error && errorText(change.error)}
        undo={change.isSuccess ? { label: common('action.undo'), onUndo: () => change.mutate(!granted) } : undefined}
      />
    </div>
  );
}
