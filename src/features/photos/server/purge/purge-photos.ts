import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { undoMinutes } from '../../contract/rules.ts';
import { deletePhotoRows, lockPurgeable } from './purge-repo.ts';
import { deleteImage } from '../store-image.ts';

export interface PurgeDeps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly clock: Clock;
}

const batchSize = 100;

/**
 * Permanently deletes the photos that were deleted at least `undoMinutes` ago. Deletes the files before the row: after an
 * interruption in between, the row still names the remaining files.
 */
export async function purgeDeletedPhotos(deps: PurgeDeps): Promise<void> {
  const deletedUpTo = new Date(deps.clock.now().getTime() - undoMinutes * 60_000);
  while ((await purgeBatch(deps, deletedUpTo)) === batchSize);
}

/** Returns how many photos were purged. */
const purgeBatch = ({ db, storage }: PurgeDeps, deletedUpTo: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const photos = await lockPurgeable(tx, deletedUpTo, batchSize);
    for (const photo of photos) await deleteImage(storage, photo);
    if (photos.length > 0)
      await deletePhotoRows(
        tx,
        photos.map(({ id }) => id),
      );
    return photos.length;
  });
