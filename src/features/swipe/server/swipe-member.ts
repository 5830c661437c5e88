import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { MadeLike } from '#features/likes/server/index.ts';
import { isVisible, type MemberViewerContext } from '#features/members/server/index.ts';
import type { swipe as endpoint } from '../contract/endpoints.ts';
import { likesADay } from '../contract/rules.ts';
import { dayOf, presentAllowance } from './allowance.ts';
import type { SiteDay } from './site-day.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import { findStandingWithin, findSwipe, insertSwipe, lockSwipes, type Standing } from './swipe-repo.ts';

type Reply = ReplyOf<typeof endpoint>;

type Outcome =
  | { readonly refusal: 'not_found' | 'no_likes_left' }
  | { readonly refusal: null; readonly likes: number; readonly liked: boolean; readonly match: boolean; readonly made: MadeLike | null };

/**
 * The first decision about a member counts. A lock serialises the decisions of one viewer, so that parallel likes cannot
 * exceed the daily limit. Lock order: first the viewer's swipes, then the pair of members.
 */
export async function swipeMember(
  deps: SwipeDeps,
  viewer: UserId,
  decision: { readonly member: UserId; readonly like: boolean },
): Promise<Result<Reply, 'not_found' | 'no_likes_left'>> {
  const context = await deps.members.viewerContext(viewer);
  const day = dayOf(context);
  const outcome = await deps.db.transaction().execute((tx) => decide(deps, tx, context, day, decision));
  if (outcome.refusal === 'no_likes_left') return fail('no_likes_left', { resets_at: day.endsAt.toISOString() });
  if (outcome.refusal !== null) return fail(outcome.refusal);
  await outcome.made?.publish();
  return ok({ ...presentAllowance(outcome, day), liked: outcome.liked, match: outcome.match });
}

async function decide(
  deps: SwipeDeps,
  tx: Tx,
  context: MemberViewerContext,
  day: SiteDay,
  { member, like }: { readonly member: UserId; readonly like: boolean },
): Promise<Outcome> {
  const { viewer, now } = context;
  await lockSwipes(tx, viewer.id);
  if (!(await isVisible(tx, viewer.id, member))) return { refusal: 'not_found' };
  const standing = await findStandingWithin(tx, viewer.id, day);
  const first = await findSwipe(tx, viewer.id, member);
  if (first !== null) {
    const match = first.liked && viewer.active && (await deps.isMatch(tx, viewer.id, member));
    return { refusal: null, likes: standing.likes, liked: first.liked, match, made: null };
  }
  const at = timestampAfter(standing, now);
  if (!like) {
    await insertSwipe(tx, viewer.id, { member, liked: false, madeLike: false, at }, day.day);
    return { refusal: null, likes: standing.likes, liked: false, match: false, made: null };
  }
  if (standing.likes >= likesADay) return { refusal: 'no_likes_left' };
  const made = await deps.like(tx, viewer, member, at);
  if (made === null) return { refusal: 'not_found' };
  await insertSwipe(tx, viewer.id, { member, liked: true, madeLike: made.isNew, at }, day.day);
  return { refusal: null, likes: standing.likes + 1, liked: true, match: made.match, made };
}

/** Always later than the last decision, so that undo has a definite order. */
const timestampAfter = ({ last }: Standing, now: Date): Date => new Date(Math.max(now.getTime(), (last?.at.getTime() ?? 0) + 1));
