import { type Day } from '#platform/contract/time.ts';
import { noticeReasons } from '#features/content-notices/contract/rules.ts';
import { complaintSubjects, reportReasons, reportSubjects } from '#features/safety/contract/rules.ts';
import type { Case } from '../../../contract/schemas.ts';
import { caseSenders } from '../../../contract/rules.ts';
import { known } from '../known.ts';
import { memberOrNull } from '../people.ts';
import { readEvidence } from '../stored.ts';
import type { SourceRow } from '../record/source-repo.ts';

const subjects = [...reportSubjects, ...complaintSubjects] as const;
const reasons = [...new Set([...reportReasons, ...noticeReasons])];

export function presentSource(row: SourceRow, today: Day): Case['sources'][number] {
  const by = memberOrNull(row.sender_id, row.sender_name, row.born, today);
  const subject = row.report_subject ?? row.complaint_subject;
  return {
    kind: kindOf(row),
    number: row.number,
    at: row.created_at.toISOString(),
    by,
    name: row.name,
    can_answer: row.email !== '',
    subject: subject === null ? null : known(subjects, subject),
    reason: row.reason === null ? null : known(reasons, row.reason),
    place: row.place,
    text: row.text,
    language: row.language,
    sent: row.sent,
    unfounded: row.unfounded,
    set_aside: row.set_aside,
    sent_by: row.sent_by === null ? null : known(caseSenders, row.sent_by),
    decide_by: row.decide_by?.toISOString() ?? null,
  };
}

function kindOf({ report_id, notice_id, complaint_id, block_id }: SourceRow): Case['sources'][number]['kind'] {
  if (report_id !== null) return 'report';
  if (notice_id !== null) return 'notice';
  if (complaint_id !== null) return 'complaint';
  return block_id === null ? 'entered' : 'block';
}

/** As in the queue: the reason of the newest report or notice, or the subject of a complaint. */
export const reasonOf = (sources: readonly SourceRow[]): string | null =>
  sources.reduce<string | null>((reason, source) => source.reason ?? source.complaint_subject ?? reason, null);

/** The profile of the newest source that has one. */
export function presentProfile(sources: readonly SourceRow[]): Case['profile'] {
  const profile = sources.flatMap(({ evidence }) => readEvidence(evidence).profile ?? []).at(-1);
  if (profile === undefined) return null;
  return { about: profile.about, answers: profile.answers.map(({ prompt, answer }) => ({ prompt, text: answer })) };
}
