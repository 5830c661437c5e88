import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { undoSwipe as endpoint } from '../contract/endpoints.ts';
import { cardPhotos } from '../contract/rules.ts';
import { canUndo, dayOf, leftOf } from './left.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import { deleteSwipe, findStandingWithin, lockSwipes } from './swipe-repo.ts';

/** Takes the last decision back, with the like that it made; the one before is the last one then. */
export async function undoSwipe(deps: SwipeDeps, viewer: UserId): Promise<Result<ReplyOf<typeof endpoint>, 'nothing_to_undo'>> {
  const look = await deps.members.lookAs(viewer);
  const day = dayOf(look);
  const undone = await deps.store.db.transaction().execute(async (tx) => {
    await lockSwipes(tx, viewer);
    const { last } = await findStandingWithin(tx, viewer, day);
    if (last === null || !(await canUndo(deps, tx, viewer, last))) return null;
    await deleteSwipe(tx, viewer, last.member);
    const tell = last.madeLike ? await deps.takeLikeBack(tx, look.viewer, last.member, last.at) : () => {};
    const standing = await findStandingWithin(tx, viewer, day);
    return { member: last.member, tell, standing, undoable: await canUndo(deps, tx, viewer, standing.last) };
  });
  if (undone === null) return fail('nothing_to_undo');
  undone.tell();
  const [card] = await deps.members.showCards(look, [undone.member], { photos: cardPhotos });
  return ok({ card: card ?? null, ...leftOf(undone.standing, day), can_undo: undone.undoable });
}
