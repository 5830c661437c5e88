import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { MemberLook } from '#features/members/server/index.ts';
import { likesADay } from '../contract/rules.ts';
import { type SiteDay, siteDay } from './site-day.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import type { Standing, Swipe } from './swipe-repo.ts';

/** The site's day on which the viewer looks. */
export const dayOf = ({ site, now }: Pick<MemberLook, 'site' | 'now'>): SiteDay => siteDay(site.timeZone, now);

/** What every answer of the game says. */
export const leftOf = ({ likes }: Pick<Standing, 'likes'>, { endsAt }: SiteDay): { likes_left: number; resets_at: string } => ({
  likes_left: Math.max(likesADay - likes, 0),
  resets_at: endsAt.toISOString(),
});

/** A match in which somebody has written stays. */
export async function canUndo(
  { isMatch, haveWritten }: Pick<SwipeDeps, 'isMatch' | 'haveWritten'>,
  db: Db | Tx,
  viewer: UserId,
  last: Swipe | null,
): Promise<boolean> {
  if (last === null) return false;
  return !last.liked || !(await isMatch(db, viewer, last.member)) || !(await haveWritten(db, viewer, last.member));
}
