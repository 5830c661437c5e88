import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { Alert, Button, Panel } from '#platform/web/ui/index.ts';
import { PasswordField } from '#features/account/web/index.ts';
import { deleteUser, requestDataExport } from '#features/account-settings/contract/calls.ts';
import { closedExportQuery, closedInvoicesQuery } from '../queries.ts';

/** What stays possible after a decision has closed the account: taking one's data, invoices, and leaving. */
export function ClosedAccount() {
  const t = useTranslations('decisions.closed');
  return (
    <>
      <Panel as="section" aria-labelledby="still-title">
        <h2 className="title-s" id="still-title">
          {t('title')}
        </h2>
        <div className="mt-3 grid gap-3">
          <Export />
          <Invoices />
          <Leave />
        </div>
      </Panel>
      <p className="text-s soft text-pretty">
        {t('note')}{' '}
        <Link className="link" to="/pages/service">
          {t('service')}
        </Link>
      </p>
    </>
  );
}

function Export() {
  const t = useTranslations('decisions.closed');
  const errorText = useErrorText('decisions');
  const api = useApi();
  const known = useQuery(closedExportQuery(api));
  const request = useMutation({ mutationFn: async () => (await api(requestDataExport)).data_export });
  const wanted = request.data ?? known.data ?? null;
  if (wanted?.state === 'ready' && wanted.url !== null)
    return (
      <a className="btn quiet" href={wanted.url} download>
        {t('exportReady')}
      </a>
    );
  if (wanted !== null) return <p role="status">{t('exportDone')}</p>;
  return (
    <>
      <Button icon="download-simple" loading={request.isPending} onClick={() => request.mutate()}>
        {t('export')}
      </Button>
      {request.error && (
        <Alert tone="note" icon="warning-circle" live>
          {errorText(request.error)}
        </Alert>
      )}
    </>
  );
}

function Invoices() {
  const t = useTranslations('decisions.closed');
  const errorText = useErrorText('decisions');
  const money = useMoney();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const { data, error, isFetching } = useQuery({ ...closedInvoicesQuery(api), enabled: open });
  if (data === undefined)
    return (
      <>
        <Button icon="receipt" loading={isFetching} onClick={() => setOpen(true)}>
          {t('invoices')}
        </Button>
        {error && (
          <Alert tone="note" icon="warning-circle" live>
            {errorText(error)}
          </Alert>
        )}
      </>
    );
  if (data.length === 0) return <p role="status">{t('noInvoices')}</p>;
  return (
    <ul className="grid gap-2">
      {data.map(({ number, total }) => (
        <li key={number} className="flex flex-wrap justify-between gap-x-3">
          <a className="link num" href={`/invoices/${number}`}>
            {number}
          </a>
          <span className="num">{money(total)}</span>
        </li>
      ))}
    </ul>
  );
}

function Leave() {
  const t = useTranslations('decisions.closed');
  const errorText = useErrorText('decisions', 'common');
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const leave = useMutation({ mutationFn: () => api(deleteUser, { body: { password } }) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!leave.isPending) leave.mutate();
  };
  if (leave.isSuccess) return <p role="status">{t('removed')}</p>;
  if (!open)
    return (
      <Button icon="trash" onClick={() => setOpen(true)}>
        {t('remove')}
      </Button>
    );
  return (
    <form method="post" className="grid gap-3" onSubmit={submit} noValidate>
      <p className="text-m text-pretty">{t('removeText')}</p>
      <PasswordField
        label={t('password')}
        error={leave.error && errorText(leave.error)}
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" kind="ink" icon="trash" loading={leave.isPending}>
        {t('removeConfirm')}
      </Button>
    </form>
  );
}
