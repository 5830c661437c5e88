import { type StaffId, staffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { idleMinutes, longestHours, stepUpMinutes } from '../../contract/rules.ts';

export interface SessionRow {
  readonly id: number;
  readonly staff: StaffId;
  readonly userAgent: string;
  readonly country: string | null;
  readonly createdAt: Date;
  readonly usedAt: Date;
  readonly verified: boolean;
  readonly steppedUpAt: Date | null;
}

/** A session without a call since `idle`, or begun before `begun`, has ended. */
const limits = (now: Date) => ({
  idle: new Date(now.getTime() - idleMinutes * 60_000),
  begun: new Date(now.getTime() - longestHours * 3_600_000),
});

/** When the session ends if no call is made. */
export const endOf = ({ createdAt, usedAt }: Pick<SessionRow, 'createdAt' | 'usedAt'>): Date =>
  new Date(Math.min(usedAt.getTime() + idleMinutes * 60_000, createdAt.getTime() + longestHours * 3_600_000));

/** Until when a second factor that was shown counts; null when it has to be shown again. */
export function steppedUpUntil({ steppedUpAt }: Pick<SessionRow, 'steppedUpAt'>, now: Date): Date | null {
  const until = steppedUpAt === null ? null : new Date(steppedUpAt.getTime() + stepUpMinutes * 60_000);
  return until !== null && until > now ? until : null;
}

const openSessions = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('staff_sessions')
    .innerJoin('staff', 'staff.id', 'staff_sessions.staff_id')
    .select([
      'staff_sessions.id',
      'staff_sessions.staff_id',
      'staff_sessions.user_agent',
      'staff_sessions.country',
      'staff_sessions.created_at',
      'staff_sessions.used_at',
      'staff_sessions.verified',
      'staff_sessions.stepped_up_at',
    ])
    .where('staff_sessions.used_at', '>', limits(now).idle)
    .where('staff_sessions.created_at', '>', limits(now).begun)
    .where('staff.ended_at', 'is', null);

type Selected = Awaited<ReturnType<ReturnType<typeof openSessions>['execute']>>[number];

const rowOf = (row: Selected): SessionRow => ({
  id: row.id,
  staff: staffId(row.staff_id),
  userAgent: row.user_agent,
  country: row.country,
  createdAt: row.created_at,
  usedAt: row.used_at,
  verified: row.verified,
  steppedUpAt: row.stepped_up_at,
});

export async function findSession(db: Db | Tx, tokenHash: Buffer, now: Date): Promise<SessionRow | null> {
  const row = await openSessions(db, now).where('staff_sessions.token_hash', '=', tokenHash).executeTakeFirst();
  return row === undefined ? null : rowOf(row);
}

/** Whose session it is; null when it has ended. */
export async function findOpenSession(db: Db, id: number, now: Date): Promise<StaffId | null> {
  const row = await openSessions(db, now).where('staff_sessions.id', '=', id).executeTakeFirst();
  return row === undefined ? null : staffId(row.staff_id);
}

/** The newest first. */
export async function listSessions(db: Db | Tx, staff: readonly StaffId[], now: Date): Promise<SessionRow[]> {
  if (staff.length === 0) return [];
  const rows = await openSessions(db, now).where('staff_sessions.staff_id', 'in', staff).orderBy('staff_sessions.id', 'desc').execute();
  return rows.map(rowOf);
}

interface NewSession {
  readonly staff: StaffId;
  readonly tokenHash: Buffer;
  readonly userAgent: string;
  readonly country: string | null;
  readonly verified: boolean;
  readonly now: Date;
}

export async function insertSession(tx: Tx, { staff, tokenHash, userAgent, country, verified, now }: NewSession): Promise<void> {
  await tx
    .insertInto('staff_sessions')
    .values({
      staff_id: staff,
      token_hash: tokenHash,
      user_agent: userAgent,
      country,
      created_at: now,
      used_at: now,
      verified,
      stepped_up_at: verified ? now : null,
    })
    .execute();
}

export async function touchSession(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('staff_sessions').set({ used_at: now }).where('id', '=', id).execute();
}

/** A second factor was shown in this session. */
export async function setSteppedUp(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('staff_sessions').set({ verified: true, stepped_up_at: now }).where('id', '=', id).execute();
}

/** Whose it was; null when there is no such session. */
export async function findSessionOwner(tx: Tx, id: number): Promise<StaffId | null> {
  const row = await tx.selectFrom('staff_sessions').select('staff_id').where('id', '=', id).executeTakeFirst();
  return row === undefined ? null : staffId(row.staff_id);
}

export async function deleteSession(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('staff_sessions').where('id', '=', id).execute();
}

/** Ends the sessions of a person; `except`: those that go on. */
export async function deleteSessions(
  tx: Db | Tx,
  staff: StaffId,
  except: { readonly id?: number; readonly verified?: true } = {},
): Promise<void> {
  let query = tx.deleteFrom('staff_sessions').where('staff_id', '=', staff);
  if (except.id !== undefined) query = query.where('id', '<>', except.id);
  if (except.verified) query = query.where('verified', '=', false);
  await query.execute();
}

export async function deleteOldSessions(db: Db, now: Date): Promise<void> {
  const { idle, begun } = limits(now);
  await db
    .deleteFrom('staff_sessions')
    .where((row) => row.or([row('used_at', '<', idle), row('created_at', '<', begun)]))
    .execute();
}
