import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/web/data/context.ts';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Pill } from '#platform/web/ui/index.ts';
import type { Report } from '../contract/endpoints.ts';
import { reportsQuery } from './queries.ts';

/** The member's reports with their decisions. */
export function ReportsSection() {
  const t = useTranslations('safety.reports');
  const { data: reports } = useSuspenseQuery(reportsQuery(useApi()));
  return (
    <section id="reports" aria-labelledby="reports-title" className="settings-section">
      <h2 id="reports-title" className="title-s">
        {t('title')}
      </h2>
      <p className="soft mt-1 max-w-[60ch] text-pretty">{t('lead')}</p>
      {reports.length === 0 ? (
        <p className="mt-4">{t('none')}</p>
      ) : (
        <ul className="mt-4">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
    </section>
  );
}

const pills = { received: 'plain', acted: 'ok', dismissed: 'outline' } as const satisfies Record<Report['state'], string>;

function ReportRow({
  report: { name, subject, reason, state, number, created_at, decided_at, statement, decision },
}: {
  readonly report: Report;
}) {
  const t = useTranslations('safety.reports');
  const common = useTranslations('common.action');
  const reasons = useTranslations('safety.report.reasons');
  const dateText = useDateFormat();
  const dayOf = (instant: string) => dateText(new Date(instant), { dateStyle: 'medium' });
  return (
    <li className="settings-row grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b className="wrap-anywhere">{t(`subject.${subject}`, { name })}</b>
        <Pill kind={pills[state]}>{t(`state.${state}`)}</Pill>
      </div>
      <p>{reasons(reason)}</p>
      <p className="text-s soft num">{t('sent', { date: dayOf(created_at), number })}</p>
      {decided_at !== null && (
        <div className="mt-2 grid gap-1">
          <p className="text-s soft">{t('decided', { date: dayOf(decided_at) })}</p>
          {statement !== null && <p className="max-w-[60ch] text-pretty whitespace-pre-line">{statement}</p>}
          <p className="text-m">
            {decision === null ? (
              t.rich('appeal', {
                link: (inner) => (
                  <Link className="link" to="/complaints">
                    {inner}
                  </Link>
                ),
              })
            ) : (
              <Link className="link" to={`/decisions/${decision}`}>
                {common('decision')}
              </Link>
            )}
          </p>
        </div>
      )}
    </li>
  );
}
