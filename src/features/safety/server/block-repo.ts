import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { ShownPhoto } from '#features/photos/server/index.ts';

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

export interface BlockedRow {
  readonly id: UserId;
  readonly name: string;
  readonly mainPhoto: ShownPhoto | null;
  readonly blockedAt: Date;
}

/** Whom the user blocked, as far as they are active, newest first. */
export async function findBlocked(db: Db, user: UserId, most: number): Promise<BlockedRow[]> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('profiles', 'profiles.user_id', 'blocks.blocked_id')
    .leftJoinLateral(
      (select) =>
        select
          .selectFrom('photos')
          .select(['photos.id as photo_id', 'photos.avif', 'photos.name as photo', 'width', 'height', 'thumb_hash', 'caption'])
          .whereRef('photos.user_id', '=', 'blocks.blocked_id')
          .where('photos.status', '=', 'active')
          .where('photos.deleted_at', 'is', null)
          .orderBy('position')
          .orderBy('id')
          .limit(1)
          .as('main'),
      (join) => join.onTrue(),
    )
    .select(['blocked_id', 'profiles.name', 'blocks.created_at', 'photo_id', 'avif', 'photo', 'width', 'height', 'thumb_hash', 'caption'])
    .where('blocks.user_id', '=', user)
    .where('profiles.status', '=', 'active')
    .orderBy('blocks.created_at', 'desc')
    .orderBy('blocked_id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ blocked_id, name, created_at, photo_id, avif, photo, width, height, thumb_hash, caption }) => ({
    id: userId(blocked_id),
    name,
    mainPhoto:
      photo_id === null || photo === null || width === null || height === null
        ? null
        : {
            id: photo_id,
            name: photo,
            width,
            height,
            status: 'active',
            thumbHash: thumb_hash ?? '',
            caption: caption ?? '',
            avif: avif ?? false,
          },
    blockedAt: created_at,
  }));
}
