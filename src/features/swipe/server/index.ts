import { userId } from '#platform/contract/ids.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getDeck as getDeckEndpoint, swipe, undoSwipe as undoSwipeEndpoint } from '../contract/endpoints.ts';
import { getDeck } from './get-deck.ts';
import { swipeData } from './own-data-repo.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import { swipeMember } from './swipe-member.ts';
import { undoSwipe } from './undo-swipe.ts';

export { passedIds } from './swipe-repo.ts';

type Dependencies = Omit<SwipeDeps, 'db' | 'clock'>;

export function createSwipe({ database: { db }, clock }: Platform, dependencies: Dependencies): Feature {
  const deps = { ...dependencies, db, clock };
  return {
    routes: tagged('swipe', 'The swipe game: one card at a time, with a number of likes a day.', [
      route(getDeckEndpoint, (_input, { viewer, site }) => getDeck(deps, viewer.userId, site)),
      route(swipe, ({ body }, { viewer }) => swipeMember(deps, viewer.userId, { member: userId(body.id), like: body.like })),
      route(undoSwipeEndpoint, (_input, { viewer }) => undoSwipe(deps, viewer.userId)),
    ]),
    ownData: swipeData,
  };
}
