import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { data, type LoaderFunctionArgs, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ReplyOf } from '#platform/contract/endpoint.ts';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useSentForm } from '#platform/web/shell/sent-form.tsx';
import { Button, Panel } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import { confirmDeclaration, denyDeclaration } from '../../contract/calls.ts';
import type { getDeclaration } from '../../contract/withdrawal.ts';
import { declarationQuery } from '../state/queries.ts';

type Declaration = ReplyOf<typeof getDeclaration>;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, queries } = context.get(loaderContext);
  const found = await throwToErrorPage(queries.fetchQuery(declarationQuery(api, params['token'] ?? '')));
  return found === null ? data(null, { status: 410 }) : null;
}

/** The page behind the link in a mail about a withdrawal: one click says who declared it. Opening the page changes nothing. */
export function Component() {
  const token = useParams()['token'] ?? '';
  const { data: found } = useSuspenseQuery(declarationQuery(useApi(), token));
  return (
    <section className="wrap grid justify-items-center py-8 md:py-16">
      <Panel tone="raised" className="w-full max-w-[560px]">
        {found === null ? <Invalid /> : <Answer token={token} found={found} />}
      </Panel>
    </section>
  );
}

function Invalid() {
  const text = useTranslations('orders.errors')('link_expired');
  return (
    <>
      <PageTitle text={text} />
      <h1 className="title-m">{text}</h1>
    </>
  );
}

function Answer({ token, found }: { readonly token: string; readonly found: Declaration }) {
  const t = useTranslations('orders.withdrawal');
  const dateText = useDateFormat();
  const errorText = useErrorText('orders');
  const sent = useSentForm();
  const answer = useAnswer(token);
  const { support_email: email } = useSettings();
  const { kind, number, order, received_at: at, state, owner } = found;
  const title = t('linkTitle', { kind, number });
  // The account's owner can still object after the declarer's click.
  const asks = state === 'open' || (owner && state === 'confirmed');
  const error = answer.error ?? (answer.isIdle ? sent.error : null);
  const text = asks
    ? t(owner ? 'linkOwner' : 'linkOpen')
    : state === 'ended'
      ? t('linkEnded', { email })
      : t(state === 'denied' ? 'linkDenied' : 'linkConfirmed');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!answer.isPending) answer.mutate(submitter?.getAttribute('name') === 'deny');
  };
  return (
    <>
      <PageTitle text={title} />
      <h1 className="title-m">{title}</h1>
      <p className="soft mt-2 wrap-anywhere">
        {t('linkText', { at: dateText(new Date(at), { dateStyle: 'long', timeStyle: 'medium' }), order })}
      </p>
      <p className="mt-4 text-pretty" role="status">
        {text}
      </p>
      {error && (
        <p className="mt-3 text-caution" role="alert">
          {errorText(error)}
        </p>
      )}
      {asks && (
        <form method="post" className="mt-6 flex flex-wrap gap-3" onSubmit={submit}>
          {!owner && (
            <Button type="submit" name="confirm" value="yes" kind="primary" disabled={answer.isPending}>
              {t('me')}
            </Button>
          )}
          <Button type="submit" name="deny" value="yes" kind={owner ? 'primary' : 'quiet'} disabled={answer.isPending}>
            {t('notMe')}
          </Button>
        </form>
      )}
    </>
  );
}

function useAnswer(token: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wasOther: boolean) => api(wasOther ? denyDeclaration : confirmDeclaration, { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: declarationQuery(api, token).queryKey }),
  });
}
