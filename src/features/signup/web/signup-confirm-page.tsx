import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { ConfirmForm, useSentForm } from '#platform/web/shell/sent-form.tsx';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { ButtonLink, Spinner } from '#platform/web/ui/index.ts';
import { justActivated, useAfterLogin } from '#features/account/web/index.ts';
import { confirmSignup } from '../contract/calls.ts';
import { forgetDraft } from './state/draft.ts';
import { startProfileDraft } from './state/profile-draft.ts';
import { tabStorage } from './state/tab-storage.ts';

/** The link that a signup has mailed. Only its button uses it up, because mail scanners open the link, too. */
export function Component() {
  const t = useTranslations('account.activate');
  const mail = useTranslations('signup.mail');
  const form = useTranslations('signup.form');
  const common = useTranslations('common.action');
  const errorText = useErrorText('account');
  const [search] = useSearchParams();
  // Does not change: a retry after a lost response gets the session that was already started.
  const [clientId] = useState(newClientId);
  const confirmation = useConfirmation(search.get('token') ?? '', clientId);
  const sent = useSentForm();
  const error = confirmation.error ?? (confirmation.isIdle ? sent.error : null);
  const passing = error !== null && (!(error instanceof ApiError) || error.retriable);
  const over = error !== null && !passing;
  const { isPending } = confirmation;
  const title = isPending ? t('checking') : over ? t('errorTitle') : passing ? t('checkFailed') : t('confirmTitle');
  return (
    <section className="wrap grid justify-items-start gap-4 py-8 md:py-16" aria-live="polite">
      <PageTitle text={title} />
      <meta name="referrer" content="no-referrer" />
      {isPending || over ? (
        <h1 className={isPending ? 'text-l flex items-center gap-4' : 'title-l'}>
          {isPending && <Spinner />}
          {title}
        </h1>
      ) : (
        <ConfirmForm
          title={title}
          lead={t('confirmText')}
          problem={error && errorText(error)}
          label={passing ? common('retry') : common('next')}
          clientId={clientId}
          onConfirm={() => confirmation.mutate()}
        />
      )}
      {over && (
        <>
          <p className="text-l soft max-w-[46ch] text-pretty">{`${t('errorText')} ${mail('linkOver')}`}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <ButtonLink kind="primary" to="/login">
              {t('login')}
            </ButtonLink>
            <ButtonLink to="/signup">{form('title')}</ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}

/** Uses the token once. Then continues the signup; in another browser opens the page that confirms the activation. */
function useConfirmation(token: string, clientId: string) {
  const api = useApi();
  const navigate = useNavigate();
  const enter = useAfterLogin('/complete-signup');
  return useMutation({
    async mutationFn() {
      if (token === '') throw new ApiError(410, 'link_expired');
      const { user } = await api(confirmSignup, { body: { token, client_id: clientId } });
      if (user === null) return navigate('/activate/done', { replace: true, state: justActivated });
      forgetDraft(tabStorage);
      startProfileDraft(tabStorage, { addressee: null, messageWaits: false, likeWaits: false });
      return enter(user);
    },
  });
}
