import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { joinedPhotoColumns, type ShownPhoto, toShownPhoto } from '#features/photos/server/index.ts';

/**
 * Serialises changes between two members until the transaction ends, such as a like and a block, or two mutual likes, at
 * the same time.
 */
export async function lockPair(tx: Tx, one: UserId, other: UserId): Promise<void> {
  const pair = `pair:${Math.min(one, other)}:${Math.max(one, other)}`;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${pair}, 0))`.execute(tx);
}

/** Whether the user blocked the other one before. */
export async function hasBlocked(tx: Tx, user: UserId, blocked: UserId): Promise<boolean> {
  const row = await tx
    .selectFrom('blocks')
    .select('user_id')
    .where('user_id', '=', user)
    .where('blocked_id', '=', blocked)
    .executeTakeFirst();
  return row !== undefined;
}

/** `snapshot`: the content of the user's profile that the blocked member may report; null for nothing. */
export async function insertBlock(tx: Tx, user: UserId, blocked: UserId, snapshot: object | null, now: Date): Promise<void> {
  await tx
    .insertInto('blocks')
    .values({
      user_id: user,
      blocked_id: blocked,
      snapshot: snapshot && sql`${JSON.stringify(snapshot)}::jsonb`,
      created_at: now,
    })
    .execute();
}

/** Deletes the snapshots of blocks from before that time. */
export async function deleteSnapshots(db: Db, before: Date): Promise<void> {
  await db.updateTable('blocks').set({ snapshot: null }).where('snapshot', 'is not', null).where('created_at', '<=', before).execute();
}

/** False when there was none. */
export async function deleteBlock(tx: Tx, user: UserId, blocked: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('blocks').where('user_id', '=', user).where('blocked_id', '=', blocked).executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface BlockedRow {
  readonly id: UserId;
  readonly name: string;
  readonly mainPhoto: ShownPhoto | null;
  readonly blockedAt: Date;
}

/** Active members that the user blocked, newest first. */
export async function findBlocked(db: Db, user: UserId, limit: number): Promise<BlockedRow[]> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('profiles', 'profiles.user_id', 'blocks.blocked_id')
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('photos')
          .select(joinedPhotoColumns)
          .whereRef('photos.user_id', '=', 'blocks.blocked_id')
          .where('photos.status', '=', 'active')
          .where('photos.deleted_at', 'is', null)
          .orderBy('position')
          .orderBy('id')
          .limit(1)
          .as('main'),
      (join) => join.onTrue(),
    )
    .select(['blocked_id', 'profiles.name', 'blocks.created_at'])
    .selectAll('main')
    .where('blocks.user_id', '=', user)
    .where('profiles.status', '=', 'active')
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocked_id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: userId(row.blocked_id),
    name: row.name,
    mainPhoto: toShownPhoto(row, 'active'),
    blockedAt: row.created_at,
  }));
}
