import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { preparedRead } from '#platform/server/db/prepared.ts';
import { joinedPhotoColumns, type ShownPhoto, toShownPhoto } from '#features/photos/server/index.ts';
import { isPrompt, type Prompt } from '#features/prompts/contract/prompts.ts';
import type { LikedPart } from './liked-part.ts';

/** False: liked before, or a fictional profile, which may not like. */
export async function insertLike(tx: Tx, from: UserId, to: UserId, { photo, line, prompt, note }: LikedPart, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO likes (from_id, to_id, photo_id, line, prompt, note, created_at)
    SELECT user_id, ${to}, ${photo}::bigint, ${line}::text, ${prompt}::text, ${note}::text, ${now} FROM profiles WHERE user_id = ${from} AND NOT fictional
    ON CONFLICT (from_id, to_id) DO NOTHING`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}

export async function hasLike(tx: Db | Tx, from: UserId, to: UserId): Promise<boolean> {
  const row = await tx.selectFrom('likes').select('from_id').where('from_id', '=', from).where('to_id', '=', to).executeTakeFirst();
  return row !== undefined;
}

/** False: their match was announced before. */
export async function insertMatchNotification(tx: Tx, one: UserId, other: UserId, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('match_notifications')
    .values({ low_id: Math.min(one, other), high_id: Math.max(one, other), created_at: now })
    .onConflict((conflict) => conflict.columns(['low_id', 'high_id']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False: there was none. */
export async function deleteLike(tx: Tx, from: UserId, to: UserId): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('likes').where('from_id', '=', from).where('to_id', '=', to).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** False: no like with that time exists; it was removed, or given again, in the meantime. */
export async function deleteLikeMadeAt(tx: Tx, from: UserId, to: UserId, madeAt: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('likes')
    .where('from_id', '=', from)
    .where('to_id', '=', to)
    .where('created_at', '=', madeAt)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** In both directions. */
export async function removeLikes(tx: Tx, one: UserId, other: UserId): Promise<void> {
  await deleteLike(tx, one, other);
  await deleteLike(tx, other, one);
}

/** False: there is no such like, or it was seen before. */
export async function markLikeSeen(db: Db | Tx, from: UserId, to: UserId, now: Date): Promise<boolean> {
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
  /** The other member. */
  readonly id: UserId;
  readonly createdAt: Date;
}

export interface ReceivedLike extends LikeRow {
  readonly isNew: boolean;
  /** The liked photo of the receiver; also null once it is deleted. */
  readonly photo: ShownPhoto | null;
  readonly line: string | null;
  readonly prompt: Prompt | null;
  readonly note: string | null;
}

/** Unseen ones first, then newest first. With `from` only the like of that member. */
export async function findLikesReceived(db: Db, user: UserId, limit: number, from?: UserId): Promise<ReceivedLike[]> {
  const query = db
    .selectFrom('likes')
    .leftJoin('photos', (join) =>
      join
        .onRef('photos.id', '=', 'likes.photo_id')
        .onRef('photos.user_id', '=', 'likes.to_id')
        .on('photos.status', 'in', ['pending', 'active'])
        .on('photos.deleted_at', 'is', null),
    )
    .select(['from_id', 'likes.created_at', 'seen_at', 'line', 'prompt', 'note'])
    .select([...joinedPhotoColumns, 'photos.status as photo_status'])
    .where('to_id', '=', user)
    .$if(from !== undefined, (likes) => likes.where('from_id', '=', from ?? null))
    .orderBy((order) => order('seen_at', 'is', null), 'desc')
    .orderBy('likes.created_at', 'desc')
    .orderBy('from_id', 'desc')
    .limit(limit)
    .compile();
  const { rows } = await db.executeQuery(preparedRead(query));
  return rows.map((row) => ({
    id: userId(row.from_id),
    createdAt: row.created_at,
    isNew: row.seen_at === null,
    photo: toShownPhoto(row, row.photo_status === 'active' ? 'active' : 'pending'),
    line: row.line,
    prompt: isPrompt(row.prompt) ? row.prompt : null,
    note: row.note,
  }));
}

export interface GivenLike extends LikeRow, LikedPart {}

/** Newest first. With `to` only the like for that member. */
export async function findLikesSent(db: Db, user: UserId, limit: number, to?: UserId): Promise<GivenLike[]> {
  const query = db
    .selectFrom('likes')
    .select(['to_id', 'created_at', 'photo_id', 'line', 'prompt', 'note'])
    .where('from_id', '=', user)
    .$if(to !== undefined, (likes) => likes.where('to_id', '=', to ?? null))
    .orderBy('created_at', 'desc')
    .orderBy('to_id', 'desc')
    .limit(limit)
    .compile();
  const { rows } = await db.executeQuery(preparedRead(query));
  return rows.map(({ to_id, created_at, photo_id, line, prompt, note }) => ({
    id: userId(to_id),
    createdAt: created_at,
    photo: photo_id,
    line,
    prompt: isPrompt(prompt) ? prompt : null,
    note,
  }));
}
