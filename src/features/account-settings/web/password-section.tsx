import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { fieldOf, useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { Alert, Button, useToast } from '#platform/web/ui/index.ts';
import { checkPassword, minPasswordLength, type PasswordOwner } from '#features/account/contract/new-password.ts';
import { NewPasswordField, PasswordField, useMember } from '#features/account/web/index.ts';
import { putPassword } from '../contract/calls.ts';
import { CurrentPassword, type WithPasskey, withPassword } from './current-password.tsx';
import { Section } from './section.tsx';

const empty = { old_password: '', password: '', password_repeat: '' };
type Entries = typeof empty;

/** Asks for the old password or a passkey, and twice for the new password. */
export function PasswordSection({ passkey }: WithPasskey) {
  const t = useTranslations('account-settings.password');
  const api = useApi();
  const toast = useToast();
  const hydrated = useHydrated();
  const { email, profile } = useMember();
  const owner = { email, name: profile.name };
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState(empty);
  const change = useMutation({
    async mutationFn(body: Entries) {
      const refusal = validate(body, owner);
      if (refusal !== null) throw refusal;
      return withPassword(passkey, body.old_password, (old_password) => api(putPassword, { body: { ...body, old_password } }));
    },
    onSuccess() {
      setEntries(empty);
      toast({ text: t('done'), icon: 'check-circle' });
    },
    onError(error) {
      form.current?.querySelector<HTMLInputElement>(`[name="${fieldOf(error) ?? 'old_password'}"]`)?.focus();
    },
  });
  const problem = useFieldErrors(change.error, 'account-settings', 'account');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate(entries);
  };
  const enter = (name: keyof Entries, value: string) => {
    setEntries((before) => ({ ...before, [name]: value }));
    if (change.isError) change.reset();
  };
  return (
    <Section id="password" title={t('title')} lead={t('lead')}>
      <form ref={form} method="post" noValidate className="grid max-w-[440px] gap-4" onSubmit={submit}>
        {problem.general && (
          <Alert tone="note" icon="warning-circle" live>
            {problem.general}
          </Alert>
        )}
        <CurrentPassword
          passkey={passkey}
          name="old_password"
          label={t('old')}
          error={problem.at('old_password')}
          value={entries.old_password}
          onChange={(value) => enter('old_password', value)}
        />
        <NewPasswordField
          label={t('new')}
          help={t('help', { min: minPasswordLength })}
          error={problem.at('password')}
          owner={owner}
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
        <Button type={hydrated ? 'submit' : 'button'} loading={change.isPending} className="justify-self-start">
          {t('submit')}
        </Button>
      </form>
    </Section>
  );
}

/** Validates by the server's own rules before sending. */
function validate({ password, password_repeat }: Entries, owner: PasswordOwner): ApiError | null {
  const verdict = checkPassword(password, owner);
  if (verdict !== null) return new ApiError(400, verdict.code, { ...verdict.params, field: 'password' });
  return password === password_repeat ? null : new ApiError(400, 'passwords_not_identical', { field: 'password_repeat' });
}
