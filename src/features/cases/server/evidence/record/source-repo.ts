import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** What opened or joined a case, with what its sender was like. */
export interface SourceRow {
  readonly id: number;
  readonly report_id: number | null;
  readonly notice_id: number | null;
  readonly complaint_id: number | null;
  readonly block_id: number | null;
  readonly created_at: Date;
  readonly lines: unknown;
  readonly number: string | null;
  readonly sender_id: number | null;
  readonly sender_name: string | null;
  readonly born: string | null;
  readonly name: string;
  readonly email: string;
  readonly report_subject: string | null;
  readonly item: number | null;
  readonly complaint_subject: string | null;
  readonly reason: string | null;
  readonly place: string;
  readonly text: string;
  readonly language: string;
  readonly evidence: unknown;
  readonly decide_by: Date | null;
  readonly sent: number;
  readonly unfounded: number;
  readonly set_aside: boolean;
  readonly sent_by: string | null;
}

/** Sources that a case shows at most: the newest. */
export const mostSources = 100;
/** Days within which the reports of a sender are counted. */
const countedDays = 90;
const dayMs = 24 * 3_600_000;

/** The newest sources of the cases, by ascending id. */
export async function listSources(db: Db | Tx, cases: readonly number[], now: Date): Promise<SourceRow[]> {
  const { rows } = await sql<SourceRow>`
    SELECT s.id, s.report_id, s.notice_id, s.complaint_id, s.block_id, s.created_at, s.lines, coalesce(r.number, n.number, k.number) AS number,
      u.id AS sender_id, p.name AS sender_name, p.date_of_birth::text AS born, coalesce(n.name, k.name, '') AS name,
      coalesce(n.email, k.email, u.email, '') AS email, r.subject AS report_subject, coalesce(r.item, s.message_id) AS item, k.subject AS complaint_subject,
      coalesce(r.reason, n.reason) AS reason, coalesce(n.place, b.kind, '') AS place, coalesce(r.text, n.text, k.text, s.words, b.value, '') AS text,
      coalesce(n.language, k.language, u.language, '') AS language, coalesce(r.evidence, n.evidence) AS evidence, n.due_at AS decide_by,
      before.sent, before.unfounded, coalesce(r.set_aside, false) AS set_aside, s.sent_by
    FROM case_sources s LEFT JOIN reports r ON r.id = s.report_id LEFT JOIN notices n ON n.id = s.notice_id
      LEFT JOIN complaints k ON k.id = s.complaint_id LEFT JOIN advance_blocks b ON b.id = s.block_id
      LEFT JOIN users u ON u.id = coalesce(r.reporter_id, n.user_id, k.user_id) LEFT JOIN profiles p ON p.user_id = u.id
      CROSS JOIN LATERAL (
        SELECT count(*) AS sent, count(*) FILTER (WHERE b.state = 'dismissed') AS unfounded FROM reports b
        WHERE b.reporter_id = u.id AND b.created_at > ${new Date(now.getTime() - countedDays * dayMs)}) before
    WHERE s.case_id = ANY(${cases}::bigint[]) ORDER BY s.id DESC LIMIT ${mostSources}`.execute(db);
  return rows.toReversed();
}
