import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { NoScriptForm, useSentForm } from '#platform/web/shell/sent-form.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/shell/use-hydrated.ts';
import { Button, ButtonLink, Spinner } from '#platform/web/ui/index.ts';
import { useAfterLogin } from '#features/account/web/index.ts';
import { confirmSignup } from '../contract/endpoints.ts';
import { forgetDraft } from './state/draft.ts';
import { startProfileDraft } from './state/profile-draft.ts';
import { tabStorage } from './state/tab-storage.ts';

/** The link that a signup has mailed. It is used by the browser, never by the server, so that a mail scanner that opens it does not use it up. */
export function Component() {
  const t = useTranslations('account.activate');
  const mail = useTranslations('signup.mail');
  const form = useTranslations('signup.form');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account');
  const [search] = useSearchParams();
  // Stays the same: a retry after a lost reply gets the session that was begun.
  const [clientId] = useState(newClientId);
  const { error, retry } = useConfirmation(search.get('token') ?? '', clientId);
  const sent = useSentForm();
  const passing = error !== null && (!(error instanceof ApiError) || error.retriable);
  const title = error === null ? t('checking') : passing ? t('checkFailed') : t('errorTitle');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16" aria-live="polite">
      <PageTitle text={useHydrated() ? title : t('confirmTitle')} />
      <NoScriptForm title={t('confirmTitle')} problem={sent.error && errorText(sent.error)} label={common('next')} clientId={clientId} />
      <h1 className={error === null ? 't18 flex items-center gap-4 noscript:hidden' : 'h36'}>
        {error === null && <Spinner />}
        {title}
      </h1>
      {error !== null && (
        <p className="t18 soft max-w-[46ch] text-pretty">{passing ? errorText(error) : `${t('errorText')} ${mail('linkOver')}`}</p>
      )}
      {error !== null && (
        <div className="mt-3 flex flex-wrap gap-3">
          {passing ? (
            <Button kind="primary" onClick={retry}>
              {common('retry')}
            </Button>
          ) : (
            <>
              <ButtonLink kind="primary" to="/login">
                {t('login')}
              </ButtonLink>
              <ButtonLink to="/signup">{form('title')}</ButtonLink>
            </>
          )}
        </div>
      )}
    </section>
  );
}

/** Uses the token once and goes on where a signup does; temporary failures, such as being offline, can be retried. */
function useConfirmation(token: string, clientId: string): { readonly error: Error | null; readonly retry: () => void } {
  const api = useApi();
  const enter = useAfterLogin('/complete-signup');
  const [error, setError] = useState<Error | null>(null);
  const used = useRef<string | null>(null);

  const run = useCallback(async () => {
    setError(null);
    try {
      if (token === '') throw new ApiError(410, 'link_expired');
      const { user } = await api(confirmSignup, { body: { token, client_id: clientId } });
      forgetDraft(tabStorage);
      startProfileDraft(tabStorage, { addressee: null, messageWaits: false, likeWaits: false });
      await enter(user);
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal : new Error('confirmation failed'));
    }
  }, [api, clientId, enter, token]);

  useEffect(() => {
    if (used.current === token) return;
    used.current = token;
    void run();
  }, [run, token]);

  return { error, retry: () => void run() };
}
