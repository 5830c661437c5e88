import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** What a decision does to photos. The caller has locked the member. */
export type PhotoChange = 'hide' | 'show' | 'reject' | 'accept';

const changes = {
  // Only the owner sees it until the case is decided.
  hide: { from: ['active'], status: 'pending', held_for: 'decision' },
  show: { from: ['pending'], status: 'active', held_for: null },
  reject: { from: ['pending', 'active'], status: 'rejected', held_for: null },
  accept: { from: ['pending', 'rejected'], status: 'active', held_for: null },
} as const satisfies Record<PhotoChange, object>;

/**
 * Changes one photo of the member. With `photo` null: hides all of them, else changes those that were hidden. Returns how many have
 * changed.
 */
export async function changeDecidedPhotos(tx: Tx, user: UserId, photo: number | null, change: PhotoChange): Promise<number> {
  const { from, status, held_for } = changes[change];
  const { numUpdatedRows } = await tx
    .updateTable('photos')
    .set({ status, held_for })
    .where('user_id', '=', user)
    .where('status', 'in', [...from])
    .where((where) => (photo === null ? where.val(true) : where('id', '=', photo)))
    .where((where) => (change === 'show' || (photo === null && change !== 'hide') ? where('held_for', '=', 'decision') : where.val(true)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Photos of the member that others see. */
export async function countShownPhotos(tx: Tx, user: UserId): Promise<number> {
  const { count } = await tx
    .selectFrom('photos')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when its owner has deleted it. */
export async function isPhotoThere(tx: Tx, user: UserId, photo: number): Promise<boolean> {
  const row = await tx
    .selectFrom('photos')
    .select('id')
    .where('id', '=', photo)
    .where('user_id', '=', user)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
