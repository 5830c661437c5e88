import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { undoMinutes } from '../contract/rules.ts';
import { forgetPhotos, lockForgettable } from './forget-repo.ts';
import { dropImage } from './store-image.ts';

export interface ForgetDeps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly clock: Clock;
}

const batch = 100;

/**
 * Removes for good what was deleted `undoMinutes` ago or earlier. First the files, then the row: broken off in between, the
 * row is still there and names what is left.
 */
export async function forgetDeletedPhotos(deps: ForgetDeps): Promise<void> {
  const deletedUpTo = new Date(deps.clock.now().getTime() - undoMinutes * 60_000);
  while ((await forgetSome(deps, deletedUpTo)) === batch);
}

/** How many. */
const forgetSome = ({ db, storage }: ForgetDeps, deletedUpTo: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const photos = await lockForgettable(tx, deletedUpTo, batch);
    for (const photo of photos) await dropImage(storage, photo);
    if (photos.length > 0)
      await forgetPhotos(
        tx,
        photos.map(({ id }) => id),
      );
    return photos.length;
  });
