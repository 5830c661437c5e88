import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { ProcessedImage } from '#platform/server/images/process-image.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { insertPhoto } from './new-photo-repo.ts';
import { storeImage } from './store-image.ts';

interface Deps {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly clock: Clock;
}

interface NewPhoto {
  readonly user: UserId;
  readonly image: ProcessedImage;
  /** `pending`: only the owner sees it until it is approved. */
  readonly status: 'pending' | 'active';
  readonly caption?: string;
}

/** Adds a photo without limits or duplicate checks, such as for demo data. Files are stored before the row, so that every row can be served. */
export async function addPhoto({ db, storage, clock }: Deps, { user, image, status, caption = '' }: NewPhoto): Promise<void> {
  const files = await storeImage(storage, image);
  await insertPhoto(db, { ...files, userId: user, status, caption }, clock.now());
}
