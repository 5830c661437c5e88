import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '#platform/web/i18n/use-money.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Button, Dialog, Field, TextArea } from '#platform/web/ui/index.ts';
import { approvalsKey, homeKey, useAct, useOffice } from '#features/office/web/index.ts';
import { payOut } from '../../contract/calls.ts';
import { owedKeyOf, type OwedRow } from '../queries.ts';
import { useReported } from './use-reported.ts';

interface Props {
  readonly row: OwedRow;
  readonly onClose: () => void;
}

/** Asks a second person to book a transfer of exactly the sum that is shown. */
export function PayOutDialog({ row, onClose }: Props) {
  const { order, number, amount, reported_amount: part } = row;
  const reported = useReported(row);
  const t = useTranslations('office-books.owed');
  const errors = useTranslations('office-books.errors');
  const common = useTranslations('common.action');
  const money = useMoney();
  const queries = useQueryClient();
  const { about } = useOffice();
  // One for the dialog: a repeated press asks once.
  const [clientId] = useState(() => newClientId());
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = reason.trim() === '';
  const renew = () => {
    for (const queryKey of [owedKeyOf(about), approvalsKey, homeKey]) void queries.invalidateQueries({ queryKey });
  };
  // That of a buyer who is gone has none.
  const [, , code] = number.split('-');
  const ask = useAct(
    (api, minor: number) =>
      api(payOut, {
        query: about,
        body: {
          order,
          amount: minor,
          ...(part !== null && { reported: part.amount }),
          reason: reason.trim(),
          client_id: clientId,
          ...(code !== undefined && { code }),
        },
      }),
    () => {
      renew();
      onClose();
      if (part === null || amount === null) return t('asked', { number });
      return t('askedRest', { number, rest: money({ ...amount, amount: amount.amount - part.amount }) });
    },
    'office-books',
  );
  const submit = () => {
    setTried(true);
    // What is owed may have changed meanwhile; the words stay.
    if (!isEmpty && amount !== null && !ask.isPending) ask.mutate(amount.amount, { onError: renew });
  };
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t.rich('dialogTitle', { number, n: (inner) => <span className="whitespace-nowrap">{inner}</span> })}
      closeLabel={common('close')}
      footer={
        <Button kind="primary" size="small" loading={ask.isPending} onClick={submit}>
          {t('ask', { amount: amount === null ? '–' : money(amount) })}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{reported === null ? t('meaning') : `${t('meaningReported')} ${reported}`}</p>
        <Field label={t('reason')} help={t('reasonHelp')} error={tried && isEmpty && errors('reason_needed')}>
          <TextArea data-autofocus="" value={reason} maxLength={4000} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
