import { type Route, route } from '#platform/server/http/context.ts';
import {
  getNotificationSettings,
  getUnsubscription,
  putNotificationSettings,
  resubscribe,
  unsubscribe as unsubscribeEndpoint,
} from '../contract/endpoints.ts';
import { getTotals as getTotalsEndpoint } from '../contract/totals.ts';
import { getTotals } from './get-totals.ts';
import { changeSettings, showSettings } from './notification-settings.ts';
import type { TotalsStore } from './totals-repo.ts';
import { setSubscribed, showUnsubscription, type UnsubscribeDeps } from './unsubscribe.ts';

export { createNotifications } from './notifications.ts';
export { notificationData } from './own-data-repo.ts';

export const notificationRoutes = (deps: UnsubscribeDeps & TotalsStore): Route[] => [
  route(getNotificationSettings, (_input, { viewer }) => showSettings(deps.db, viewer.userId)),
  route(putNotificationSettings, ({ body }, { viewer }) => changeSettings(deps.db, viewer.userId, body)),
  route(getTotalsEndpoint, (_input, { viewer }) => getTotals(deps, viewer.userId)),
  route(getUnsubscription, ({ query }) => showUnsubscription(deps, query.token)),
  route(unsubscribeEndpoint, ({ query }) => setSubscribed(deps, query.token, false)),
  route(resubscribe, ({ query }) => setSubscribed(deps, query.token, true)),
];
