import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { useSentForm } from '#platform/web/shell/sent-form.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button, ButtonLink, Panel } from '#platform/web/ui/index.ts';
import { MemberField, userQuery } from '#features/account/web/index.ts';
import { resubscribe, unsubscribe } from '../contract/calls.ts';
import type { getUnsubscription } from '../contract/endpoints.ts';
import { notificationSettingsQuery, unsubscriptionQuery } from './queries.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, queries } = context.get(loaderContext);
  const found = await throwToErrorPage(queries.fetchQuery(unsubscriptionQuery(api, params['token'] ?? '')));
  return found === null ? data(null, { status: 410 }) : null;
}

/** The page of a mail's unsubscribe link: one press ends mails of that type, without a login. Opening it changes nothing. */
export function Component() {
  const token = useParams()['token'] ?? '';
  const { data: found } = useSuspenseQuery(unsubscriptionQuery(useApi(), token));
  return (
    <section className="wrap grid justify-items-center py-8 md:py-16">
      <Panel tone="raised" className="w-full max-w-[480px]">
        {found === null ? <Invalid /> : <Choice token={token} {...found} />}
      </Panel>
    </section>
  );
}

function Choice({ token, type, email, subscribed }: { readonly token: string } & ReplyOf<typeof getUnsubscription>) {
  const t = useTranslations('notifications');
  const errorText = useErrorText('notifications');
  const change = useChange(token);
  const sent = useSentForm();
  const error = change.error ?? (change.isIdle ? sent.error : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(!subscribed);
  };
  const [title, text] = !subscribed
    ? [t('unsubscribe.offTitle'), t('unsubscribe.offText', { email })]
    : change.isSuccess || sent.done === 'on'
      ? [t('unsubscribe.onTitle'), t('unsubscribe.onText', { email })]
      : [t('unsubscribe.title'), t('unsubscribe.question', { email })];
  return (
    <>
      <PageTitle text={title} />
      <div role="status">
        <h1 className="title-l">{title}</h1>
        <p className="text-l mt-3 font-semibold">{t(`types.${type}`)}</p>
        <p className="soft mt-1 text-pretty">{text}</p>
      </div>
      {error && (
        <p className="mt-3 text-caution" role="alert">
          {errorText(error)}
        </p>
      )}
      <form method="post" className="mt-6 flex flex-wrap gap-3" onSubmit={submit}>
        <MemberField />
        <Button
          type="submit"
          name={subscribed ? 'off' : 'on'}
          value="yes"
          kind={subscribed ? 'primary' : 'quiet'}
          loading={change.isPending}
        >
          {subscribed ? t('unsubscribe.off') : t('unsubscribe.on')}
        </Button>
        <ButtonLink kind="plain" to="/notifications">
          {t('unsubscribe.all')}
        </ButtonLink>
      </form>
    </>
  );
}

function useChange(token: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (subscribed: boolean) => api(subscribed ? resubscribe : unsubscribe, { query: { token } }),
    onSuccess(_done, subscribed) {
      queries.setQueryData(unsubscriptionQuery(api, token).queryKey, (found) => found && { ...found, subscribed });
      if (!queries.getQueryData(userQuery(api).queryKey)) return;
      void queries.invalidateQueries({ queryKey: notificationSettingsQuery(api).queryKey });
      void queries.invalidateQueries({ queryKey: userQuery(api).queryKey });
    },
  });
}

function Invalid() {
  const t = useTranslations('notifications');
  return (
    <>
      <PageTitle text={t('unsubscribe.invalid')} />
      <h1 className="title-l">{t('unsubscribe.invalid')}</h1>
      <p className="soft mt-3 text-pretty">{t('errors.link_invalid')}</p>
      <ButtonLink kind="primary" className="mt-6" to="/notifications">
        {t('unsubscribe.all')}
      </ButtonLink>
    </>
  );
}
