import { useTranslations } from 'use-intl';
import { noticeReasons } from '#features/content-notices/contract/rules.ts';
import { complaintSubjects, reportReasons } from '#features/safety/contract/rules.ts';
import type { CaseRow } from '#features/cases/contract/schemas.ts';

const known = [...new Set([...reportReasons, ...noticeReasons, ...complaintSubjects])];
export const knownReason = (reason: string | null): (typeof known)[number] | undefined => known.find((one) => one === reason);

/** What a case is about, in a few words. */
export function useTopic(): (about: Pick<CaseRow, 'kind' | 'reason'>) => string {
  const t = useTranslations('office.cases');
  return ({ kind, reason: named }) => {
    const reason = knownReason(named);
    const topic = t(`topics.${kind}`);
    if (reason === undefined || reason === 'other') return topic;
    if (kind === 'report' || kind === 'danger') return t(`reasons.${reason}`);
    return kind === 'notice' || kind === 'complaint' ? `${topic}: ${t(`reasons.${reason}`)}` : topic;
  };
}
