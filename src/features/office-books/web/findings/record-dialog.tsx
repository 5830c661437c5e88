import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, RadioGroup, TextArea, TextInput } from '#platform/web/ui/index.ts';
import { useAct, useOffice } from '#features/office/web/index.ts';
import { recordOrder } from '../../contract/calls.ts';
import { type OrderAct, orderActs } from '../../contract/rules.ts';
import { useBooksChanged } from '../use-books-changed.ts';
import { type TypedOrder, readOrder } from './read-order.ts';

/** Records something about an order that no provider reports. */
export function RecordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('office-books.record');
  const errors = useTranslations('office-books.errors');
  const common = useTranslations('common.action');
  const { about } = useOffice();
  const changed = useBooksChanged();
  const [typed, setTyped] = useState('');
  const [what, setWhat] = useState<OrderAct>('written_off');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const order = readOrder(typed);
  const isEmpty = reason.trim() === '';
  const save = useAct(
    (api, number: TypedOrder) => api(recordOrder, { query: about, body: { ...number, act: what, reason } }),
    () => {
      changed();
      onClose();
      return t('done');
    },
    'office-books',
  );
  const submit = () => {
    setTried(true);
    if (!isEmpty && order !== null && !save.isPending) save.mutate(order);
  };
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
      footer={
        <Button kind="primary" size="small" loading={save.isPending} onClick={submit}>
          {t(`acts.${what}`)}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Field label={t('order')} help={t('orderHelp')} error={tried && order === null && t('orderInvalid')}>
          <TextInput data-autofocus="" autoComplete="off" maxLength={30} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <RadioGroup
          legend={t('what')}
          name="act"
          value={what}
          options={orderActs.map((value) => ({ value, label: t(`acts.${value}`), help: t(`helps.${value}`) }))}
          onChange={setWhat}
        />
        <Field label={t('reason')} help={t('reasonHelp')} error={tried && isEmpty && errors('reason_needed')}>
          <TextArea value={reason} maxLength={4000} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
