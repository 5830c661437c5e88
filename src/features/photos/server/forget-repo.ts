import type { Tx } from '#platform/server/db/open-database.ts';
import type { PhotoFiles } from './photo-files.ts';

export interface Forgettable extends PhotoFiles {
  readonly id: number;
}

/** Deleted up to then, the first first; others cannot bring them back while the transaction is open. */
export function lockForgettable(tx: Tx, deletedUpTo: Date, most: number): Promise<Forgettable[]> {
  return tx
    .selectFrom('photos')
    .select(['id', 'name', 'width', 'avif'])
    .where('deleted_at', '<=', deletedUpTo)
    .orderBy('deleted_at')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function forgetPhotos(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('photos').where('id', 'in', ids).execute();
}
