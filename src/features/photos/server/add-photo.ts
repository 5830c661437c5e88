import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type ImageFault, processImage } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { insertPhoto } from './new-photo-repo.ts';
import { storeImage } from './store-image.ts';

interface Deps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly clock: Clock;
  /** Tells every process that the member has other photos than before. */
  readonly profileChanged: (user: UserId) => void;
}

interface Added {
  readonly user: UserId;
  readonly bytes: Uint8Array;
  /** `pending`: only the owner sees it until it is approved. */
  readonly status: 'pending' | 'active';
  readonly caption?: string;
}

/**
 * A photo of the house's own, such as the demo's: as many as it likes, and without AVIF, which would more than double the
 * time of a first start. First the files, then the row: what is in the database can be served. The photo's id.
 */
export async function addPhoto(deps: Deps, { user, bytes, status, caption = '' }: Added): Promise<Result<number, ImageFault>> {
  const image = await processImage(bytes, { avif: false });
  if (typeof image === 'string') return fail(image);
  const files = await storeImage(deps.storage, image);
  const id = await insertPhoto(deps.db, { ...files, userId: user, status, caption }, deps.clock.now());
  deps.profileChanged(user);
  return ok(id);
}
