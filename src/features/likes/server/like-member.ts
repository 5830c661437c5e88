import type { BodyOf, CodeOf, ReplyOf } from '#platform/contract/endpoint.ts';
import { type UserId, userId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { isVisible, type MemberLook, type Members } from '#features/members/server/index.ts';
import { lockPair } from '#features/safety/server/index.ts';
import type { like as endpoint, unlike as unlikeEndpoint } from '../contract/endpoints.ts';
import { likesChanged, matched } from '../contract/events.ts';
import { deleteLike, hasLike, insertLike } from './like-repo.ts';
import { type LikedPart, missingPart, readPart, wholeProfile } from './liked-part.ts';

export interface LikeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
  readonly members: Members;
  /** Somebody is liked, and may not look. */
  readonly likeArrived: (member: UserId) => void;
}

/** A like that a transaction made, or found. */
export interface MadeLike {
  /** False: liked before, and what was said with it then stays. */
  readonly isNew: boolean;
  readonly match: boolean;
  /** Called after the commit. */
  tell(): Promise<void>;
}

/** Likes one member, by their whole profile or by something of it. */
export async function likeMember(
  deps: LikeDeps,
  viewer: UserId,
  body: BodyOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, CodeOf<typeof endpoint> | 'not_found'>> {
  const part = readPart(body);
  if (!part.ok) return part;
  const look = await deps.members.lookAs(viewer);
  const member = userId(body.id);
  const made = await deps.db
    .transaction()
    .execute((tx) =>
      make(deps, tx, look.viewer, { member, part: part.value, at: deps.clock.now() }, () => missingPart(tx, look, member, part.value)),
    );
  if (!made.ok) return made;
  await made.value.tell();
  return ok({ liked: true, match: made.value.match });
}

/** A like of the whole profile as a part of the transaction. Null: the member does not exist for the viewer. */
export async function likeWithin(
  deps: Omit<LikeDeps, 'db' | 'clock'>,
  tx: Tx,
  viewer: MemberLook['viewer'],
  member: UserId,
  now: Date,
): Promise<MadeLike | null> {
  const made = await make(deps, tx, viewer, { member, part: wholeProfile, at: now }, async () => null);
  return made.ok ? made.value : null;
}

/** Takes the like, and a match with it, back. */
export async function unlikeMember(
  { db, members, live }: LikeDeps,
  viewer: UserId,
  other: UserId,
): Promise<Result<ReplyOf<typeof unlikeEndpoint>, 'not_found'>> {
  const { active } = (await members.lookAs(viewer)).viewer;
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
  readonly part: LikedPart;
  readonly at: Date;
}

/**
 * A like twice is one like, and of two likes that come at once the later one makes the match. A member who is not
 * activated yet may like, but exists for nobody: the like shows, without a word now, once the account is active.
 * `missing` is asked of a new like only, so that a repeated call answers the same when the photo is gone since.
 */
async function make<Missing extends string>(
  deps: Omit<LikeDeps, 'db' | 'clock'>,
  tx: Tx,
  { id, active }: MemberLook['viewer'],
  { member, part, at }: NewLike,
  missing: () => Promise<Missing | null>,
): Promise<Result<MadeLike, Missing | 'not_found'>> {
  await lockPair(tx, id, member);
  if (!(await isVisible(tx, id, member))) return fail('not_found');
  const isNew = !(await hasLike(tx, id, member));
  if (isNew) {
    const lack = await missing();
    if (lack !== null) return fail(lack);
    // A fictional profile may not like.
    if (!(await insertLike(tx, id, member, part, at))) return fail('not_found');
  }
  const match = active && (await hasLike(tx, member, id));
  return ok({ isNew, match, tell: async () => (isNew && active ? tellLike(deps, id, member, match) : undefined) });
}

async function tellLike(deps: Omit<LikeDeps, 'db' | 'clock'>, viewer: UserId, other: UserId, match: boolean): Promise<void> {
  deps.live.publish(likesChanged, [other], {});
  deps.likeArrived(other);
  if (!match) return;
  await tellMatch(deps, viewer, other);
  await tellMatch(deps, other, viewer);
}

/** Each sees the other as in any list. */
async function tellMatch({ members, live }: Pick<LikeDeps, 'members' | 'live'>, to: UserId, about: UserId): Promise<void> {
  const [member] = await members.show(await members.lookAs(to), [about]);
  if (member) live.publish(matched, [to], { member });
}
