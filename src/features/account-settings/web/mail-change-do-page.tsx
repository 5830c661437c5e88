import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button, ButtonLink, Spinner } from '#platform/web/ui/index.ts';
import { useUser, userQuery } from '#features/account/web/index.ts';
import { confirmMailChange } from '../contract/endpoints.ts';

type Outcome = { readonly email: string } | { readonly error: Error } | null;

/** The link mailed to the new address. It is used by the browser, never by the server, so that a mail scanner that opens it does not use it up. */
export function Component() {
  const t = useTranslations('account-settings.mailDone');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account-settings', 'account');
  const member = useUser() !== null;
  const [search] = useSearchParams();
  const { outcome, retry } = useConfirmation(search.get('token') ?? '');
  const failed = outcome !== null && 'error' in outcome ? outcome.error : null;
  const passing = failed instanceof ApiError && failed.retriable;
  const title = outcome === null ? t('checking') : failed ? t('failedTitle') : t('title');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16" aria-live="polite">
      <PageTitle text={title} />
      <h1 className={outcome === null ? 't18 flex items-center gap-4' : 'h48'}>
        {outcome === null && <Spinner />}
        {title}
      </h1>
      {failed && (
        <p className="t18 soft max-w-[46ch] text-pretty">
          {failed instanceof ApiError && failed.code === 'link_expired' ? t('failedText') : errorText(failed)}
        </p>
      )}
      {outcome !== null && 'email' in outcome && <p className="t18 soft max-w-[46ch]">{t('text', { email: outcome.email })}</p>}
      {outcome !== null && (
        <div className="mt-3 flex flex-wrap gap-3">
          {passing && (
            <Button kind="primary" onClick={retry}>
              {common('retry')}
            </Button>
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
function useConfirmation(token: string): { readonly outcome: Outcome; readonly retry: () => void } {
  const api = useApi();
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const used = useRef<string | null>(null);

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
