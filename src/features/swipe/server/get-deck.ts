import type { ReplyOf } from '#platform/contract/endpoint.ts';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { ok, type Success } from '#platform/contract/result.ts';
import { findFitting } from '#features/search/server/index.ts';
import type { getDeck as endpoint } from '../contract/endpoints.ts';
import { cardPhotos, deckSize } from '../contract/rules.ts';
import { canUndo, dayOf, presentAllowance } from './allowance.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import { findDeckState } from './swipe-repo.ts';

/** The best remaining members, also for a viewer who is not activated yet. */
export async function getDeck(deps: SwipeDeps, viewer: UserId, site: SiteId): Promise<Success<ReplyOf<typeof endpoint>>> {
  const { db, members } = deps;
  const day = dayOf({ site: await deps.sites.byId(site), now: deps.clock.now() });
  const [context, { standing, dealt }] = await Promise.all([members.viewerContext(viewer), findDeckState(db, viewer, day, deps.knownIds)]);
  const found = await findFitting(deps, context, { without: dealt, limit: deckSize });
  const [cards, can_undo] = await Promise.all([
    members.showCards(context, found, { photos: cardPhotos }),
    canUndo(deps, db, viewer, standing.last),
  ]);
  return ok({ cards, ...presentAllowance(standing, day), can_undo });
}
