import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type ImageError, processImage } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { insertPhoto } from './new-photo-repo.ts';
import { storeImage } from './store-image.ts';

interface Deps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly clock: Clock;
}

interface NewPhotoFile {
  readonly user: UserId;
  readonly bytes: Uint8Array;
  /** `pending`: only the owner sees it until it is approved. */
  readonly status: 'pending' | 'active';
  readonly caption?: string;
}

/**
 * Adds a photo without limits or duplicate checks, such as for demo data; without AVIF, which would more than double the
 * time of the first start. Files are stored before the row, so that every row can be served. Answers the photo's id.
 */
export async function addPhoto(deps: Deps, { user, bytes, status, caption = '' }: NewPhotoFile): Promise<Result<number, ImageError>> {
  const image = await processImage(bytes, { avif: false });
  if (typeof image === 'string') return fail(image);
  const files = await storeImage(deps.storage, image);
  const id = await insertPhoto(deps.db, { ...files, userId: user, status, caption }, deps.clock.now());
  return ok(id);
}
