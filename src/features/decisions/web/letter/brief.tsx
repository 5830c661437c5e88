import { useTranslations } from 'use-intl';
import { useDateFormat } from '#platform/web/i18n/use-date-format.ts';
import { Panel } from '#platform/web/ui/index.ts';
import { useSettings } from '#features/site/web/index.ts';
import type { MemberDecision } from '../../contract/schemas.ts';

/** The decision as a table, and when its evidence is erased. */
export function Brief({ decision }: { readonly decision: Extract<MemberDecision, { role: 'member' }> }) {
  const t = useTranslations('decisions');
  const dateText = useDateFormat();
  const { name } = useSettings();
  const moment = (instant: string) => dateText(new Date(instant), { dateStyle: 'long', timeStyle: 'short' });
  const day = (instant: string) => dateText(new Date(instant), { dateStyle: 'long' });
  const source = t(`sources.${decision.source}`, { n: decision.reports });
  const isAnswer = decision.act === 'restore' || decision.act === 'uphold';
  const appeal = decision.can_appeal
    ? t('brief.appealUntil', { date: day(decision.appeal_until) })
    : t(decision.appeal === null ? 'brief.none' : 'brief.sent');
  const rows: readonly (readonly [string, string])[] = [
    [t('brief.what'), t(`acts.${decision.act}`)],
    [t('brief.applies'), t('brief.everywhere', { site: name })],
    [t('brief.since'), moment(decision.from)],
    ...(decision.act === 'warn' || isAnswer
      ? []
      : [[t('brief.until'), decision.until === null ? t('brief.noEnd') : moment(decision.until)] as const]),
    [t('brief.ground'), decision.ground === 'law' ? decision.ground_reference : t(`reasons.${decision.reason}`)],
    [t('brief.found'), decision.found_by_machine ? t('sources.machine', { source }) : source],
    [t('brief.decided'), t(decision.decided_by_machine ? 'brief.program' : 'brief.person')],
    ...(isAnswer ? [] : [[t('brief.appeal'), appeal] as const]),
  ];
  return (
    <>
      <Panel as="section">
        <h2 className="title-s">{t('brief.title')}</h2>
        <dl className="decision-brief num">
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <p className="text-s soft text-pretty">
        {decision.evidence_until === null ? t('page.evidenceLater') : t('page.evidence', { date: day(decision.evidence_until) })}
      </p>
    </>
  );
}
