import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { dropImage } from '#features/photos/server/index.ts';
import { type Forgettable, forgetImages, lockBeyond, lockUnsent } from './image-repo.ts';

export interface ForgetImagesDeps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly clock: Clock;
}

/** Ms that a picture waits to be sent. */
export const unsentFor = 24 * 3_600_000;

/** Pictures of one member that wait at once. */
const mostUnsent = 40;

const batch = 100;

/** What was not sent within a day, and what is in no message any more. */
export async function forgetUnsentImages(deps: ForgetImagesDeps): Promise<void> {
  const uploadedUpTo = new Date(deps.clock.now().getTime() - unsentFor);
  while ((await forget(deps, (tx) => lockUnsent(tx, uploadedUpTo, batch))) > 0);
}

/** Of too many that wait the oldest go. */
export async function forgetBeyondRoom(deps: ForgetImagesDeps, user: UserId): Promise<void> {
  await forget(deps, (tx) => lockBeyond(tx, user, mostUnsent));
}

/**
 * First the files, then the row: broken off in between, the row is still there and names what is left. How many.
 */
const forget = ({ db, storage }: ForgetImagesDeps, lock: (tx: Tx) => Promise<Forgettable[]>): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const images = await lock(tx);
    for (const image of images) await dropImage(storage, image);
    await forgetImages(
      tx,
      images.map(({ id }) => id),
    );
    return images.length;
  });
