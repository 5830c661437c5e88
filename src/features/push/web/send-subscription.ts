import type { Api } from '#platform/web/data/api-client.ts';
import { subscribePush } from '../contract/calls.ts';
import type { PushSubscriptionData } from '../contract/endpoints.ts';

const underWay = new WeakMap<PushSubscriptionData, Promise<unknown>>();

/**
 * Sends a subscription to the server. Concurrent calls share one request. A later call, for example after the next login, sends it
 * again.
 */
export function sendSubscription(api: Api, subscription: PushSubscriptionData): Promise<unknown> {
  const earlier = underWay.get(subscription);
  if (earlier !== undefined) return earlier;
  const sending = api(subscribePush, { query: { push: '1' }, body: { subscription } }).finally(() => underWay.delete(subscription));
  underWay.set(subscription, sending);
  return sending;
}
