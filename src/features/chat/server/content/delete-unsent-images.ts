import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { deleteImages } from '#features/photos/server/index.ts';
import { type DeletableImage, deleteImageRows, lockExcess, lockUnsent } from './image-repo.ts';

export interface DeleteImagesDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Ms after which an unsent image is deleted. */
export const unsentImageTtl = 24 * 3_600_000;

/** Maximum number of unsent images per member. */
const maxUnsent = 40;

const batchSize = 100;

/** Deletes images that were not sent within a day, and those whose message no longer exists. */
export async function deleteUnsentImages(deps: DeleteImagesDeps): Promise<void> {
  const uploadedUpTo = new Date(deps.clock.now().getTime() - unsentImageTtl);
  while ((await deleteLocked(deps, (tx) => lockUnsent(tx, uploadedUpTo, batchSize))) > 0);
}

/** Deletes a member's oldest unsent images beyond the maximum number. */
export async function deleteExcessImages(deps: DeleteImagesDeps, user: UserId): Promise<void> {
  await deleteLocked(deps, (tx) => lockExcess(tx, user, maxUnsent));
}

/** Returns the number of images. */
const deleteLocked = ({ db, clock }: DeleteImagesDeps, lock: (tx: Tx) => Promise<DeletableImage[]>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const images = await lock(tx);
    await deleteImageRows(
      tx,
      images.map(({ id }) => id),
    );
    await deleteImages(tx, images, clock.now());
    return images.length;
  });
