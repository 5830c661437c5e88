import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { findFitting, type MemberLook } from '#features/members/server/index.ts';
import type { getDeck as endpoint } from '../contract/endpoints.ts';
import { cardPhotos, deckSize } from '../contract/rules.ts';
import { canUndo, dayOf, leftOf } from './left.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import { findJudged, findStanding } from './swipe-repo.ts';

/** The best who are left, for a member who is not activated yet too. */
export async function getDeck(deps: SwipeDeps, viewer: UserId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const { store, members } = deps;
  const [look, judged, known] = await Promise.all([members.lookAs(viewer), findJudged(store, viewer), deps.findKnown(viewer)]);
  const found = await findFitting(deps, look, { without: [...judged, ...known], most: deckSize });
  const [cards, standing] = await Promise.all([members.showCards(look, found, { photos: cardPhotos }), standingOf(deps, look)]);
  return ok({ cards, ...standing });
}

async function standingOf(deps: SwipeDeps, look: MemberLook): Promise<Omit<ReplyOf<typeof endpoint>, 'cards'>> {
  const day = dayOf(look);
  const standing = await findStanding(deps.store, look.viewer.id, day);
  return { ...leftOf(standing, day), can_undo: await canUndo(deps, deps.store.db, look.viewer.id, standing.last) };
}
