import { type Route, route } from '#platform/server/http/context.ts';
import {
  getNotificationSettings,
  getUnsubscription,
  putNotificationSettings,
  resubscribe,
  unsubscribe as unsubscribeEndpoint,
} from '../contract/endpoints.ts';
import { changeSettings, showSettings } from './notification-settings.ts';
import { setSubscribed, showUnsubscription, type UnsubscribeDeps } from './unsubscribe.ts';

export const notificationRoutes = (deps: UnsubscribeDeps): Route[] => [
  route(getNotificationSettings, (_input, { viewer }) => showSettings(deps.db, viewer.userId)),
  route(putNotificationSettings, ({ body }, { viewer }) => changeSettings(deps.db, viewer.userId, body)),
  route(getUnsubscription, ({ query }) => showUnsubscription(deps, query.token)),
  route(unsubscribeEndpoint, ({ query }) => setSubscribed(deps, query.token, false)),
  route(resubscribe, ({ query }) => setSubscribed(deps, query.token, true)),
];
