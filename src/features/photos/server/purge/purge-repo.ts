import type { Tx } from '#platform/server/db/open-database.ts';
import type { PhotoFiles } from '../photo-files.ts';

export interface PurgeablePhoto extends PhotoFiles {
  readonly id: number;
}

/** Locks photos deleted at or before a time, oldest first, so that they cannot be restored during the transaction. */
export function lockPurgeable(tx: Tx, deletedUpTo: Date, limit: number): Promise<PurgeablePhoto[]> {
  return tx
    .selectFrom('photos')
    .select(['id', 'name', 'width', 'avif'])
    .where('deleted_at', '<=', deletedUpTo)
    .orderBy('deleted_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function deletePhotoRows(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('photos').where('id', 'in', ids).execute();
}
