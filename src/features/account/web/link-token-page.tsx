import { useMutation, useQueryClient } from '@tanstack/react-query';
import { data, type LoaderFunctionArgs, redirect, useNavigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { throwToErrorPage, loaderContext, useApi } from '#platform/web/data/context.ts';
import { ConfirmForm, useSentForm } from '#platform/web/shell/sent-form.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Spinner } from '#platform/web/ui/index.ts';
import { slugProblem } from '#features/operator-pages/contract/slug.ts';
import { OperatorPage, operatorPageQuery } from '#features/operator-pages/web/index.ts';
import { activate } from '../contract/calls.ts';
import { isLinkToken, justActivated, loginToken, unsubscribeToken } from './login/link-token.ts';
import { LoginByLink } from './login/login-by-link.tsx';
import { MemberField } from './user/member-field.tsx';
import { requireVisitor, userQuery } from './user/queries.ts';

/** /{token}: a link from a mail, or a page written by the operator (specification §2). */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<null> {
  const token = params['token'] ?? '';
  if (isLinkToken(token)) return null;
  if (loginToken(token) !== null) {
    // A logged-in member is redirected, and the link stays unused.
    await requireVisitor(context.get(loaderContext), request);
    return null;
  }
  const unsubscribe = unsubscribeToken(token);
  if (unsubscribe !== null) throw redirect(`/unsubscribe/${unsubscribe}`);
  if (slugProblem(token) !== null) throw data({ code: 'not_found' }, { status: 404 });
  const { api, queries } = context.get(loaderContext);
  await throwToErrorPage(queries.ensureQueryData(operatorPageQuery(api, token)));
  return null;
}

export function Component() {
  const token = useParams()['token'] ?? '';
  const login = loginToken(token);
  if (login !== null) return <LoginByLink token={login} />;
  return isLinkToken(token) ? <Activation token={token} /> : <OperatorPage slug={token} />;
}

/** The link of an activation mail. Only the button uses it up, because mail scanners open the link, too. */
function Activation({ token }: { readonly token: string }) {
  const t = useTranslations('account.activate');
  const login = useTranslations('account.login');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account');
  const activation = useActivation(token);
  const sent = useSentForm();
  const error = activation.error ?? (activation.isIdle ? sent.error : null);
  const title = activation.isPending ? t('checking') : error === null ? t('confirmTitle') : t('checkFailed');
  return (
    <section className="wrap grid justify-items-start gap-4 py-12 md:py-16" aria-live="polite">
      <PageTitle text={title} />
      <meta name="referrer" content="no-referrer" />
      {activation.isPending ? (
        <h1 className="text-l flex items-center gap-4">
          <Spinner />
          {title}
        </h1>
      ) : (
        <ConfirmForm
          title={title}
          lead={t('confirmText')}
          problem={error && errorText(error)}
          label={error === null ? login('codeSubmit') : common('retry')}
          onConfirm={() => activation.mutate()}
        >
          <MemberField />
        </ConfirmForm>
      )}
    </section>
  );
}

/** Uses the token once and navigates to the result page; temporary failures, such as being offline, can be retried. */
function useActivation(token: string) {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => api(activate, { body: { token } }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: userQuery(api).queryKey });
      await navigate('/activate/done', { replace: true, state: justActivated });
    },
    async onError(refusal) {
      if (refusal instanceof ApiError && !refusal.retriable) await navigate('/activate/error', { replace: true });
    },
  });
}
