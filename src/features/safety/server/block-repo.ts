import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

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
