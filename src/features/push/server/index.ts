import { type Route, route } from '#platform/server/http/context.ts';
import { getPush, putPush, subscribePush, unsubscribePush } from '../contract/endpoints.ts';
import { changePreview, showPushSettings, unsubscribe } from './push-settings.ts';
import { subscribe, type SubscribeDeps } from './subscribe.ts';

export { pushData } from './own-data-repo.ts';
export type { Describe, Preview, PushSubject } from './push-content.ts';
export { createPushes, type Pushes } from './pushes.ts';

export const pushRoutes = (deps: SubscribeDeps): Route[] => [
  route(subscribePush, ({ body }, { viewer }) => subscribe(deps, viewer, body.subscription)),
  route(getPush, (_input, { viewer }) => showPushSettings(deps, viewer)),
  route(putPush, ({ body }, { viewer }) => changePreview(deps, viewer, body.preview)),
  route(unsubscribePush, (_input, { viewer }) => unsubscribe(deps, viewer)),
];
