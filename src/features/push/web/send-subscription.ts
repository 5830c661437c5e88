import type { Api } from '#platform/web/data/api-client.ts';
import { subscribePush } from '../contract/calls.ts';
import type { PushSubscriptionData } from '../contract/endpoints.ts';

const underWay = new WeakMap<PushSubscriptionData, Promise<unknown>>();

/** Tells the server of a subscription. Whoever asks again meanwhile gets the same answer; later, as after the next login, it is sent anew. */
export function sendSubscription(api: Api, subscription: PushSubscriptionData): Promise<unknown> {
  const earlier = underWay.get(subscription);
  if (earlier !== undefined) return earlier;
  const sending = api(subscribePush, { query: { push: '1' }, body: { subscription } }).finally(() => underWay.delete(subscription));
  underWay.set(subscription, sending);
  return sending;
}
