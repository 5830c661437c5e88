import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { MemberViewerContext } from '#features/members/server/index.ts';
import { likesADay } from '../contract/rules.ts';
import { type SiteDay, siteDay } from './site-day.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import type { Standing, Swipe } from './swipe-repo.ts';

/** The current day in the site's time zone. */
export const dayOf = ({ site, now }: Pick<MemberViewerContext, 'site' | 'now'>): SiteDay => siteDay(site.timeZone, now);

/** The fields that every reply of the game contains. */
export const presentAllowance = ({ likes }: Pick<Standing, 'likes'>, { endsAt }: SiteDay): { likes_left: number; resets_at: string } => ({
  likes_left: Math.max(likesADay - likes, 0),
  resets_at: endsAt.toISOString(),
});

/** A match with messages cannot be undone. */
export async function canUndo(
  { isMatch, hasConversation }: Pick<SwipeDeps, 'isMatch' | 'hasConversation'>,
  db: Db | Tx,
  viewer: UserId,
  last: Swipe | null,
): Promise<boolean> {
  if (last === null) return false;
  return !last.liked || !(await isMatch(db, viewer, last.member)) || !(await hasConversation(db, viewer, last.member));
}
