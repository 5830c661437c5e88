import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type ImageFault, processImage } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { insertPhoto, type PhotoRow } from './photo-repo.ts';
import { storeImage } from './store-image.ts';

interface Deps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly clock: Clock;
  /** Tells every process that the member has other photos than before. */
  readonly profileChanged: (user: UserId) => void;
}

interface NewPhoto {
  readonly user: UserId;
  readonly bytes: Uint8Array;
  /** `pending`: only the owner sees it until it is approved. */
  readonly status: 'pending' | 'active';
  readonly caption?: string;
}

/** A photo of the house's own, such as the demo's: as many as it likes. First the files, then the row: what is in the database can be served. */
export async function addPhoto(deps: Deps, { user, bytes, status, caption = '' }: NewPhoto): Promise<Result<PhotoRow, ImageFault>> {
  const image = await processImage(bytes);
  if (typeof image === 'string') return fail(image);
  const name = await storeImage(deps.storage, image);
  const photo = { userId: user, status, name, width: image.width, height: image.height, thumbHash: image.thumbHash, caption };
  await insertPhoto(deps.db, photo, deps.clock.now());
  deps.profileChanged(user);
  return ok(photo);
}
