import { userId } from '#platform/contract/ids.ts';
import { type Route, route } from '#platform/server/http/context.ts';
import { getDeck as getDeckEndpoint, swipe, undoSwipe as undoSwipeEndpoint } from '../contract/endpoints.ts';
import { getDeck } from './get-deck.ts';
import type { SwipeDeps } from './swipe-deps.ts';
import { swipeMember } from './swipe-member.ts';
import { undoSwipe } from './undo-swipe.ts';

export { swipeData } from './own-data-repo.ts';
export { passedIds } from './swipe-repo.ts';

export const swipeRoutes = (deps: SwipeDeps): Route[] => [
  route(getDeckEndpoint, (_input, { viewer, site }) => getDeck(deps, viewer.userId, site)),
  route(swipe, ({ body }, { viewer }) => swipeMember(deps, viewer.userId, { member: userId(body.id), like: body.like })),
  route(undoSwipeEndpoint, (_input, { viewer }) => undoSwipe(deps, viewer.userId)),
];
