import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Button, Checkbox, Field, TextArea } from '#platform/web/ui/index.ts';
import { answerCase } from '#features/cases/contract/calls.ts';
import { maxAnswerLength } from '#features/cases/contract/rules.ts';
import type { Case } from '#features/cases/contract/schemas.ts';
import { useOffice } from '../../kit/office-context.ts';
import { useAct } from '../../kit/use-act.ts';
import { caseKeyOf, queueKeyOf } from '../state/case-queries.ts';
import { displayName } from '../state/display-name.ts';
import type { DraftState } from '../state/use-draft.ts';

interface Props {
  readonly about: Case;
  readonly draft: DraftState;
  readonly onClosed: () => void;
}

/** Answers a complaint or a request by mail, in words. */
export function AnswerForm({ about, draft: { draft, change, forget }, onClosed }: Props) {
  const t = useTranslations('office.cases');
  const errors = useTranslations('office.errors');
  const locale = useLocale();
  const queries = useQueryClient();
  const { about: site } = useOffice();
  const [tried, setTried] = useState(false);
  const writer = about.sources.find(({ can_answer }) => can_answer);
  const { answer: words, close } = draft;
  const send = useAct(
    (api) => api(answerCase, { query: site, body: { number: about.number, client_id: draft.ids.answer, words, close } }),
    () => {
      forget();
      setTried(false);
      void queries.invalidateQueries({ queryKey: caseKeyOf(site, about.number) });
      void queries.invalidateQueries({ queryKey: queueKeyOf(site) });
      if (close) onClosed();
      return t('answered');
    },
  );
  const isEmpty = words.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isEmpty && !send.isPending) send.mutate(undefined);
  };
  return (
    <form method="post" noValidate className="grid gap-3" onSubmit={submit}>
      <p className="text-s soft">
        {writer === undefined ? t('answerNobody') : t('answerLead', { language: displayName(locale, 'language', writer.language) })}
      </p>
      <Field label={t('answerText')} error={tried && isEmpty && errors('text_required')}>
        <TextArea rows={6} value={words} maxLength={maxAnswerLength} onChange={(event) => change({ answer: event.target.value })} />
      </Field>
      <Checkbox label={t('answerClose')} checked={close} onChange={(event) => change({ close: event.target.checked })} />
      <Button kind="primary" type="submit" wide icon="paper-plane-right" loading={send.isPending}>
        {t(close ? 'answerSendClose' : 'answerSend')}
      </Button>
    </form>
  );
}
