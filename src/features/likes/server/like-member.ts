import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { isVisible, type Members } from '#features/members/server/index.ts';
import { lockPair } from '#features/safety/server/index.ts';
import type { like as endpoint, unlike as unlikeEndpoint } from '../contract/endpoints.ts';
import { likesChanged, matched } from '../contract/events.ts';
import { deleteLike, hasLike, insertLike } from './like-repo.ts';

export interface LikeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly members: Members;
  /** Somebody is liked, and may not look. */
  readonly likeArrived: (member: UserId) => void;
}

/**
 * A like twice is one like, and of two likes that come at once the later one makes the match. A member who is not
 * activated yet may like, but exists for nobody: the like shows, without a word now, once the account is active.
 */
export async function likeMember(deps: LikeDeps, viewer: UserId, other: UserId): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const look = await deps.members.lookAs(viewer);
  const outcome = await deps.db.transaction().execute(async (tx) => {
    await lockPair(tx, viewer, other);
    if (!(await isVisible(tx, viewer, other))) return null;
    const isNew = await insertLike(tx, viewer, other, deps.clock.now());
    if (!isNew && !(await hasLike(tx, viewer, other))) return null;
    return { isNew, match: look.viewer.active && (await hasLike(tx, other, viewer)) };
  });
  if (outcome === null) return fail('not_found');
  if (outcome.isNew && look.viewer.active) {
    deps.live.publish(likesChanged, [other], {});
    deps.likeArrived(other);
    if (outcome.match) {
      await tellMatch(deps, viewer, other);
      await tellMatch(deps, other, viewer);
    }
  }
  return ok({ liked: true, match: outcome.match });
}

export async function unlikeMember(
  deps: LikeDeps,
  viewer: UserId,
  other: UserId,
): Promise<Result<ReplyOf<typeof unlikeEndpoint>, 'not_found'>> {
  const { active } = (await deps.members.lookAs(viewer)).viewer;
  const removed = await deps.db.transaction().execute(async (tx) => {
    await lockPair(tx, viewer, other);
    return (await isVisible(tx, viewer, other)) ? deleteLike(tx, viewer, other) : null;
  });
  if (removed === null) return fail('not_found');
  if (removed && active) deps.live.publish(likesChanged, [other], {});
  return ok({ liked: false, match: false });
}

/** Each sees the other as in any list. */
async function tellMatch({ members, live }: LikeDeps, to: UserId, about: UserId): Promise<void> {
  const [member] = await members.show(await members.lookAs(to), [about]);
  if (member) live.publish(matched, [to], { member });
}
