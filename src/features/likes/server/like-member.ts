import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { isVisible, type MemberViewerContext, type Members } from '#features/members/server/index.ts';
import { lockPair } from '#features/safety/server/index.ts';
import type { like as endpoint, unlike as unlikeEndpoint } from '../contract/endpoints.ts';
import { likesChanged, matched } from '../contract/events.ts';
import { deleteLike, hasLike, insertLike, insertMatchNotification, markLikeSeen } from './like-repo.ts';
import { findPart, type LikedPart, readPart, wholeProfile } from './liked-part.ts';

export interface LikeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly members: Members;
  /** The member received a like that they may not see soon. */
  readonly likeArrived: (member: UserId) => void;
}

/** A like that a transaction created or found. */
export interface MadeLike {
  /** False: liked before; the earlier part and note stay. */
  readonly isNew: boolean;
  readonly match: boolean;
  /** Publishes the like; call it after the commit. */
  publish(): Promise<void>;
}

/** Likes a member: the whole profile or a part of it. */
export async function likeMember(
  deps: LikeDeps,
  viewer: UserId,
  body: BodyOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint> | 'not_found'>> {
  const part = readPart(body);
  if (!part.ok) return part;
  const context = await deps.members.viewerContext(viewer);
  const member = userId(body.id);
  const made = await deps.db
    .transaction()
    .execute((tx) =>
      createLike(deps, tx, context.viewer, { member, at: deps.clock.now() }, () => findPart(tx, context, member, part.value)),
    );
  if (!made.ok) return made;
  await made.value.publish();
  return ok({ liked: true, match: made.value.match });
}

/** Likes the whole profile within a transaction. Null when the member does not exist for the viewer. */
export async function likeWithin(
  deps: Omit<LikeDeps, 'db' | 'clock'>,
  tx: Tx,
  viewer: MemberViewerContext['viewer'],
  member: UserId,
  now: Date,
): Promise<MadeLike | null> {
  const made = await createLike(deps, tx, viewer, { member, at: now }, async () => ok(wholeProfile));
  return made.ok ? made.value : null;
}

/** Removes the like, and with it a match. */
export async function unlikeMember(
  { db, members, live }: LikeDeps,
  viewer: UserId,
  other: UserId,
): Promise<Result<ReplyOf<typeof unlikeEndpoint>, 'not_found'>> {
  const { active } = (await members.viewerContext(viewer)).viewer;
  const removed = await db.transaction().execute(async (tx) => {
    await lockPair(tx, viewer, other);
    return (await isVisible(tx, viewer, other)) ? deleteLike(tx, viewer, other) : null;
  });
  if (removed === null) return fail('not_found');
  if (removed && active) live.publish(likesChanged, [other], {});
  return ok({ liked: false, match: false });
}

interface NewLike {
  readonly member: UserId;
  readonly at: Date;
}

/**
 * Repeating a like changes nothing; of two concurrent likes the later one makes the match. A member who is not activated
 * yet may like but is invisible: the like appears, without an event now, once the account is active. `find` runs only
 * for a new like, so that a repeated call gives the same reply after the photo was deleted.
 */
async function createLike<Missing extends string>(
  deps: Omit<LikeDeps, 'db' | 'clock'>,
  tx: Tx,
  { id, active }: MemberViewerContext['viewer'],
  { member, at }: NewLike,
  find: () => Promise<Result<LikedPart, Missing>>,
): Promise<Result<MadeLike, Missing | 'not_found'>> {
  await lockPair(tx, id, member);
  if (!(await isVisible(tx, id, member))) return fail('not_found');
  const isNew = !(await hasLike(tx, id, member));
  if (isNew) {
    const part = await find();
    if (!part.ok) return part;
    // A fictional profile may not like.
    if (!(await insertLike(tx, id, member, part.value, at))) return fail('not_found');
    // A member who likes back has replied: the other member's like is no longer new.
    await markLikeSeen(tx, member, id, at);
  }
  const match = active && (await hasLike(tx, member, id));
  const announced = isNew && match && (await insertMatchNotification(tx, id, member, at));
  return ok({ isNew, match, publish: async () => (isNew && active ? publishLike(deps, id, member, announced) : undefined) });
}

/** `match`: to be announced, which happens once between two members, however often they like each other. */
async function publishLike(deps: Omit<LikeDeps, 'db' | 'clock'>, viewer: UserId, other: UserId, match: boolean): Promise<void> {
  deps.live.publish(likesChanged, [other], {});
  deps.likeArrived(other);
  if (!match) return;
  await publishMatch(deps, viewer, other);
  await publishMatch(deps, other, viewer);
}

/** Each gets the other member as in any list. */
async function publishMatch({ members, live }: Pick<LikeDeps, 'members' | 'live'>, to: UserId, about: UserId): Promise<void> {
  const [member] = await members.show(await members.viewerContext(to), [about]);
  if (member) live.publish(matched, [to], { member });
}
