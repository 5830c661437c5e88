import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Whom a member blocked and who blocked the member: to each other they do not exist. */
export async function hiddenFrom(db: Db | Tx, user: UserId): Promise<UserId[]> {
  const rows = await db
    .selectFrom('blocks')
    .select('blocked_id as other')
    .where('user_id', '=', user)
    .union(db.selectFrom('blocks').select('user_id as other').where('blocked_id', '=', user))
    .execute();
  return rows.map(({ other }) => userId(other));
}

/** True: one of the two blocked the other. */
export async function isBlocked(db: Db | Tx, one: UserId, other: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('blocks')
    .select('user_id')
    .where((where) =>
      where.or([
        where.and([where('user_id', '=', one), where('blocked_id', '=', other)]),
        where.and([where('user_id', '=', other), where('blocked_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Until the transaction ends, nobody else changes what is between these two: a like and a block, or two likes, that
 * come at once are done one after the other.
 */
export async function lockPair(tx: Tx, one: UserId, other: UserId): Promise<void> {
  const pair = `pair:${Math.min(one, other)}:${Math.max(one, other)}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx);
}

/** True: blocked before. */
export async function hasBlocked(tx: Tx, user: UserId, blocked: UserId): Promise<boolean> {
  const row = await tx
    .selectFrom('blocks')
    .select('user_id')
    .where('user_id', '=', user)
    .where('blocked_id', '=', blocked)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertBlock(tx: Tx, user: UserId, blocked: UserId, now: Date): Promise<void> {
  await tx.insertInto('blocks').values({ user_id: user, blocked_id: blocked, created_at: now }).execute();
}

/** False: there was none. */
export async function deleteBlock(tx: Tx, user: UserId, blocked: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('blocks').where('user_id', '=', user).where('blocked_id', '=', blocked).executeTakeFirst();
  return numDeletedRows > 0n;
}
