import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { fieldOf, useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { Alert, Button, EmailInput, Field } from '#platform/web/ui/index.ts';
import { checkEmail } from '#features/account/contract/rules.ts';
import { useMember } from '#features/account/web/index.ts';
import { requestMailChange } from '../contract/calls.ts';
import { CurrentPassword, type WithPasskey, withPassword } from './current-password.tsx';
import { Section } from './section.tsx';

/** Changes the login address; the new one is valid once its link was opened. */
export function MailSection({ passkey }: WithPasskey) {
  const t = useTranslations('account-settings.mail');
  const api = useApi();
  const hydrated = useHydrated();
  const member = useMember();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const change = useMutation({
    async mutationFn(body: { email: string; password: string; client_id: string }) {
      const verdict = checkEmail(body.email);
      if (verdict !== null) throw new ApiError(400, verdict.code, { field: 'email' });
      return withPassword(passkey, body.password, (entered) => api(requestMailChange, { body: { ...body, password: entered } }));
    },
    onSuccess: () => setPassword(''),
    onError(error) {
      form.current?.querySelector<HTMLInputElement>(`[name="${fieldOf(error) ?? 'email'}"]`)?.focus();
    },
  });
  const problem = useFieldErrors(change.error, 'account-settings', 'account');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!change.isPending) change.mutate({ email: email.trim(), password, client_id: newClientId() });
  };
  const clearError = () => {
    if (!change.isIdle) change.reset();
  };
  return (
    <Section id="email" title={t('title')} lead={t('lead', { email: member.email })}>
      <form ref={form} method="post" noValidate className="grid max-w-[440px] gap-4" onSubmit={submit}>
        {problem.general && (
          <Alert tone="note" icon="warning-circle" live>
            {problem.general}
          </Alert>
        )}
        {change.isSuccess && (
          <Alert tone="note" icon="envelope-simple" live>
            {t('done', { email: change.variables.email })}
          </Alert>
        )}
        <Field label={t('new')} error={problem.at('email')}>
          <EmailInput
            name="email"
            required
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              clearError();
            }}
          />
        </Field>
        <CurrentPassword
          passkey={passkey}
          name="password"
          label={t('password')}
          error={problem.at('password')}
          value={password}
          onChange={(value) => {
            setPassword(value);
            clearError();
          }}
        />
        <Button type={hydrated ? 'submit' : 'button'} loading={change.isPending} className="justify-self-start">
          {t('submit')}
        </Button>
      </form>
    </Section>
  );
}
