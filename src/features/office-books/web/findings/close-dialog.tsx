import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, RadioGroup, TextArea } from '#platform/web/ui/index.ts';
import { useAct, useOffice } from '#features/office/web/index.ts';
import { closeFinding } from '../../contract/calls.ts';
import { type Closing, closings } from '../../contract/rules.ts';
import type { FindingRow } from '../queries.ts';
import { useBooksChanged } from '../use-books-changed.ts';

/** Kinds that are about a paid order, so that they can be booked. */
const bookable = ['other_amount', 'other_refund', 'other_chargeback'];

/** Closes a finding, with what it was and why. */
export function CloseDialog({ finding: { kind, subject }, onClose }: { readonly finding: FindingRow; readonly onClose: () => void }) {
  const t = useTranslations('office-books.findings');
  const errors = useTranslations('office-books.errors');
  const common = useTranslations('common.action');
  const { about } = useOffice();
  const changed = useBooksChanged();
  const [as, setAs] = useState<Closing>('accepted');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const isEmpty = reason.trim() === '';
  const save = useAct(
    (api) => api(closeFinding, { query: about, body: { subject, as, reason } }),
    () => {
      changed();
      onClose();
      return t('closed');
    },
    'office-books',
  );
  const submit = () => {
    setTried(true);
    if (!isEmpty && !save.isPending) save.mutate(undefined);
  };
  const choices = closings.filter((one) => one === 'accepted' || bookable.includes(kind));
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('dialogTitle', { subject })}
      closeLabel={common('close')}
      footer={
        <Button kind="primary" size="small" loading={save.isPending} onClick={submit}>
          {t('do')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {choices.length > 1 && (
          <RadioGroup
            legend={t('how')}
            name="as"
            value={as}
            options={choices.map((one) => ({ value: one, label: t(`as.${one}`) }))}
            onChange={setAs}
          />
        )}
        <Field label={t('reason')} help={t('reasonHelp')} error={tried && isEmpty && errors('reason_needed')}>
          <TextArea data-autofocus="" value={reason} maxLength={4000} onChange={(event) => setReason(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
