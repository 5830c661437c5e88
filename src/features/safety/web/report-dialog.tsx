import './report.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { lengthOf } from '#platform/contract/text/text.ts';
import { useApi } from '#platform/web/data/context.ts';
import { useErrorText } from '#platform/web/i18n/use-error-text.ts';
import { newClientId } from '#platform/web/shell/new-client-id.ts';
import { Alert, Button, Dialog, Field, Icon, Spinner, TextArea } from '#platform/web/ui/index.ts';
import { report } from '../contract/calls.ts';
import type { Report } from '../contract/endpoints.ts';
import { maxReportLength, type ReportReason, reportReasons } from '../contract/rules.ts';
import { reportsQuery } from './queries.ts';
import type { ReportAbout, ReportProps } from './report-about.ts';

interface Props extends ReportProps {
  readonly about: ReportAbout;
}

/** The remaining characters are shown from this number down. */
const showCountBelow = 300;

/** Choosing a reason sends the report. Then shows its number and what happens next. */
export function ReportDialog({ about, onClose, onBlock }: Props) {
  const t = useTranslations('safety.report');
  const common = useTranslations('common.action');
  const [text, setText] = useState('');
  const sending = useReport(about);
  const sent = sending.data?.report;
  const { name, subject } = about;
  return (
    <Dialog
      open
      onClose={onClose}
      guarded={sent === undefined && text.trim() !== ''}
      title={sent === undefined ? t(`titles.${subject}`, { name }) : t('sentTitle')}
      closeLabel={common('close')}
      footer={
        sent !== undefined && (
          <>
            <Button onClick={onClose}>{t('done')}</Button>
            {onBlock && (
              <Button kind="ink" icon="prohibit" onClick={onBlock}>
                {t('blockButton')}
              </Button>
            )}
          </>
        )
      }
    >
      {sent === undefined ? (
        <Reasons name={name} text={text} onText={setText} sending={sending} />
      ) : (
        <Sent report={sent} canBlock={onBlock !== undefined} onLeave={onClose} />
      )}
    </Dialog>
  );
}

interface ReasonsProps {
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly sending: ReturnType<typeof useReport>;
}

function Reasons({ name, text, onText, sending: { mutate, isPending, error, variables } }: ReasonsProps) {
  const t = useTranslations('safety.report');
  const errorText = useErrorText('safety');
  const left = maxReportLength - lengthOf(text.trim());
  return (
    <div className="report">
      <p className="soft text-pretty">{t('lead', { name })}</p>
      {error && (
        <Alert live tone="note" icon="warning-circle">
          {errorText(error)}
        </Alert>
      )}
      <details>
        <summary>
          <Icon name="caret-down" /> {t('more')}
        </summary>
        <Field label={t('text')} hideLabel aside={left <= showCountBelow && t('left', { n: Math.max(0, left) })}>
          <TextArea name="text" rows={3} value={text} onChange={(event) => onText(event.target.value)} />
        </Field>
      </details>
      <ul>
        {reportReasons.map((reason) => {
          const busy = isPending && variables.reason === reason;
          return (
            <li key={reason}>
              <button type="button" aria-busy={busy || undefined} onClick={() => isPending || mutate({ reason, text: text.trim() })}>
                <span>{t(`reasons.${reason}`)}</span>
                {busy ? <Spinner label={t('sending')} /> : <Icon name="caret-right" />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface SentProps {
  readonly report: Report;
  readonly canBlock: boolean;
  readonly onLeave: () => void;
}

function Sent({ report: { number, name }, canBlock, onLeave }: SentProps) {
  const t = useTranslations('safety.report');
  const first = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so the focus moves to the confirmation.
  useEffect(() => first.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <p ref={first} tabIndex={-1} className="text-l">
        {t.rich('number', { number, b: (inner) => <b className="num whitespace-nowrap">{inner}</b> })}
      </p>
      <section>
        <h3>
          <b>{t('nextTitle')}</b>
        </h3>
        <ul className="report-next">
          <li>{t('next.people')}</li>
          <li>{t('next.secret', { name })}</li>
          <li>
            {t.rich('next.answer', {
              link: (inner) => (
                <Link className="link" to="/settings#reports" onClick={onLeave}>
                  {inner}
                </Link>
              ),
            })}
          </li>
        </ul>
      </section>
      {canBlock && <p className="text-pretty">{t('block', { name })}</p>}
    </div>
  );
}

interface ReportInput {
  readonly reason: ReportReason;
  readonly text: string;
}

function useReport({ id, subject, item }: ReportAbout) {
  const api = useApi();
  const queries = useQueryClient();
  const last = useRef<(ReportInput & { readonly clientId: string }) | null>(null);
  return useMutation({
    mutationFn({ reason, text }: ReportInput) {
      const previous = last.current;
      // Resending the same input uses the same client_id.
      const same = previous !== null && previous.reason === reason && previous.text === text;
      const clientId = same ? previous.clientId : newClientId();
      last.current = { reason, text, clientId };
      const what = { id, subject, reason, ...(item === undefined ? {} : { item }), ...(text === '' ? {} : { text }) };
      return api(report, { body: { client_id: clientId, ...what } });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: reportsQuery(api).queryKey }),
  });
}
