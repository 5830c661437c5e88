import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { PhotoReview } from '#features/site/contract/settings.ts';
import { findSignupDate } from './new-photo-repo.ts';

/** Photos of younger accounts are suspicious. */
const youngDays = 7;

const day = 86_400_000;

/** Whether a new photo of this member waits until somebody has looked at it. Near-duplicates wait in any case. */
export async function isReviewed(tx: Tx, user: UserId, review: PhotoReview, now: Date): Promise<boolean> {
  if (review !== 'suspicious') return review === 'all';
  return isYoung(await findSignupDate(tx, user), now);
}

const isYoung = (since: Date | null, now: Date): boolean => since === null || now.getTime() - since.getTime() < youngDays * day;
