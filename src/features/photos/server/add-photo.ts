import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { findUploaded, insertLast, lockPhotos } from './new-photo-repo.ts';
import type { StoredImage } from './store-image.ts';

interface NewPhoto {
  readonly user: UserId;
  /** A UUID. Of several photos of a member with the same UUID, the first is kept. */
  readonly clientId: string;
  readonly image: StoredImage;
  /** `pending`: only the owner sees it until it is approved. */
  readonly status: 'pending' | 'active';
}

/**
 * Adds a photo without limits or duplicate checks, for example for demo data. Its files must be stored first, so that every row can
 * be served. Returns false when the member already has the photo; its files are then unused.
 */
export function addPhoto(db: Db, { user, clientId, image, status }: NewPhoto, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await lockPhotos(tx, user);
    if ((await findUploaded(tx, user, clientId)) !== null) return false;
    await insertLast(tx, { ...image, userId: user, status, caption: '' }, clientId, now);
    return true;
  });
}
