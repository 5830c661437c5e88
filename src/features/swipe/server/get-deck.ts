import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { findFitting } from '#features/members/server/index.ts';
import type { getDeck as endpoint } from '../contract/endpoints.ts';
import { cardPhotos, deckSize } from '../contract/rules.ts';
import { canUndo, dayOf, leftOf } from './left.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import { findBefore } from './swipe-repo.ts';

/** The best who are left, for a member who is not activated yet too. */
export async function getDeck(deps: SwipeDeps, viewer: UserId, site: SiteId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const { store, members } = deps;
  const day = dayOf({ site: await deps.sites.byId(site), now: deps.clock.now() });
  const [look, { standing, dealt }] = await Promise.all([members.lookAs(viewer), findBefore(store, viewer, day, deps.knownIds)]);
  const found = await findFitting(deps, look, { without: dealt, most: deckSize });
  const [cards, can_undo] = await Promise.all([
    members.showCards(look, found, { photos: cardPhotos }),
    canUndo(deps, store.db, viewer, standing.last),
  ]);
  return ok({ cards, ...leftOf(standing, day), can_undo });
}
