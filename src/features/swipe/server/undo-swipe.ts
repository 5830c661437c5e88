import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { undoSwipe as endpoint } from '../contract/endpoints.ts';
import { cardPhotos } from '../contract/rules.ts';
import { canUndo, dayOf, presentAllowance } from './allowance.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import { deleteSwipe, findStandingWithin, lockSwipes } from './swipe-repo.ts';

/** Undoes the last decision and the like it made. The decision before it is the last one then. */
export async function undoSwipe(deps: SwipeDeps, viewer: UserId): Promise<Result<ReplyOf<typeof endpoint>, 'nothing_to_undo'>> {
  const context = await deps.members.viewerContext(viewer);
  const day = dayOf(context);
  const undone = await deps.db.transaction().execute(async (tx) => {
    await lockSwipes(tx, viewer);
    const { last } = await findStandingWithin(tx, viewer, day);
    if (last === null || !(await canUndo(deps, tx, viewer, last))) return null;
    await deleteSwipe(tx, viewer, last.member);
    const publish = last.madeLike ? await deps.takeLikeBack(tx, context.viewer, last.member, last.at) : () => {};
    const standing = await findStandingWithin(tx, viewer, day);
    return { member: last.member, publish, standing, undoable: await canUndo(deps, tx, viewer, standing.last) };
  });
  if (undone === null) return fail('nothing_to_undo');
  undone.publish();
  const [card] = await deps.members.showCards(context, [undone.member], { photos: cardPhotos });
  return ok({ card: card ?? null, ...presentAllowance(undone.standing, day), can_undo: undone.undoable });
}
