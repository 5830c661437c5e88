import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, RadioGroup, TextArea, useAnnounce } from '#platform/web/ui/index.ts';
import { lookAtCase } from '#features/cases/contract/calls.ts';
import { maxNoteLength } from '#features/cases/contract/rules.ts';
import type { Lines } from '#features/cases/contract/schemas.ts';
import { type LookReason, lookReasons } from '#features/decisions/contract/rules.ts';
import { useOffice } from '../../kit/office-context.ts';
import { useAct } from '../../kit/use-act.ts';

/** A conversation, and where more of it is opened; neither: the lines around the same sentence. */
export interface LookWanted {
  readonly conversation: number;
  readonly before?: number;
  readonly after?: number;
}

interface Props {
  readonly number: string;
  readonly wanted: LookWanted;
  readonly onClose: () => void;
  readonly onLines: (lines: Lines) => void;
}

/** Asks for the reason before private lines are opened. The call asks for the second factor where that is long ago. */
export function LookDialog({ number, wanted, onClose, onLines }: Props) {
  const t = useTranslations('office.cases');
  const common = useTranslations('common.action');
  const announce = useAnnounce();
  const { about } = useOffice();
  const [reason, setReason] = useState<LookReason | null>(null);
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState(false);
  const look = useAct(
    (api, chosen: LookReason) =>
      api(lookAtCase, { query: about, body: { number, what: wanted, reason: chosen, ...(words.trim() !== '' && { words }) } }),
    ({ lines }) => {
      onLines(lines);
      onClose();
      announce(t('looked', { n: lines.lines.length }));
      return null;
    },
  );
  const submit = () => {
    setMissing(reason === null);
    if (reason !== null && !look.isPending) look.mutate(reason);
  };
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('lookTitle')}
      closeLabel={common('close')}
      footer={
        <Button kind="ink" size="small" icon="eye" loading={look.isPending} onClick={submit}>
          {t('lookOpen')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p className="soft">{t('lookLead')}</p>
        <RadioGroup
          legend={t('lookReason')}
          value={reason}
          onChange={setReason}
          error={missing && reason === null && t('lookReasonMissing')}
          options={lookReasons.map((value) => ({ value, label: t(`lookReasons.${value}`) }))}
        />
        <Field label={t('lookWords')} aside={t('optional')}>
          <TextArea rows={2} value={words} maxLength={maxNoteLength} onChange={(event) => setWords(event.target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
