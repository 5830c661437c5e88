import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { OrderedPhoto } from './photo-order.ts';

export interface OrderedPhotoRow extends OrderedPhoto {
  readonly rejected: boolean;
  readonly deletedAt: Date | null;
}

/** All photos of a member in order, including rejected and deleted ones, which keep their position for a restore. */
export async function findOrderedPhotos(tx: Tx, user: UserId): Promise<OrderedPhotoRow[]> {
  const rows = await tx
    .selectFrom('photos')
    .select(['id', 'status', 'deleted_at'])
    .where('user_id', '=', user)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, status, deleted_at }) => ({
    id,
    rejected: status === 'rejected',
    deletedAt: deleted_at,
    listed: status !== 'rejected' && deleted_at === null,
  }));
}

/** Call with the member's photos locked; `ids` must be all of them. */
export async function setOrder(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    UPDATE photos SET position = line.place - 1 FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS line (id, place)
    WHERE photos.id = line.id AND photos.position <> line.place - 1`.execute(tx);
}

export async function setCaption(tx: Tx, id: number, caption: string): Promise<void> {
  await tx.updateTable('photos').set({ caption }).where('id', '=', id).execute();
}

/** Null restores the photo. */
export async function setDeleted(tx: Tx, id: number, at: Date | null): Promise<void> {
  await tx.updateTable('photos').set({ deleted_at: at }).where('id', '=', id).execute();
}
