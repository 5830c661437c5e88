import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BodyOf } from '#platform/contract/endpoint.ts';
import { ApiError } from '#platform/web/data/api-client.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { Alert, Button, Dialog, Field, PasswordInput } from '#platform/web/ui/index.ts';
import { passkeyChallenge } from '#features/account/contract/factors.ts';
import { askPasskey, useMember } from '#features/account/web/index.ts';
import { confirm } from '../contract/endpoints.ts';
import { loginSecurityQuery } from './queries.ts';

interface Props {
  readonly open: boolean;
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** The member shows to be the one who is logged in, with the password or a passkey. */
export function ConfirmDialog({ open, onConfirmed, onClose }: Props) {
  const t = useTranslations('login-security.confirm');
  const common = useTranslations('common.action');
  const api = useApi();
  const queries = useQueryClient();
  const { email } = useMember();
  const { queryKey } = loginSecurityQuery(api);
  const { data } = useSuspenseQuery(loginSecurityQuery(api));
  const formId = useId();
  const [password, setPassword] = useState('');
  const check = useMutation({
    mutationFn: async (given: string | null) => api(confirm, { body: given === null ? await signed() : { password: given } }),
    onSuccess({ login_security }) {
      setPassword('');
      queries.setQueryData(queryKey, login_security);
      onConfirmed();
    },
  });
  const signed = async (): Promise<BodyOf<typeof confirm>> => {
    const asked = await api(passkeyChallenge, { body: { purpose: 'confirm' } });
    try {
      return { token: asked.token, assertion: await askPasskey(asked) };
    } catch {
      throw new ApiError(0, 'passkey_refused');
    }
  };
  const problem = useFieldErrors(check.error, 'login-security', 'account');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check.isPending) check.mutate(password);
  };
  const close = () => {
    setPassword('');
    check.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      locked={check.isPending}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={close} disabled={check.isPending}>
            {common('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={formId} loading={check.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-pretty">{t('text')}</p>
        {problem.general && (
          <Alert tone="note" icon="warning-circle" live>
            {problem.general}
          </Alert>
        )}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <Field label={t('password')} error={problem.at('password')}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            required
            showLabel={common('showPassword')}
            hideLabel={common('hidePassword')}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              if (check.isError) check.reset();
            }}
          />
        </Field>
        {data.passkeys.some(({ here }) => here) && (
          <Button icon="lock-simple" disabled={check.isPending} onClick={() => check.mutate(null)}>
            {t('passkey')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
