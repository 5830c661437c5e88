import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useNow, useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useFieldErrors } from '#platform/web/i18n/use-field-errors.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Alert, Button, Dialog, Field, TextArea } from '#platform/web/ui/index.ts';
import { restorableDays } from '#features/account/contract/rules.ts';
import { changeUser, memberOf, setUser, useMember } from '#features/account/web/index.ts';
import { deleteUser } from '../contract/calls.ts';
import { CurrentPassword, type WithPasskey, withPassword } from './current-password.tsx';
import { deletedState } from './deleted-state.ts';

interface Props extends WithPasskey {
  readonly onClose: () => void;
}

const day = 24 * 3_600_000;

/** The second step: consequences, an optional reason, and the password or a passkey. The button to stay comes first and is equally prominent. */
export function DeleteDialog({ passkey, onClose }: Props) {
  const t = useTranslations('account-settings.remove');
  const common = useTranslations('common.action');
  const dateText = useDateFormat();
  const now = useNow();
  const { credits, paid_user: paid } = useMember();
  const formId = useId();
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState('');
  const remove = useDeleteAccount(passkey);
  const problem = useFieldErrors(remove.error, 'account-settings', 'account');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!remove.isPending) remove.mutate({ password, ...(reason.trim() === '' ? {} : { reason: reason.trim() }) });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      locked={remove.isPending}
      title={t('dialogTitle')}
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose} disabled={remove.isPending}>
            {t('keep')}
          </Button>
          <Button kind="ink" icon="trash" type="submit" form={formId} loading={remove.isPending}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <p className="text-s soft">{t('step')}</p>
        <p className="text-pretty">
          {t('text', { date: dateText(new Date(now.getTime() + restorableDays * day), { dateStyle: 'long' }) })}
          {credits > 0 && <> {t('credits', { n: credits })}</>}
        </p>
        {paid && (
          <p className="text-pretty">
            {t.rich('refunds', {
              link: (text) => (
                <Link className="link" to="/transactions">
                  {text}
                </Link>
              ),
            })}
          </p>
        )}
        {problem.general && (
          <Alert tone="note" icon="warning-circle" live>
            {problem.general}
          </Alert>
        )}
        <Field label={t('reason')} aside={t('optional')}>
          <TextArea name="reason" maxLength={1000} value={reason} onChange={(event) => setReason(event.target.value)} />
        </Field>
        <CurrentPassword
          passkey={passkey}
          name="password"
          label={t('password')}
          error={problem.at('password')}
          value={password}
          onChange={(value) => {
            setPassword(value);
            if (remove.isError) remove.reset();
          }}
        />
      </form>
    </Dialog>
  );
}

/** Deletes the account, drops all cached data and opens the final page. */
function useDeleteAccount(passkey: WithPasskey['passkey']) {
  const api = useApi();
  const queries = useQueryClient();
  const [clientId] = useState(newClientId);
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (body: { password: string; reason?: string }) =>
      withPassword(passkey, body.password, (password) => api(deleteUser, { body: { ...body, password, client_id: clientId } })),
    async onSuccess(deleted) {
      const leaving = memberOf(queries);
      await setUser(queries, null);
      await navigate('/account-deleted', { state: deletedState(deleted) });
      await changeUser(queries, null, leaving);
    },
  });
}
