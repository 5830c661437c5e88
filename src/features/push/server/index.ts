import { route, tagged } from '#platform/server/http/context.ts';
import type { Feature } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import { getPush, putPush, subscribePush, unsubscribePush } from '../contract/endpoints.ts';
import { changePreview, showPushSettings, unsubscribe } from './push-settings.ts';
import { pushData } from './own-data-repo.ts';
import { subscribe } from './subscribe.ts';

export type { Describe, Preview, PushSubject } from './push-content.ts';
export { createPushes, type Pushes } from './pushes.ts';

export function createPush({ database: { db }, clock, push }: Platform): Feature {
  const deps = { db, clock, sender: push };
  return {
    routes: tagged('push', 'Push messages to browsers.', [
      route(subscribePush, ({ body }, { viewer }) => subscribe(deps, viewer, body.subscription)),
      route(getPush, (_input, { viewer }) => showPushSettings(deps, viewer)),
      route(putPush, ({ body }, { viewer }) => changePreview(deps, viewer, body.preview)),
      route(unsubscribePush, (_input, { viewer }) => unsubscribe(deps, viewer)),
    ]),
    ownData: pushData,
  };
}
