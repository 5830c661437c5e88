import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, TextInput } from '#platform/web/ui/index.ts';
import { exportLog } from '#features/staff/contract/calls.ts';
import { fileTransport, saveFile } from '../kit/download.ts';
import { useOffice } from '../kit/office-context.ts';
import { useAct } from '../kit/use-act.ts';

/** The rows of some days, or all of them, as a file. */
export function ExportDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('office.log');
  const common = useTranslations('common.action');
  const { about } = useOffice();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const save = useAct(
    (api) => api.withTransport(fileTransport)(exportLog, { query: { ...about, ...(from !== '' && { from }), ...(to !== '' && { to }) } }),
    (file) => {
      if (file instanceof Blob) saveFile(file, 'staff-log.jsonl');
      onClose();
      return t('exported');
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate(undefined);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('exportTitle')}
      closeLabel={common('close')}
      footer={
        <>
          <Button size="small" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button kind="primary" size="small" type="submit" form="export" icon="download-simple" loading={save.isPending}>
            {t('export')}
          </Button>
        </>
      }
    >
      <form id="export" method="post" noValidate className="grid gap-4" onSubmit={submit}>
        <p className="soft">{t('exportLead')}</p>
        <Field label={t('from')}>
          <TextInput type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={t('to')}>
          <TextInput type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
