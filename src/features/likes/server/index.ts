import { userId, type UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { MemberViewerContext } from '#features/members/server/index.ts';
import { getAutoLike as getAutoLikeEndpoint, getLikes as getLikesEndpoint, like, unlike } from '../contract/endpoints.ts';
import { likesChanged } from '../contract/events.ts';
import { getAutoLike } from './get-auto-like.ts';
import { getLikes } from './get-likes.ts';
import { type LikeDeps, likeMember, likeWithin, type MadeLike, unlikeMember } from './like-member.ts';
import { markLikeSeen } from './like-repo.ts';
import { likesData } from './own-data-repo.ts';
import { takeLikeBack } from './take-like-back.ts';

export { likesBetween } from './get-likes.ts';
export type { MadeLike } from './like-member.ts';
export { hasLike, removeLikes } from './like-repo.ts';
export { likedIds } from './liked-ids-repo.ts';
export { newLikes } from './totals-repo.ts';
export { findLikedSince, findUnseenLikes } from './unseen-likes-repo.ts';

type Dependencies = Pick<LikeDeps, 'members' | 'likeArrived'>;

export interface LikesFeature extends Feature {
  /** Makes a like within a transaction; null when the member is not visible to the viewer. */
  readonly like: (tx: Tx, viewer: MemberViewerContext['viewer'], member: UserId, now: Date) => Promise<MadeLike | null>;
  /** Removes the like made at `madeAt`. Call the returned function after the commit. */
  readonly takeBack: (tx: Tx, viewer: MemberViewerContext['viewer'], member: UserId, madeAt: Date) => Promise<() => void>;
  /** The viewer has opened the profile of a member who likes them: the like is no longer new. */
  readonly markSeen: (viewer: UserId, from: UserId) => Promise<void>;
}

export function createLikes({ database: { db }, clock, live }: Platform, dependencies: Dependencies): LikesFeature {
  const deps = { ...dependencies, db, clock, live };
  return {
    like: (tx, viewer, member, now) => likeWithin(deps, tx, viewer, member, now),
    takeBack: (tx, viewer, member, madeAt) => takeLikeBack(deps, tx, viewer, member, madeAt),
    async markSeen(viewer, from) {
      if (await markLikeSeen(db, from, viewer, clock.now())) live.publish(likesChanged, [viewer], {});
    },
    routes: tagged('likes', 'Likes of members, photos, lines and answers, and matches.', [
      route(getLikesEndpoint, (_input, { viewer }) => getLikes(deps, viewer.userId)),
      route(getAutoLikeEndpoint, (_input, { viewer }) => getAutoLike(deps, viewer.userId)),
      route(like, ({ body }, { viewer }) => likeMember(deps, viewer.userId, body)),
      route(unlike, ({ body }, { viewer }) => unlikeMember(deps, viewer.userId, userId(body.id))),
    ]),
    ownData: likesData,
  };
}
