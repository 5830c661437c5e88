import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { data, type LoaderFunctionArgs, redirect, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { orErrorPage, toolsContext, useApi } from '#platform/web/data/context.ts';
import { NoScriptForm, useSentForm } from '#platform/web/shell/sent-form.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/shell/use-hydrated.ts';
import { Button, Spinner } from '#platform/web/ui/index.ts';
import { slugProblem } from '#features/operator-pages/contract/slug.ts';
import { OperatorPage, operatorPageQuery } from '#features/operator-pages/web/index.ts';
import { activate } from '../contract/endpoints.ts';
import { isLinkToken, justActivated, loginToken, unsubscribeToken } from './link-token.ts';
import { LoginByLink } from './login-by-link.tsx';
import { MemberField } from './member-field.tsx';
import { requireVisitor, userQuery } from './queries.ts';

/** /{token}: a link from a mail, or a page that the operator wrote (specification §2). */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const token = params['token'] ?? '';
  if (isLinkToken(token)) return null;
  if (loginToken(token) !== null) {
    // With a session it is a link like any other, and stays unused.
    await requireVisitor(context.get(toolsContext), request);
    return null;
  }
  const unsubscribe = unsubscribeToken(token);
  if (unsubscribe !== null) throw redirect(`/unsubscribe/${unsubscribe}`);
  if (slugProblem(token) !== null) throw data({ code: 'not_found' }, { status: 404 });
  const { api, queries } = context.get(toolsContext);
  await orErrorPage(queries.ensureQueryData(operatorPageQuery(api, token)));
  return null;
}

export function Component() {
  const token = useParams()['token'] ?? '';
  const login = loginToken(token);
  if (login !== null) return <LoginByLink token={login} />;
  return isLinkToken(token) ? <Activation token={token} /> : <OperatorPage slug={token} />;
}

/** The link of an activation mail. It is used by the browser, never by the server, so that a mail scanner that opens it does not use it up. */
function Activation({ token }: { readonly token: string }) {
  const t = useTranslations('account.activate');
  const login = useTranslations('account.login');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account');
  const { error, retry } = useActivation(token);
  const sent = useSentForm();
  const plainTitle = sent.error === null ? t('confirmTitle') : t('checkFailed');
  const title = error ? t('checkFailed') : t('checking');
  return (
    <section className="wrap grid justify-items-start gap-4 py-12 md:py-16">
      <PageTitle text={useHydrated() ? title : plainTitle} />
      <NoScriptForm title={plainTitle} problem={sent.error && errorText(sent.error)} label={login('codeSubmit')}>
        <MemberField />
      </NoScriptForm>
      {error ? (
        <>
          <h1 className="h36">{t('checkFailed')}</h1>
          <p className="soft" role="status">
            {errorText(error)}
          </p>
          <Button kind="primary" onClick={retry}>
            {common('retry')}
          </Button>
        </>
      ) : (
        <h1 className="t18 flex items-center gap-4 noscript:hidden">
          <Spinner />
          {t('checking')}
        </h1>
      )}
    </section>
  );
}

/** Uses the token once and navigates to the result page; temporary failures, such as being offline, are returned to be retried. */
function useActivation(token: string): { readonly error: Error | null; readonly retry: () => void } {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [error, setError] = useState<Error | null>(null);
  const used = useRef('');

  const run = useCallback(async () => {
    setError(null);
    try {
      await api(activate, { body: { token } });
    } catch (refusal) {
      if (refusal instanceof ApiError && !refusal.retriable) await navigate('/activate/error', { replace: true });
      else setError(refusal instanceof Error ? refusal : new Error('activation failed'));
      return;
    }
    await queries.invalidateQueries({ queryKey: userQuery(api).queryKey });
    await navigate('/activate/done', { replace: true, state: justActivated });
  }, [api, queries, navigate, token]);

  useEffect(() => {
    if (used.current === token) return;
    used.current = token;
    void run();
  }, [run, token]);

  return { error, retry: () => void run() };
}
