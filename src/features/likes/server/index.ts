import { userId, type UserId } from '#platform/contract/ids.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import { getAutoLike as getAutoLikeEndpoint, getLikes as getLikesEndpoint, like, unlike } from '../contract/endpoints.ts';
import { likesChanged } from '../contract/events.ts';
import { getAutoLike } from './get-auto-like.ts';
import { getLikes } from './get-likes.ts';
import { type LikeDeps, likeMember, unlikeMember } from './like-member.ts';
import { markLikeSeen } from './like-repo.ts';

export { likesData } from './own-data-repo.ts';
export { likeWithin, type MadeLike } from './like-member.ts';
export { hasLike, removeLikes } from './like-repo.ts';
export { likedIds } from './liked-ids-repo.ts';
export { newLikes } from './totals-repo.ts';
export { takeLikeBack } from './take-like-back.ts';
export { findUnseenLikes } from './unseen-likes-repo.ts';

/** The viewer has opened the profile of a member who likes them: the like is no longer new. */
export async function seeLike({ db, clock, live }: Pick<LikeDeps, 'db' | 'clock' | 'live'>, viewer: UserId, from: UserId): Promise<void> {
  if (await markLikeSeen(db, from, viewer, clock.now())) live.publish(likesChanged, [viewer], {});
}

export const likesRoutes = (deps: LikeDeps): Route[] => [
  route(getLikesEndpoint, (_input, { viewer }) => getLikes(deps, viewer.userId)),
  route(getAutoLikeEndpoint, (_input, { viewer }) => getAutoLike(deps, viewer.userId)),
  route(like, ({ body }, { viewer }) => likeMember(deps, viewer.userId, body)),
  route(unlike, ({ body }, { viewer }) => unlikeMember(deps, viewer.userId, userId(body.id))),
];
