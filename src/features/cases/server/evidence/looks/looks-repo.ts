import { sql } from 'kysely';
import type { SiteId, StaffId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { shownLookReasons } from '#features/decisions/contract/rules.ts';

export type ShownLookReason = (typeof shownLookReasons)[number];

/** A member whose lines are seen. */
export interface SeenMember {
  readonly id: number;
  readonly lines: number;
}

export interface NewLook {
  readonly site: SiteId;
  readonly caseId: number;
  readonly staff: StaffId;
  readonly reason: ShownLookReason;
  /** The member whom the case is about: sees the look when the case is decided. The others see it at once. */
  readonly about: UserId | null;
  readonly seen: readonly SeenMember[];
  /** Of a further look: the conversation whose lines were opened. */
  readonly conversation?: number;
  /** Of a look at a picture of a chat: its name. */
  readonly picture?: string;
  readonly now: Date;
}

/** One row for each member who still has an account; those that count once a person and case are there once. Returns how many are new. */
export async function insertLooks(tx: Tx, look: NewLook): Promise<number> {
  const { site, caseId, staff, reason, about, seen, now } = look;
  const { rows } = await sql`
    INSERT INTO looks (site_id, case_id, staff_id, user_id, lines, reason, at, shown_from, opening, conversation, picture)
    SELECT ${site}, ${caseId}, ${staff}, u.id, l.lines, ${reason}, ${now}, CASE WHEN u.id IS DISTINCT FROM ${about} THEN ${now}::timestamptz END,
      ${reason === 'opened'}, ${look.conversation ?? null}, ${look.picture ?? null}
    FROM jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) AS l (id bigint, lines int) JOIN users u ON u.id = l.id
    ON CONFLICT DO NOTHING
    RETURNING id`.execute(tx);
  return rows.length;
}

/** Whether the person has opened the case, or the picture in it, before. */
export async function hasLooked(
  tx: Tx,
  { caseId, staff, picture }: { readonly caseId: number; readonly staff: StaffId; readonly picture?: string },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM looks WHERE case_id = ${caseId} AND staff_id = ${staff}
      AND CASE WHEN ${picture ?? null}::text IS NULL THEN opening ELSE picture = ${picture ?? null} END LIMIT 1`.execute(tx);
  return rows.length > 0;
}

export interface LookRow {
  readonly number: string;
  readonly at: Date;
  readonly lines: number;
  readonly reason: string;
}

/** SQL: an authority has asked to keep silent about looks for it until later, for one of those whose lines the look `l` is about. */
const isSilent = (now: Date) => sql`(l.reason = 'authority' AND EXISTS (
  SELECT FROM account_holds h WHERE h.silent_until > ${now}
    AND (h.user_id IN (l.user_id, c.subject_id) OR h.user_id IN (SELECT o.user_id FROM looks o WHERE o.case_id = l.case_id))))`;

/** SQL: looks `l` at cases `c` that the member may know of. What decides a case is applied by then, and was a person's decision. */
export const isShown = (now: Date) => sql`(NOT ${isSilent(now)} AND (l.shown_from <= ${now} OR c.state = 'closed' OR EXISTS (
  SELECT FROM decisions d WHERE d.case_id = c.id AND d.applied_at IS NOT NULL AND NOT d.decided_by_machine)))`;

/** The newest first. */
export async function listLooks(db: Db, user: UserId, now: Date, limit: number): Promise<LookRow[]> {
  const { rows } = await sql<LookRow>`
    SELECT c.number, l.at, l.lines, l.reason FROM looks l JOIN cases c ON c.id = l.case_id
    WHERE l.user_id = ${user} AND ${isShown(now)} ORDER BY l.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/** Conversations of which the person has opened further lines in a case. */
export async function listOpened(db: Db | Tx, caseId: number, staff: StaffId): Promise<number[]> {
  const { rows } = await sql<{ conversation: number | null }>`
    SELECT DISTINCT conversation FROM looks WHERE case_id = ${caseId} AND staff_id = ${staff} AND conversation IS NOT NULL`.execute(db);
  return rows.flatMap(({ conversation }) => conversation ?? []);
}
