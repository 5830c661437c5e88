import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { Alert, Button, EmailInput, Field } from '#platform/web/ui/index.ts';
import { PasswordField, useSupportsPasskeys } from '#features/account/web/index.ts';
import { login } from '#features/staff/contract/calls.ts';
import type { Me } from '#features/staff/contract/schemas.ts';
import { CodeField } from '../kit/code-field.tsx';
import { OfficeIcon } from '../kit/office-icon.tsx';
import { loginWithPasskey } from './ask-factor.ts';

interface Props {
  /** The address of whoever was logged in before. */
  readonly email?: string;
  readonly onDone: (me: Me) => void;
}

/** Password, then the code where there is one; or a passkey. What was typed stays after every refusal. */
export function LoginForm({ email: known = '', onDone }: Props) {
  const t = useTranslations('office.login');
  const api = useApi();
  const errorText = useErrorText('office');
  const hasPasskeys = useSupportsPasskeys();
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [asksCode, setAsksCode] = useState(false);
  const codeField = useRef<HTMLInputElement>(null);
  const enter = useMutation({
    mutationFn: () => api(login, { body: { email: email.trim(), password, ...(asksCode && { code: code.trim() }) } }),
    onSuccess: onDone,
    onError(error) {
      if (codeOf(error) === 'second_step_required') setAsksCode(true);
      else codeField.current?.select();
    },
  });
  const passkey = useMutation({ mutationFn: () => loginWithPasskey(api), onSuccess: onDone });
  useEffect(() => {
    if (asksCode) codeField.current?.focus();
  }, [asksCode]);
  const refused = enter.error !== null && codeOf(enter.error) !== 'second_step_required' ? enter.error : null;
  const isWrongCode = refused !== null && codeOf(refused) === 'code_refused';
  const problem = passkey.error ?? (isWrongCode ? null : refused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    passkey.reset();
    if (!enter.isPending) enter.mutate();
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      {problem && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(problem)}
        </Alert>
      )}
      <Field label={t('email')}>
        <EmailInput
          name="email"
          autoComplete="username webauthn"
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setAsksCode(false);
          }}
        />
      </Field>
      <PasswordField label={t('password')} error={null} autoComplete="current-password" value={password} onChange={setPassword} />
      {asksCode && (
        <CodeField
          ref={codeField}
          label={t('code')}
          help={t('codeHelp')}
          error={isWrongCode ? errorText(refused) : null}
          letters
          value={code}
          onChange={setCode}
        />
      )}
      <div className="grid gap-3">
        <Button kind="primary" type="submit" wide loading={enter.isPending}>
          {t('submit')}
        </Button>
        {hasPasskeys && (
          <Button
            wide
            loading={passkey.isPending}
            onClick={() => {
              enter.reset();
              passkey.mutate();
            }}
          >
            <OfficeIcon name="fingerprint" />
            {t('passkey')}
          </Button>
        )}
      </div>
    </form>
  );
}

const codeOf = (error: unknown): string | null => (error instanceof ApiError ? error.code : null);
