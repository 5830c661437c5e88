import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { undoMinutes } from '../../contract/rules.ts';
import { deletePhotoRows, lockPurgeable } from './purge-repo.ts';
import { deleteImages } from '../store-image.ts';

export interface PurgeDeps {
  readonly db: Db;
  readonly clock: Clock;
}

const batchSize = 100;

/**
 * Permanently deletes the photos that were deleted at least `undoMinutes` ago, and has their files removed.
 */
export async function purgeDeletedPhotos(deps: PurgeDeps): Promise<void> {
  const deletedUpTo = new Date(deps.clock.now().getTime() - undoMinutes * 60_000);
  while ((await purgeBatch(deps, deletedUpTo)) === batchSize);
}

/** Returns how many photos were purged. */
const purgeBatch = ({ db, clock }: PurgeDeps, deletedUpTo: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const photos = await lockPurgeable(tx, deletedUpTo, batchSize);
    if (photos.length === 0) return 0;
    await deletePhotoRows(
      tx,
      photos.map(({ id }) => id),
    );
    await deleteImages(tx, photos, clock.now());
    return photos.length;
  });
