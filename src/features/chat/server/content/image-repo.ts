import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { ImageRow } from '../message/message-repo.ts';

export interface NewImage extends Omit<ImageRow, 'id'> {
  readonly user: UserId;
  readonly other: UserId;
  readonly clientId: string;
  readonly now: Date;
  /** That asks for a look at it. */
  readonly block: number | null;
}

/** Null when there is already an image with this client_id. */
export async function insertImage(tx: Tx, image: NewImage): Promise<number | null> {
  const row = await tx
    .insertInto('chat_images')
    .values({
      user_id: image.user,
      other_id: image.other,
      client_id: image.clientId,
      name: image.name,
      width: image.width,
      height: image.height,
      thumb_hash: image.thumbHash,
      avif: image.avif,
      created_at: image.now,
      block_id: image.block,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'client_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The block that asks for a look at the image; null without one. */
export async function findBlockOfImage(db: Db, user: UserId, image: number): Promise<number | null> {
  const row = await db.selectFrom('chat_images').select('block_id').where('id', '=', image).where('user_id', '=', user).executeTakeFirst();
  return row?.block_id ?? null;
}

/** The image that was uploaded with this client_id, and its recipient; null when there is none or it was deleted. */
export async function findUploaded(db: Db, user: UserId, clientId: string): Promise<{ image: ImageRow; other: UserId } | null> {
  const row = await db
    .selectFrom('chat_images')
    .select(['id', 'name', 'width', 'height', 'thumb_hash as thumbHash', 'avif', 'other_id'])
    .where('user_id', '=', user)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) return null;
  const { other_id, ...image } = row;
  return { image, other: userId(other_id) };
}

/** Whether the image's signed URLs still work: both members are visible to each other, and the sender's account is not deleted. */
export async function isShared(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM chat_images i JOIN users u ON u.id = i.user_id AND u.status <> 'deleted'
      JOIN visible_members v ON v.viewer_id = i.user_id AND v.user_id = i.other_id
    WHERE i.name = ${name} AND NOT EXISTS (SELECT FROM removed_messages r WHERE r.image_id = i.id)`.execute(db);
  return rows.length > 0;
}

/** The fields that are needed to delete an image. */
export type DeletableImage = Pick<ImageRow, 'id' | 'name' | 'width' | 'avif'>;

/** Locks unsent images uploaded by the given time, oldest first. They cannot be sent until the transaction ends. */
export async function lockUnsent(tx: Tx, uploadedUpTo: Date, limit: number): Promise<DeletableImage[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM chat_images i
    WHERE i.created_at <= ${uploadedUpTo} AND NOT EXISTS (SELECT FROM messages m WHERE m.image_id = i.id)
      AND NOT EXISTS (SELECT FROM removed_messages r WHERE r.image_id = i.id)
    ORDER BY i.created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`.execute(tx);
  return stillUnsent(tx, rows);
}

/** Locks one member's unsent images except the newest `max`. */
export async function lockExcess(tx: Tx, user: UserId, max: number): Promise<DeletableImage[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM chat_images i
    WHERE i.user_id = ${user} AND NOT EXISTS (SELECT FROM messages m WHERE m.image_id = i.id)
      AND NOT EXISTS (SELECT FROM removed_messages r WHERE r.image_id = i.id)
    ORDER BY i.id DESC OFFSET ${max} FOR UPDATE SKIP LOCKED`.execute(tx);
  return stillUnsent(tx, rows);
}

/** Checks again in a second statement, because only that sees an image that was sent just before it was locked. */
async function stillUnsent(tx: Tx, locked: readonly { readonly id: number }[]): Promise<DeletableImage[]> {
  const { rows } = await sql<DeletableImage>`
    SELECT i.id, i.name, i.width, i.avif FROM chat_images i
    WHERE i.id = ANY(${locked.map(({ id }) => id)}::bigint[]) AND NOT EXISTS (SELECT FROM messages m WHERE m.image_id = i.id)`.execute(tx);
  return rows;
}

export async function deleteImageRows(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('chat_images').where('id', 'in', ids).execute();
}
