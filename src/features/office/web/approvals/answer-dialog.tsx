import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, TextArea } from '#platform/web/ui/index.ts';
import type { Approval } from '#features/staff/contract/schemas.ts';

interface Props {
  readonly approval: Approval;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onAnswer: (words: string) => void;
}

/** Refuses a request, with words for the person who asked, or withdraws an own one. */
export function AnswerDialog({ approval: { mine, asked_by }, busy, onClose, onAnswer }: Props) {
  const t = useTranslations('office.approvals');
  const common = useTranslations('common.action');
  const [words, setWords] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onAnswer(words);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={mine ? t('withdrawTitle') : t('refuseTitle')}
      closeLabel={common('close')}
      footer={
        <>
          <Button size="small" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button kind="ink" size="small" icon="arrow-bend-up-left" type="submit" form="answer" loading={busy}>
            {mine ? t('withdraw') : t('refuseSure')}
          </Button>
        </>
      }
    >
      <form id="answer" method="post" noValidate onSubmit={submit}>
        <Field label={mine ? t('wordsOwn') : t('words', { name: asked_by.name })} help={t('wordsHelp')}>
          <TextArea value={words} onChange={(event) => setWords(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
