import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { Alert, Button, Dialog } from '#platform/web/ui/index.ts';
import { PasswordField, useMember } from '#features/account/web/index.ts';
import { confirm } from '../contract/calls.ts';
import { confirmByPasskey } from './confirm-by-passkey.ts';
import { loginSecurityQuery } from './queries.ts';

interface Props {
  readonly onConfirmed: () => void;
  readonly onClose: () => void;
}

/** The member shows to be the one who is logged in, with the password or a passkey. */
export function ConfirmDialog({ onConfirmed, onClose }: Props) {
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
    mutationFn: (given: string | null) => (given === null ? confirmByPasskey(api) : api(confirm, { body: { password: given } })),
    onSuccess({ login_security }) {
      setPassword('');
      queries.setQueryData(queryKey, login_security);
      onConfirmed();
    },
  });
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
      open
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
        <PasswordField
          label={t('password')}
          error={problem.at('password')}
          autoComplete="current-password"
          value={password}
          onChange={(value) => {
            setPassword(value);
            if (check.isError) check.reset();
          }}
        />
        {data.passkeys.some(({ here }) => here) && (
          <Button icon="lock-simple" disabled={check.isPending} onClick={() => check.mutate(null)}>
            {t('passkey')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
