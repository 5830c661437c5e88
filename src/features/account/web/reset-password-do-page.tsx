import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { type SentForm, useSentForm } from '#platform/web/shell/sent-form.tsx';
import { fieldOf, useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { PageTitle } from '#platform/web/shell/page-title.tsx';
import { Alert, Button, ButtonLink, Panel } from '#platform/web/ui/index.ts';
import { resetPassword } from '../contract/calls.ts';
import { checkPassword, minPasswordLength } from '../contract/new-password.ts';
import { changeUser } from './user/change-user.ts';
import { MemberField } from './user/member-field.tsx';
import { NewPasswordField } from './password/new-password-field.tsx';
import { PasswordField } from './password/password-field.tsx';

/** /reset-password/do: the target of the mailed link. Opening the page does not use up the token; setting the password does. */
export function Component() {
  const t = useTranslations('account.reset');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const sent = useSentForm();
  const [ending, setEnding] = useState<'done' | 'expired' | null>(
    sent.done !== null ? 'done' : token === '' || sent.error?.code === 'link_expired' ? 'expired' : null,
  );
  const title = ending === 'done' ? t('doneTitle') : ending === 'expired' ? t('badTitle') : t('newTitle');
  return (
    <section className="wrap grid justify-items-center gap-6 py-8 md:py-16">
      <PageTitle text={title} />
      <Panel tone="raised" className="w-full max-w-[480px]">
        <div role={ending === null ? undefined : 'status'}>
          <h1 className="title-l">{title}</h1>
        </div>
        {ending === null && <NewPassword token={token} sent={sent} onEnd={setEnding} />}
        {ending === 'done' && <Ending text={t('doneText')} to="/login" label={t('login')} />}
        {ending === 'expired' && <Ending text={t('badText')} to="/reset-password" label={t('again')} />}
      </Panel>
    </section>
  );
}

function Ending({ text, to, label }: { readonly text: string; readonly to: string; readonly label: string }) {
  return (
    <div className="mt-2 grid justify-items-start gap-5">
      <p className="soft text-pretty">{text}</p>
      <ButtonLink kind="primary" to={to}>
        {label}
      </ButtonLink>
    </div>
  );
}

interface Entries {
  readonly password: string;
  readonly password_repeat: string;
}

/** Only the server knows the owner of the link. */
const unknown = { email: '', name: '' };

interface NewPasswordProps {
  readonly token: string;
  readonly sent: SentForm;
  readonly onEnd: (ending: 'done' | 'expired') => void;
}

function NewPassword({ token, sent, onEnd }: NewPasswordProps) {
  const t = useTranslations('account.reset');
  const api = useApi();
  const queries = useQueryClient();
  const [entries, setEntries] = useState<Entries>({ password: '', password_repeat: '' });
  const set = useMutation({
    async mutationFn(body: Entries) {
      const verdict = checkPassword(body.password, unknown);
      if (verdict !== null) throw new ApiError(400, verdict.code, { ...verdict.params, field: 'password' });
      if (body.password !== body.password_repeat) throw new ApiError(400, 'passwords_not_identical', { field: 'password_repeat' });
      return api(resetPassword, { body: { ...body, token } });
    },
    async onSuccess() {
      // Every session of the account has ended, including one in this browser.
      await changeUser(queries, null);
      onEnd('done');
    },
    onError(error) {
      if (error instanceof ApiError && error.code === 'link_expired') onEnd('expired');
    },
  });
  const problem = useFieldErrors(set.error ?? (set.isIdle ? sent.error : null), 'account');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (set.isPending) return;
    const form = event.currentTarget;
    set.mutate(entries, {
      onError: (error) => form.querySelector<HTMLInputElement>(`[name="${fieldOf(error) ?? 'password'}"]`)?.focus(),
    });
  };
  const enter = (name: keyof Entries, value: string) => {
    setEntries((before) => ({ ...before, [name]: value }));
    if (set.isError) set.reset();
  };
  return (
    <>
      <p className="soft mt-1">{t('newLead')}</p>
      <form method="post" noValidate className="mt-6 grid gap-5" onSubmit={submit}>
        <MemberField />
        {problem.general && (
          <Alert tone="note" icon="warning-circle" live>
            {problem.general}
          </Alert>
        )}
        <NewPasswordField
          label={t('password')}
          help={t('passwordHelp', { min: minPasswordLength })}
          error={problem.at('password')}
          owner={unknown}
          value={entries.password}
          onChange={(value) => enter('password', value)}
        />
        <PasswordField
          label={t('repeat')}
          error={problem.at('password_repeat')}
          name="password_repeat"
          autoComplete="new-password"
          value={entries.password_repeat}
          onChange={(value) => enter('password_repeat', value)}
        />
        <Button type="submit" kind="primary" size="tall" loading={set.isPending}>
          {t('save')}
        </Button>
      </form>
    </>
  );
}
