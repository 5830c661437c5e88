import { sql } from 'kysely';
import { type SiteId, siteId } from '#platform/contract/ids.ts';
import type { Role } from '#platform/contract/rights.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { CaseKind } from '../../contract/rules.ts';

/** 1: it is new. 2: half of its time is over. 3: it is overdue. */
export type UrgentStage = 1 | 2 | 3;

interface UrgentCase {
  readonly number: string;
  readonly site: SiteId;
  readonly stage: UrgentStage;
  /** Whether anybody was mailed about it before. */
  readonly isNew: boolean;
}

/** Open urgent cases that have reached a stage of which nobody was mailed, marked as mailed; the first due first. */
export async function takeUrgent(tx: Tx, kinds: readonly CaseKind[], now: Date, limit: number): Promise<UrgentCase[]> {
  const { rows } = await sql<{ number: string; site_id: number; stage: number; before: number }>`
    WITH reached AS (
      SELECT id, number, site_id, due_at, reminded AS before,
        CASE WHEN due_at <= ${now} THEN 3 WHEN opened_at + (due_at - opened_at) / 2 <= ${now} THEN 2 ELSE 1 END AS stage
      FROM cases WHERE state = 'open' AND kind = ANY (${kinds}) AND reminded < 3),
    due AS (
      SELECT cases.id, reached.number, reached.site_id, reached.due_at, reached.before, reached.stage
      FROM cases JOIN reached ON reached.id = cases.id
      WHERE reached.stage > cases.reminded AND cases.state = 'open'
      ORDER BY reached.due_at, cases.id LIMIT ${limit} FOR UPDATE OF cases SKIP LOCKED)
    UPDATE cases SET reminded = due.stage FROM due WHERE cases.id = due.id
    RETURNING due.number, due.site_id, due.stage, due.before::int AS before`.execute(tx);
  return rows.map(({ number, site_id, stage, before }) => ({
    number,
    site: siteId(site_id),
    stage: stage === 3 ? 3 : stage === 2 ? 2 : 1,
    isNew: before === 0,
  }));
}

export interface Reached {
  readonly email: string;
  readonly name: string;
  readonly language: string | null;
  readonly roles: string[];
}

/** People who work on the site with one of these roles. */
export async function findWorking(tx: Tx, site: SiteId, roles: readonly Role[]): Promise<Reached[]> {
  const { rows } = await sql<Reached>`
    SELECT staff.email, staff.name, staff.language, array_agg(r.role) AS roles
    FROM staff JOIN staff_rights r ON r.staff_id = staff.id
    WHERE (r.site_id IS NULL OR r.site_id = ${site}) AND r.role = ANY (${roles})
      AND staff.joined_at IS NOT NULL AND staff.ended_at IS NULL
    GROUP BY staff.id ORDER BY staff.id`.execute(tx);
  return rows;
}

interface Overdue {
  readonly number: string;
  readonly due_at: Date;
}

/** Open cases of these kinds that are overdue, the oldest first. */
export async function listOverdue(db: Db, kinds: readonly CaseKind[], now: Date, limit: number): Promise<Overdue[]> {
  return db
    .selectFrom('cases')
    .select(['number', 'due_at'])
    .where('state', 'in', ['open', 'held_for_second'])
    .where('kind', 'in', kinds)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
}
