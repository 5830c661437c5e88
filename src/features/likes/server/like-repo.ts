import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** False: liked before, or a fictional profile, which may not like. */
export async function insertLike(tx: Tx, from: UserId, to: UserId, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO likes (from_id, to_id, created_at) SELECT user_id, ${to}, ${now} FROM profiles WHERE user_id = ${from} AND NOT fictional
    ON CONFLICT (from_id, to_id) DO NOTHING`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function hasLike(tx: Tx, from: UserId, to: UserId): Promise<boolean> {
  const row = await tx.selectFrom('likes').select('from_id').where('from_id', '=', from).where('to_id', '=', to).executeTakeFirst();
  return row !== undefined;
}

/** False: there was none. */
export async function deleteLike(tx: Tx, from: UserId, to: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('likes').where('from_id', '=', from).where('to_id', '=', to).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Both ways. */
export async function removeLikes(tx: Tx, one: UserId, other: UserId): Promise<void> {
  await deleteLike(tx, one, other);
  await deleteLike(tx, other, one);
}

/** False: there is no such like, or it was seen before. */
export async function markLikeSeen(db: Db, from: UserId, to: UserId, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('likes')
    .set({ seen_at: now })
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .where('seen_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface LikeRow {
  /** The other one. */
  readonly id: UserId;
  readonly createdAt: Date;
  readonly isNew: boolean;
}

/** Those not seen yet first, then the newest. */
export async function findLikesReceived(db: Db, user: UserId, most: number): Promise<LikeRow[]> {
  const rows = await db
    .selectFrom('likes')
    .select(['from_id', 'created_at', 'seen_at'])
    .where('to_id', '=', user)
    .orderBy((order) => order('seen_at', 'is', null), 'desc')
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ id: userId(row.from_id), createdAt: row.created_at, isNew: row.seen_at === null }));
}

/** Newest first. */
export async function findLikesSent(db: Db, user: UserId, most: number): Promise<LikeRow[]> {
  const rows = await db
    .selectFrom('likes')
    .select(['to_id', 'created_at'])
    .where('from_id', '=', user)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute();
  return rows.map((row) => ({ id: userId(row.to_id), createdAt: row.created_at, isNew: false }));
}
