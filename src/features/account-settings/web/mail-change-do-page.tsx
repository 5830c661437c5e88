import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { ConfirmForm, type SentForm, useSentForm } from '#platform/web/shell/sent-form.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button, ButtonLink, Spinner } from '#platform/web/ui/index.ts';
import { MemberField, useUser, userQuery } from '#features/account/web/index.ts';
import { confirmMailChange } from '../contract/calls.ts';

/** After a form without script the page learns that the change succeeded, but the address only when the member is logged in. */
type Outcome = { readonly email: string | null } | { readonly error: Error } | null;

/** The link mailed to the new address. Only its button uses it up: a program that checks mails opens it, too. */
export function Component() {
  const t = useTranslations('account-settings.mailDone');
  const link = useTranslations('account');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account-settings', 'account');
  const user = useUser();
  const member = user !== null;
  const [search] = useSearchParams();
  const sent = useSentForm();
  const { outcome, isPending, confirm } = useConfirmation(search.get('token') ?? '', sent, user?.email ?? null);
  const failed = outcome !== null && 'error' in outcome ? outcome.error : null;
  const passing = failed instanceof ApiError && failed.retriable;
  const title = isPending ? t('checking') : outcome === null ? link('activate.confirmTitle') : failed ? t('failedTitle') : t('title');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16" aria-live="polite">
      <PageTitle text={title} />
      <meta name="referrer" content="no-referrer" />
      {outcome === null && !isPending ? (
        <ConfirmForm title={title} label={link('login.codeSubmit')} onConfirm={confirm}>
          <MemberField />
        </ConfirmForm>
      ) : (
        <h1 className={isPending ? 'text-l flex items-center gap-4' : 'title-xl'}>
          {isPending && <Spinner />}
          {title}
        </h1>
      )}
      {failed && (
        <p className="text-l soft max-w-[46ch] text-pretty">
          {failed instanceof ApiError && failed.code === 'link_expired' ? t('failedText') : errorText(failed)}
        </p>
      )}
      {outcome !== null && 'email' in outcome && outcome.email !== null && (
        <p className="text-l soft max-w-[46ch]">{t('text', { email: outcome.email })}</p>
      )}
      {outcome !== null && (
        <div className="mt-3 flex flex-wrap gap-3">
          {passing && (
            // The browser itself sends it again where there is no script.
            <form
              method="post"
              onSubmit={(event) => {
                event.preventDefault();
                confirm();
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
function useConfirmation(token: string, sent: SentForm, email: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  const { mutate, isIdle, isPending, data, error } = useMutation({
    async mutationFn() {
      if (token === '') throw new ApiError(410, 'link_expired');
      const reply = await api(confirmMailChange, { body: { token } });
      await queries.invalidateQueries({ queryKey: userQuery(api).queryKey });
      return reply;
    },
  });
  const before: Outcome = sent.done !== null ? { email } : sent.error && { error: sent.error };
  const outcome: Outcome = isIdle ? before : (data ?? (error && { error }));
  return { outcome: isPending ? null : outcome, isPending, confirm: () => mutate() };
}
