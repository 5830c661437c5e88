import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { type SentForm, useSentForm } from '#platform/web/shell/sent-form.tsx';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Button, ButtonLink, EmailInput, Field, Icon, Panel } from '#platform/web/ui/index.ts';
import { useProof } from '#features/proof-of-work/web/index.ts';
import { requestPasswordReset } from '../contract/calls.ts';
import { checkEmail } from '../contract/rules.ts';
import { MemberField } from './user/member-field.tsx';
import { useUser } from './user/user-provider.tsx';

/** /reset-password: requests the mail. The result looks the same whether or not the address has an account, unless the site reveals that. */
export function Component() {
  const t = useTranslations('account.reset');
  const sent = useSentForm();
  // After a form sent without script the page does not have the address, and should not contain it.
  const [sentTo, setSentTo] = useState(sent.done === null ? null : '');
  return (
    <section className="wrap grid justify-items-center gap-6 py-8 md:py-16">
      <PageTitle text={t('title')} />
      <Panel tone="raised" className="w-full max-w-[480px]">
        {sentTo === null ? <RequestForm sent={sent} onSent={setSentTo} /> : <Sent email={sentTo} />}
      </Panel>
      {sentTo === null && (
        <p>
          <Link className="link" to="/login">
            {t('login')}
          </Link>
        </p>
      )}
    </section>
  );
}

function RequestForm({ sent, onSent }: { readonly sent: SentForm; readonly onSent: (email: string) => void }) {
  const t = useTranslations('account.reset');
  const errorText = useErrorText('account', 'proof-of-work');
  const api = useApi();
  const { working, withProof } = useProof();
  const member = useUser();
  const [email, setEmail] = useState(sent.typed['email'] ?? member?.email ?? '');
  const request = useMutation({
    async mutationFn(body: { readonly email: string; readonly client_id: string }) {
      const verdict = checkEmail(body.email);
      if (verdict !== null) throw new ApiError(400, verdict.code);
      return withProof((slot) => api(requestPasswordReset, { body: { ...body, ...slot } }));
    },
    onSuccess: (_done, asked) => onSent(asked.email),
  });
  const error = request.error ?? (request.isIdle && email === sent.typed['email'] ? sent.error : null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (request.isPending) return;
    const form = event.currentTarget;
    request.mutate(
      { email: email.trim(), client_id: newClientId() },
      { onError: () => form.querySelector<HTMLInputElement>('[name=email]')?.focus() },
    );
  };
  return (
    <>
      <h1 className="title-l">{t('title')}</h1>
      <p className="soft mt-1">{t('lead')}</p>
      <form method="post" noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        <MemberField />
        <Field label={t('email')} error={error && errorText(error)}>
          <EmailInput
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              if (request.isError) request.reset();
            }}
          />
        </Field>
        <Button type="submit" kind="primary" size="tall" loading={request.isPending && working === null}>
          {working ?? t('submit')}
        </Button>
      </form>
    </>
  );
}

function Sent({ email }: { readonly email: string }) {
  const t = useTranslations('account.reset');
  return (
    <div role="status" className="grid justify-items-start gap-4">
      <span className="grid size-14 place-items-center rounded-[28px_28px_28px_6px] bg-blush text-[28px] text-primary">
        <Icon name="envelope-simple" />
      </span>
      <h1 className="title-l">{t('sentTitle')}</h1>
      <p className="wrap-anywhere text-pretty">{email === '' ? t('sentUnnamed') : t('sent', { email })}</p>
      <p className="text-m soft">{t('help')}</p>
      <ButtonLink kind="primary" to="/login">
        {t('login')}
      </ButtonLink>
    </div>
  );
}
