import { type Route, route } from '#platform/server/http/context.ts';
import {
  getNotificationSettings,
  getUnsubscription,
  putNotificationSettings,
  resubscribe,
  unsubscribe as unsubscribeEndpoint,
} from '../contract/endpoints.ts';
import { changeSettings, type SettingsDeps, showSettings } from './notification-settings.ts';
import { setSubscribed, showUnsubscription, type UnsubscribeDeps } from './unsubscribe.ts';

export const notificationRoutes = (deps: UnsubscribeDeps & SettingsDeps): Route[] => [
  route(getNotificationSettings, (_input, { viewer }) => showSettings(deps, viewer.userId)),
  route(putNotificationSettings, ({ body }, { viewer }) => changeSettings(deps, viewer.userId, body)),
  route(getUnsubscription, ({ query }) => showUnsubscription(deps, query.token)),
  route(unsubscribeEndpoint, ({ query }) => setSubscribed(deps, query.token, false)),
  route(resubscribe, ({ query }) => setSubscribed(deps, query.token, true)),
];
