import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface DecisionRow {
  readonly id: number;
  readonly case_id: number | null;
  readonly number: string;
  readonly act: string;
  readonly reason: string;
  readonly restricts: string[];
  readonly decided_by: number | null;
  readonly name: string | null;
  readonly decided_at: Date;
  readonly ends_at: Date | null;
  readonly facts: string;
  readonly words: string;
  readonly due_at: Date | null;
  readonly applied_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly reversed_by: number | null;
}

/** Decisions that a case shows at most, its own and earlier ones about the member. */
const mostDecisions = 50;

/** Those of the case, the one that an appeal is against, and earlier ones about the member, the newest first. */
export async function listDecisions(
  db: Db | Tx,
  { caseId, appealOf, member }: { readonly caseId: number; readonly appealOf: number | null; readonly member: UserId | null },
): Promise<DecisionRow[]> {
  const { rows } = await sql<DecisionRow>`
    SELECT d.id, d.case_id, d.number, d.act, d.reason, d.restricts, d.decided_by, s.name, d.decided_at, d.ends_at, d.facts, d.words, d.due_at,
      d.applied_at, d.withdrawn_at, d.reversed_by
    FROM decisions d LEFT JOIN staff s ON s.id = d.decided_by
    WHERE d.case_id = ${caseId} OR d.id = ${appealOf} OR d.user_id = ${member}
    ORDER BY d.case_id = ${caseId} DESC NULLS LAST, d.id DESC LIMIT ${mostDecisions}`.execute(db);
  return rows;
}

export interface EventRow {
  readonly at: Date;
  readonly what: string;
  readonly who: string | null;
  readonly about: string | null;
  readonly words: string | null;
}

/** Events that a case shows at most: the newest. */
const mostEvents = 300;

export async function listEvents(db: Db | Tx, caseId: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT e.at, e.what, s.name AS who, e.about, e.words FROM case_events e LEFT JOIN staff s ON s.id = e.staff_id
    WHERE e.case_id = ${caseId} ORDER BY e.id DESC LIMIT ${mostEvents}`.execute(db);
  return rows.toReversed();
}

interface Alike {
  readonly site: SiteId;
  readonly caseId: number;
  readonly kind: string;
  /** As `reasonOf` has it; null: the kind alone counts. */
  readonly reason: string | null;
  readonly since: Date;
}

/** How cases of the same kind and reason were decided on the site since then, the most frequent first. */
export async function countAlike(db: Db | Tx, { site, caseId, kind, reason, since }: Alike): Promise<{ act: string; count: number }[]> {
  const { rows } = await sql<{ act: string; count: number }>`
    SELECT d.act, count(*) AS count FROM decisions d JOIN cases c ON c.id = d.case_id AND c.kind = ${kind} AND c.id <> ${caseId}
    WHERE d.site_id = ${site} AND d.decided_at > ${since} AND d.applied_at IS NOT NULL AND NOT d.decided_by_machine
      AND (${reason}::text IS NULL OR EXISTS (
        SELECT FROM case_sources s LEFT JOIN reports r ON r.id = s.report_id LEFT JOIN notices n ON n.id = s.notice_id
          LEFT JOIN complaints k ON k.id = s.complaint_id
        WHERE s.case_id = c.id AND ${reason} IN (r.reason, n.reason, k.subject)))
    GROUP BY d.act ORDER BY count DESC, d.act`.execute(db);
  return rows;
}
