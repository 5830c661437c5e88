import { type RawBuilder, sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { CaseKind } from '../../contract/rules.ts';
import type { Sight } from './sight.ts';

/** A row of the queue. */
export interface ListedCase {
  readonly id: number;
  readonly number: string;
  readonly kind: string;
  readonly state: string;
  readonly opened_at: Date;
  readonly due_at: Date;
  /** Urgent, or overdue. */
  readonly is_first: boolean;
  readonly subject_id: number | null;
  readonly subject_name: string | null;
  readonly subject_birth: Day | null;
  readonly sources: number;
  readonly reason: string | null;
  readonly claimed_by: number | null;
  readonly claimed_until: Date | null;
  readonly claimed_name: string | null;
  /** Of whoever works on it, on the site. */
  readonly claimed_roles: string[] | null;
}

export interface CaseFilter {
  readonly site: SiteId;
  readonly sight: Sight;
  readonly kind: CaseKind | null;
  readonly member: UserId | null;
}

/** Where a page of the open cases begins. */
export interface OpenCursor {
  readonly isFirst: boolean;
  readonly dueAt: Date;
  readonly id: number;
}

interface OpenPage extends CaseFilter {
  /** What is overdue then comes first; the same on all pages. */
  readonly at: Date;
  readonly urgent: readonly CaseKind[];
  readonly after: OpenCursor | null;
  readonly limit: number;
}

/** Urgent and overdue cases first, then by due time; at most `limit`. */
export async function listOpen(db: Db, { at, urgent, after, limit, ...filter }: OpenPage, now: Date): Promise<ListedCase[]> {
  const isFirst = sql<boolean>`(c.kind = ANY (${urgent}) OR c.due_at <= ${at})`;
  const isAfter =
    after === null
      ? sql`true`
      : sql`(NOT ${isFirst}, c.due_at, c.id) > (${!after.isFirst}::boolean, ${after.dueAt}::timestamptz, ${after.id}::bigint)`;
  const { rows } = await sql<ListedCase>`
    WITH page AS MATERIALIZED (
      SELECT c.*, ${isFirst} AS is_first FROM cases c
      WHERE c.state IN ('open', 'held_for_second') AND ${matches(filter)} AND ${isAfter}
      ORDER BY NOT ${isFirst}, c.due_at, c.id LIMIT ${limit})
    SELECT page.id, page.number, page.kind, page.state, page.opened_at, page.due_at, page.is_first, page.subject_id,
      p.name AS subject_name, p.date_of_birth AS subject_birth,
      (SELECT count(*)::int FROM case_sources s WHERE s.case_id = page.id) AS sources, newest.reason,
      page.claimed_by, page.claimed_until, staff.name AS claimed_name, held.roles AS claimed_roles
    FROM page
      LEFT JOIN profiles p ON p.user_id = page.subject_id
      LEFT JOIN staff ON staff.id = page.claimed_by AND page.claimed_until > ${now}
      LEFT JOIN LATERAL (SELECT array_agg(r.role) AS roles FROM staff_rights r
        WHERE r.staff_id = staff.id AND (r.site_id IS NULL OR r.site_id = page.site_id)) AS held ON true
      LEFT JOIN LATERAL (SELECT coalesce(reports.reason, notices.reason, complaints.subject) AS reason FROM case_sources s
          LEFT JOIN reports ON reports.id = s.report_id
          LEFT JOIN notices ON notices.id = s.notice_id
          LEFT JOIN complaints ON complaints.id = s.complaint_id
        WHERE s.case_id = page.id AND s.words IS NULL ORDER BY s.id DESC LIMIT 1) AS newest ON true
    ORDER BY NOT page.is_first, page.due_at, page.id`.execute(db);
  return rows;
}

/** Those that have ended, the newest first, below `after`. */
export async function listEnded(
  db: Db,
  { after, limit, ...filter }: CaseFilter & { readonly after: number | null; readonly limit: number },
): Promise<ListedCase[]> {
  const { rows } = await sql<ListedCase>`
    WITH page AS MATERIALIZED (
      SELECT c.* FROM cases c
      WHERE c.state NOT IN ('open', 'held_for_second') AND ${matches(filter)} AND (${after}::bigint IS NULL OR c.id < ${after}::bigint)
      ORDER BY c.id DESC LIMIT ${limit})
    SELECT page.id, page.number, page.kind, page.state, page.opened_at, page.due_at, false AS is_first, page.subject_id,
      p.name AS subject_name, p.date_of_birth AS subject_birth,
      (SELECT count(*)::int FROM case_sources s WHERE s.case_id = page.id) AS sources, newest.reason,
      NULL::bigint AS claimed_by, NULL::timestamptz AS claimed_until, NULL AS claimed_name, NULL::text[] AS claimed_roles
    FROM page
      LEFT JOIN profiles p ON p.user_id = page.subject_id
      LEFT JOIN LATERAL (SELECT coalesce(reports.reason, notices.reason, complaints.subject) AS reason FROM case_sources s
          LEFT JOIN reports ON reports.id = s.report_id
          LEFT JOIN notices ON notices.id = s.notice_id
          LEFT JOIN complaints ON complaints.id = s.complaint_id
        WHERE s.case_id = page.id AND s.words IS NULL ORDER BY s.id DESC LIMIT 1) AS newest ON true
    ORDER BY page.id DESC`.execute(db);
  return rows;
}

interface KindCount {
  readonly kind: string;
  readonly count: number;
  /** Of the first of them. */
  readonly due_at: Date;
}

/** Open cases by kind that the caller may see. */
export async function countOpen(db: Db, filter: Pick<CaseFilter, 'site' | 'sight'>): Promise<KindCount[]> {
  const { rows } = await sql<KindCount>`
    SELECT c.kind, count(*)::int AS count, min(c.due_at) AS due_at FROM cases c
    WHERE c.state IN ('open', 'held_for_second') AND ${matches({ ...filter, kind: null, member: null })}
    GROUP BY c.kind`.execute(db);
  return rows;
}

function matches({ site, sight, kind, member }: CaseFilter): RawBuilder<boolean> {
  const parts = [sql`c.site_id = ${site}`, sql`c.kind = ANY (${sight.kinds})`];
  if (kind !== null) parts.push(sql`c.kind = ${kind}`);
  if (member !== null) parts.push(sql`c.subject_id = ${member}`);
  if (sight.onlyPayment) parts.push(isAboutPayment(sql`c.id`));
  return sql<boolean>`(${sql.join(parts, sql` AND `)})`;
}

/** SQL: whether the case with this id is a complaint about payment. */
export const isAboutPayment = (id: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM case_sources s JOIN complaints k ON k.id = s.complaint_id WHERE s.case_id = ${id} AND k.subject = 'payment')`;
