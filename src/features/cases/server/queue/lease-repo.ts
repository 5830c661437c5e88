import { sql } from 'kysely';
import { type SiteId, type StaffId, staffId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Role } from '#platform/contract/rights.ts';
import { roles } from '#platform/contract/rights.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { CaseKind, CaseState } from '../../contract/rules.ts';
import { caseStates } from '../../contract/rules.ts';
import { kindOf } from './case-repo.ts';
import { isAboutPayment } from './list-repo.ts';
import type { CaseId, CaseRef } from './opening.ts';

export interface LockedCase extends CaseRef {
  readonly site: SiteId;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly subject: UserId | null;
  readonly openedAt: Date;
  readonly dueAt: Date;
  /** A complaint about payment. */
  readonly isAboutPayment: boolean;
  readonly claimedBy: StaffId | null;
  readonly claimedUntil: Date | null;
  /** Of an appeal: the id of the decision against which it is. */
  readonly appealOf: number | null;
}

/** A case of the site by its number, locked until the transaction ends; null when there is none. */
export async function lockCase(tx: Tx, site: SiteId, number: string): Promise<LockedCase | null> {
  const row = await tx
    .selectFrom('cases')
    .select(['id', 'number', 'kind', 'state', 'subject_id', 'opened_at', 'due_at', 'claimed_by', 'claimed_until', 'appeal_of'])
    .select(isAboutPayment(sql.ref('cases.id')).as('is_about_payment'))
    .where('site_id', '=', site)
    .where('number', '=', number)
    .forUpdate('cases')
    .executeTakeFirst();
  if (row === undefined) return null;
  const state = caseStates.find((one) => one === row.state);
  if (state === undefined) throw new Error(`case ${number} has an unknown state`);
  return {
    id: row.id,
    number: row.number,
    site,
    kind: kindOf(row.kind),
    state,
    subject: row.subject_id === null ? null : userId(row.subject_id),
    openedAt: row.opened_at,
    dueAt: row.due_at,
    isAboutPayment: row.is_about_payment,
    claimedBy: row.claimed_by === null ? null : staffId(row.claimed_by),
    claimedUntil: row.claimed_until,
    appealOf: row.appeal_of,
  };
}

/** Null frees it. */
export async function setLease(tx: Tx, id: CaseId, lease: { readonly by: StaffId; readonly until: Date } | null): Promise<void> {
  await tx
    .updateTable('cases')
    .set({ claimed_by: lease?.by ?? null, claimed_until: lease?.until ?? null })
    .where('id', '=', id)
    .execute();
}

/** Ends a case that is answered; it is free for nobody. */
export async function setClosed(tx: Tx, id: CaseId): Promise<void> {
  await tx.updateTable('cases').set({ state: 'closed', claimed_by: null, claimed_until: null }).where('id', '=', id).execute();
}

/** The highest role of somebody on a site, and the name; the role is null when all were taken. */
export async function findWorker(tx: Tx, id: StaffId, site: SiteId): Promise<{ readonly name: string; readonly role: Role | null }> {
  const { rows } = await sql<{ name: string; roles: string[] | null }>`
    SELECT staff.name, (SELECT array_agg(r.role) FROM staff_rights r
      WHERE r.staff_id = staff.id AND (r.site_id IS NULL OR r.site_id = ${site})) AS roles
    FROM staff WHERE staff.id = ${id}`.execute(tx);
  const [row] = rows;
  return { name: row?.name ?? '', role: roles.find((role) => row?.roles?.includes(role)) ?? null };
}

export interface CaseEnd {
  /** Null: by machine. */
  readonly by: StaffId | null;
  readonly at: Date;
  /** The act of the decision; `answered` for what is ended by a mail. */
  readonly act: string;
  /** Of the decision; the case's where there is none. */
  readonly number: string;
}

/** How a case ended, or what waits for a second person. */
export async function findEnd(tx: Tx, { id, number }: CaseRef): Promise<CaseEnd | null> {
  const { rows } = await sql<{ by: number | null; at: Date; act: string; number: string }>`
    SELECT ends.by, ends.at, ends.act, ends.number FROM (
      SELECT d.decided_by AS by, d.decided_at AS at, d.act, d.number FROM decisions d
        WHERE d.case_id = ${id} AND d.withdrawn_at IS NULL AND NOT d.decided_by_machine
      UNION ALL
      SELECT e.staff_id, e.at, 'answered', ${number}::text FROM case_events e WHERE e.case_id = ${id} AND e.what = 'closed') AS ends
    ORDER BY ends.at DESC LIMIT 1`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { ...row, by: row.by === null ? null : staffId(row.by) };
}
