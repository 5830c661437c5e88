import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { PhotoReview } from '#features/site/contract/settings.ts';
import { findSignupDate } from './new-photo-repo.ts';

/** Photos of younger accounts are suspicious. */
const youngDays = 7;

const day = 86_400_000;

/** The cases of photos that wait, changed in the transactions in which photos are uploaded, deleted and restored. */
export interface PhotoCases {
  /** Whether there is reason to look at new photos of the member. */
  readonly isDoubtful: (tx: Tx, user: UserId) => Promise<boolean>;
  /** The block beforehand, by its id, that asks for a look at photos with such a hash; null for none. */
  readonly blockedBy: (tx: Tx, site: SiteId, phash: string) => Promise<number | null>;
  /** Opens a case about a photo, if it waits and stands in none. `block`: what asks for it. */
  readonly opened: (tx: Tx, photo: number, block?: number) => Promise<void>;
  /** The owner has deleted the photo: there is nothing left to decide. */
  readonly deleted: (tx: Tx, photo: number) => Promise<void>;
  /** The owner has brought it back. */
  readonly restored: (tx: Tx, photo: number) => Promise<void>;
}

interface NewPhotoOf {
  readonly user: UserId;
  readonly review: PhotoReview;
  readonly now: Date;
}

/** Whether a new photo of this member waits until somebody has looked at it. Near-duplicates wait in any case. */
export async function isReviewed(
  tx: Tx,
  { isDoubtful }: Pick<PhotoCases, 'isDoubtful'>,
  { user, review, now }: NewPhotoOf,
): Promise<boolean> {
  if (review !== 'suspicious') return review === 'all';
  return isYoung(await findSignupDate(tx, user), now) || isDoubtful(tx, user);
}

const isYoung = (since: Date | null, now: Date): boolean => since === null || now.getTime() - since.getTime() < youngDays * day;
