import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { useHydrated } from '#platform/web/interaction/use-hydrated.ts';
import { Button, Field, Panel, TextArea } from '#platform/web/ui/index.ts';
import { appeal as appealCall } from '../../contract/calls.ts';
import { maxAppealLength } from '../../contract/rules.ts';
import type { MemberDecision } from '../../contract/schemas.ts';
import { keepDraft, readDraft } from '../appeal-draft.ts';
import { decisionQuery } from '../queries.ts';

interface Props {
  readonly decision: MemberDecision;
  readonly token: string | null;
  /** After a refused login. */
  readonly asMistake: boolean;
}

/** The appeal: its form, how far it is, its answer, or that its time is over. Nothing where none is possible. */
export function Appeal({ decision, token, asMistake }: Props) {
  const t = useTranslations('decisions.appeal');
  const dateText = useDateFormat();
  const section = decision.letter.sections.find(({ part }) => part === 'appeal');
  const { appeal, can_appeal } = decision;
  if (appeal !== null) return <Sent appeal={appeal} />;
  if (section === undefined) return null;
  if (can_appeal)
    return (
      <Panel as="section" tone="blush" className="grid gap-4" aria-labelledby="appeal-title">
        <h2 id="appeal-title" className="title-m" {...(!asMistake && { lang: decision.letter.language })}>
          {asMistake ? t('mistake') : section.title}
        </h2>
        <div className="grid gap-2">
          {/* The first paragraph leads to this page. */}
          {section.paragraphs.slice(1).map(({ text }) => (
            <p key={text} className="text-pretty" lang={decision.letter.language}>
              {text}
            </p>
          ))}
          <p>{t('until', { date: dateText(new Date(decision.appeal_until), { dateStyle: 'long' }) })}</p>
        </div>
        <AppealForm number={decision.number} token={token} />
      </Panel>
    );
  const isOver = decision.role === 'reporter' || (decision.lifted_at === null && decision.replaced_by === null);
  return isOver ? <p className="soft">{t('over', { date: dateText(new Date(decision.appeal_until), { dateStyle: 'long' }) })}</p> : null;
}

function AppealForm({ number, token }: { readonly number: string; readonly token: string | null }) {
  const t = useTranslations('decisions.appeal');
  const errorText = useErrorText('decisions');
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  // The server has no draft.
  const words = typed ?? (hydrated ? readDraft(number) : '');
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useSend(number, token);
  const change = (text: string) => {
    setTyped(text);
    keepDraft(number, text);
    if (send.isError) send.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate(words, { onError: () => field.current?.focus() });
  };
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={submit}>
      <Field label={t('label')} help={t('help', { max: maxAppealLength })} error={send.error && errorText(send.error)}>
        <TextArea
          ref={field}
          name="words"
          rows={5}
          required
          placeholder={t('placeholder')}
          value={words}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
      <Button type={hydrated ? 'submit' : 'button'} kind="primary" loading={send.isPending} className="justify-self-start">
        {t('submit')}
      </Button>
    </form>
  );
}

function useSend(number: string, token: string | null) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (words: string) => api(appealCall, { body: { number, words }, query: token === null ? {} : { token } }),
    onSuccess(decision) {
      keepDraft(number, '');
      queries.setQueryData(decisionQuery(api, number, token).queryKey, decision);
    },
  });
}

/** What became of an appeal. */
function Sent({ appeal }: { readonly appeal: NonNullable<MemberDecision['appeal']> }) {
  const t = useTranslations('decisions.appeal');
  const dateText = useDateFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const moment = (instant: string) => dateText(new Date(instant), { dateStyle: 'long', timeStyle: 'short' });
  const { outcome, answered_at } = appeal;
  return (
    <Panel as="section" tone="blush" className="grid gap-4" aria-labelledby="appeal-title">
      <h2 id="appeal-title" ref={heading} className="title-m">
        {t(outcome === null ? 'receivedTitle' : outcome === 'restore' ? 'restoredTitle' : 'upheldTitle')}
      </h2>
      <ol className="decision-steps">
        <li className="done">
          <i aria-hidden="true" />
          <span>{t('sentAt', { at: moment(appeal.at) })}</span>
        </li>
        {answered_at === null ? (
          <>
            <li className="now" aria-current="step">
              <i aria-hidden="true" />
              <span>
                <b>{t('reading')}</b>
                <br />
                <span className="text-m soft">{t('readingUntil', { at: moment(appeal.answer_by) })}</span>
              </span>
            </li>
            <li className="later">
              <i aria-hidden="true" />
              <span>{t('answer')}</span>
            </li>
          </>
        ) : (
          <li className="done">
            <i aria-hidden="true" />
            <span>{t('answered', { at: moment(answered_at) })}</span>
          </li>
        )}
      </ol>
      {appeal.answer !== '' && <Quote label={t('ours')} words={appeal.answer} />}
      <Quote label={t('yours')} words={appeal.words} />
      {outcome === null && <p className="text-m soft text-pretty">{t('meanwhile')}</p>}
    </Panel>
  );
}

const Quote = ({ label, words }: { readonly label: string; readonly words: string }) => (
  <blockquote className="decision-box">
    <p className="text-s soft">{label}</p>
    <p className="wrap-anywhere whitespace-pre-line" dir="auto">
      {words}
    </p>
  </blockquote>
);
