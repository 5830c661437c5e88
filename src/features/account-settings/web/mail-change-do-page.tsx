import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { NoScriptForm, type SentForm, useSentForm } from '#platform/web/shell/sent-form.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { useHydrated } from '#platform/web/shell/use-hydrated.ts';
import { Button, ButtonLink, Spinner } from '#platform/web/ui/index.ts';
import { MemberField, useUser, userQuery } from '#features/account/web/index.ts';
import { confirmMailChange } from '../contract/endpoints.ts';

/** Without script the page is told that it was done, and the address only where somebody is logged in. */
type Outcome = { readonly email: string | null } | { readonly error: Error } | null;

/** The link mailed to the new address. It is used by the browser, never by the server, so that a mail scanner that opens it does not use it up. */
export function Component() {
  const t = useTranslations('account-settings.mailDone');
  const link = useTranslations('account');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account-settings', 'account');
  const user = useUser();
  const member = user !== null;
  const [search] = useSearchParams();
  const sent = useSentForm();
  const { outcome, retry } = useConfirmation(search.get('token') ?? '', sent, user?.email ?? null);
  const hydrated = useHydrated();
  const failed = outcome !== null && 'error' in outcome ? outcome.error : null;
  const passing = failed instanceof ApiError && failed.retriable;
  const title = outcome === null ? t('checking') : failed ? t('failedTitle') : t('title');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16" aria-live="polite">
      <PageTitle text={hydrated || outcome !== null ? title : link('activate.confirmTitle')} />
      {outcome === null && (
        <NoScriptForm title={link('activate.confirmTitle')} label={link('login.codeSubmit')}>
          <MemberField />
        </NoScriptForm>
      )}
      <h1 className={outcome === null ? 't18 flex items-center gap-4 noscript:hidden' : 'h48'}>
        {outcome === null && <Spinner />}
        {title}
      </h1>
      {failed && (
        <p className="t18 soft max-w-[46ch] text-pretty">
          {failed instanceof ApiError && failed.code === 'link_expired' ? t('failedText') : errorText(failed)}
        </p>
      )}
      {outcome !== null && 'email' in outcome && outcome.email !== null && (
        <p className="t18 soft max-w-[46ch]">{t('text', { email: outcome.email })}</p>
      )}
      {outcome !== null && (
        <div className="mt-3 flex flex-wrap gap-3">
          {passing && (
            // The browser itself sends it again where there is no script.
            <form
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                retry();
              }}
            >
              <Button type="submit" kind="primary">
                {common('retry')}
              </Button>
            </form>
          )}
          {member ? (
            <>
              <ButtonLink kind={failed && !passing ? 'primary' : 'quiet'} to="/settings#email">
                {t('settings')}
              </ButtonLink>
              {!failed && (
                <ButtonLink kind="primary" to="/members">
                  {t('search')}
                </ButtonLink>
              )}
            </>
          ) : (
            <ButtonLink kind={passing ? 'quiet' : 'primary'} to="/login">
              {t('login')}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  );
}

/** Uses the token once; temporary failures, such as being offline, can be retried. */
function useConfirmation(token: string, sent: SentForm, email: string | null): { readonly outcome: Outcome; readonly retry: () => void } {
  const api = useApi();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>(sent.done !== null ? { email } : sent.error && { error: sent.error });
  const used = useRef<string | null>(outcome === null ? null : token);

  const run = useCallback(async () => {
    setOutcome(null);
    try {
      if (token === '') throw new ApiError(410, 'link_expired');
      setOutcome(await api(confirmMailChange, { body: { token } }));
      await queries.invalidateQueries({ queryKey: userQuery(api).queryKey });
    } catch (error) {
      setOutcome({ error: error instanceof Error ? error : new Error('confirmation failed') });
    }
  }, [api, queries, token]);

  useEffect(() => {
    if (used.current === token) return;
    used.current = token;
    void run();
  }, [run, token]);

  return { outcome, retry: () => void run() };
}
