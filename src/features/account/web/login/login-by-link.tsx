import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { loadPart } from '#platform/web/shell/load-part.tsx';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { NoScriptForm } from '#platform/web/shell/sent-form.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { Alert, Button, Panel } from '#platform/web/ui/index.ts';
import { loginByLink } from '../../contract/calls.ts';
import { linkIsOver } from './link-token.ts';
import { pathAfterLogin } from '../../contract/path-after-login.ts';
import { loginPath } from '../user/login-path.ts';
import { useAfterLogin } from './use-after-login.ts';

const SecondStepForm = loadPart(async () => (await import('./second-step-form.tsx')).SecondStepForm);

/** The link of a notification mail. Only the button uses it up, so that a mail scanner or a prefetch logs nobody in. */
export function LoginByLink({ token }: { readonly token: string }) {
  const t = useTranslations('account.login');
  const errorText = useErrorText('account');
  const api = useApi();
  const enter = useAfterLogin();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const [codeAsked, setCodeAsked] = useState(false);
  // Does not change: a retry after a lost response gets the session that was already started.
  const [clientId] = useState(newClientId);
  const toLogin = () => void navigate(loginPath(pathAfterLogin(search)), { replace: true, state: linkIsOver });
  const login = useMutation({
    mutationFn: () => api(loginByLink, { body: { token, client_id: clientId } }),
    onSuccess: ({ user }) => enter(user),
    onError(error) {
      if (error instanceof ApiError && error.code === 'second_step_required') setCodeAsked(true);
      if (error instanceof ApiError && error.code === 'link_expired') toLogin();
    },
  });
  return (
    <section className="wrap grid justify-items-center gap-6 py-8 md:py-16">
      <PageTitle text={t('title')} />
      <meta name="referrer" content="no-referrer" />
      <Panel tone="raised" className="w-full max-w-[480px]">
        {codeAsked ? (
          <SecondStepForm refusal={null} onDeleted={toLogin} onClose={toLogin} />
        ) : (
          <>
            <h1 className="title-l">{t('title')}</h1>
            <p className="soft mt-1 text-pretty">{t('linkText')}</p>
            <div className="mt-6 grid gap-5">
              {login.error && (
                <Alert tone="note" icon="warning-circle" live>
                  {errorText(login.error)}
                </Alert>
              )}
              <NoScriptForm label={t('submit')} clientId={clientId} />
              <Button
                kind="primary"
                size="tall"
                className="noscript:hidden"
                disabled={!hydrated}
                loading={login.isPending}
                onClick={() => login.mutate()}
              >
                {t('submit')}
              </Button>
            </div>
          </>
        )}
      </Panel>
    </section>
  );
}
