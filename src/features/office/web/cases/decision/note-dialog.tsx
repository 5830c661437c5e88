import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button, Dialog, Field, TextArea } from '#platform/web/ui/index.ts';
import { noteCase } from '#features/cases/contract/calls.ts';
import { maxNoteLength } from '#features/cases/contract/rules.ts';
import { useOffice } from '../../kit/office-context.ts';
import { useAct } from '../../kit/use-act.ts';
import { caseKeyOf } from '../state/case-queries.ts';
import type { DraftState } from '../state/use-draft.ts';

interface Props {
  readonly number: string;
  readonly draft: DraftState;
  readonly onClose: () => void;
}

/** A note for other staff. What is typed stays when the dialog is closed. */
export function NoteDialog({ number, draft: { draft, change }, onClose }: Props) {
  const t = useTranslations('office.cases');
  const common = useTranslations('common.action');
  const errors = useTranslations('office.errors');
  const queries = useQueryClient();
  const { about } = useOffice();
  const [tried, setTried] = useState(false);
  const save = useAct(
    (api) => api(noteCase, { query: about, body: { number, client_id: draft.ids.note, words: draft.note } }),
    () => {
      change({ note: '' });
      void queries.invalidateQueries({ queryKey: caseKeyOf(about, number) });
      onClose();
      return t('noted');
    },
  );
  const isEmpty = draft.note.trim() === '';
  return (
    <Dialog
      open
      guarded
      onClose={onClose}
      title={t('noteTitle')}
      closeLabel={common('close')}
      footer={
        <Button
          kind="primary"
          size="small"
          loading={save.isPending}
          onClick={() => {
            setTried(true);
            if (!isEmpty) save.mutate(undefined);
          }}
        >
          {t('noteSave')}
        </Button>
      }
    >
      <Field label={t('noteWords')} error={tried && isEmpty && errors('text_required')}>
        <TextArea
          data-autofocus=""
          value={draft.note}
          maxLength={maxNoteLength}
          onChange={(event) => change({ note: event.target.value })}
        />
      </Field>
    </Dialog>
  );
}
