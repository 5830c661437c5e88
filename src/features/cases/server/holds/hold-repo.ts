import { sql } from 'kysely';
import { type SiteId, type StaffId, type UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface HoldRow {
  readonly id: number;
  readonly name: string | null;
  /** `YYYY-MM-DD` */
  readonly born: string | null;
  readonly hold: number;
  readonly reference: string;
  readonly reason: string;
  readonly until: Date | null;
  readonly silent_until: Date | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
  readonly by: string;
}

interface Asked {
  readonly site: SiteId;
  readonly member: number | null;
  readonly id?: number;
  readonly after?: number | null;
  readonly limit: number;
}

/** The newest first, with the member and who made it. */
export async function listHolds(db: Db | Tx, { site, member, id, after, limit }: Asked): Promise<HoldRow[]> {
  const { rows } = await sql<HoldRow>`
    SELECT h.id AS hold, h.reference, h.reason, h.until, h.silent_until, h.created_at, h.ended_at, s.name AS by, h.user_id AS id, p.name,
      p.date_of_birth::text AS born
    FROM account_holds h JOIN staff s ON s.id = h.created_by LEFT JOIN profiles p ON p.user_id = h.user_id
    WHERE h.site_id = ${site} AND (${member}::bigint IS NULL OR h.user_id = ${member}::bigint)
      AND (${id ?? null}::bigint IS NULL OR h.id = ${id ?? null}::bigint) AND (${after ?? null}::bigint IS NULL OR h.id < ${after ?? null}::bigint)
    ORDER BY h.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}

/**
 * A hold and the purge of an account wait for each other, so that neither overtakes the other. An advisory lock, because the purge locks
 * orders before their buyer.
 */
export async function lockHolds(tx: Tx, user: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`hold:${user}`}, 0))`.execute(tx);
}

/** What holds the account now. */
export const listStandingHolds = (db: Db | Tx, user: UserId, now: Date) =>
  db
    .selectFrom('account_holds')
    .select(['id', 'reference', 'until'])
    .where('user_id', '=', user)
    .where('ended_at', 'is', null)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
    .orderBy('id')
    .execute();

/** Whether the account must not be purged. A hold that is made meanwhile waits until the transaction ends. */
export async function lockIfHeld(tx: Tx, user: UserId, now: Date): Promise<boolean> {
  await lockHolds(tx, user);
  return (await listStandingHolds(tx, user, now)).length > 0;
}

interface Said {
  readonly reason: string;
  readonly until: Date | null;
  /** Until when members read nothing of looks for the authority. */
  readonly silentUntil: Date | null;
}

/** The one with this reference that nobody has ended. */
export async function findSameHold(tx: Tx, user: UserId, reference: string): Promise<({ readonly id: number } & Said) | null> {
  const row = await tx
    .selectFrom('account_holds')
    .select(['id', 'reason', 'until', 'silent_until as silentUntil'])
    .where('user_id', '=', user)
    .where('reference', '=', reference)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

interface NewHold extends Said {
  readonly site: SiteId;
  readonly user: UserId;
  readonly reference: string;
  readonly by: StaffId;
}

export async function insertHold(tx: Tx, { site, user, reference, reason, until, silentUntil, by }: NewHold, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('account_holds')
    .values({ site_id: site, user_id: user, reference, reason, until, silent_until: silentUntil, created_at: now, created_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeHold(tx: Tx, id: number, { reason, until, silentUntil }: Said): Promise<void> {
  await tx.updateTable('account_holds').set({ reason, until, silent_until: silentUntil }).where('id', '=', id).execute();
}

/** Null: there is none on the site; else whether it was ended just now, and of whom it is. */
export async function setHoldEnded(
  tx: Tx,
  site: SiteId,
  id: number,
  now: Date,
): Promise<{ readonly isNew: boolean; readonly user: number } | null> {
  const row = await tx
    .selectFrom('account_holds')
    .select(['ended_at', 'user_id'])
    .where('id', '=', id)
    .where('site_id', '=', site)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  if (row.ended_at === null) await tx.updateTable('account_holds').set({ ended_at: now }).where('id', '=', id).execute();
  return { isNew: row.ended_at === null, user: row.user_id };
}
