import type { Api } from '#platform/web/data/api-client.ts';
import { type PushSubscriptionData, subscribePush } from '../contract/endpoints.ts';

const sent = new WeakMap<PushSubscriptionData, Promise<unknown>>();

/** Tells the server of a subscription, once a page: whoever asks again gets the same answer. After a failure it is sent anew. */
export function sendSubscription(api: Api, subscription: PushSubscriptionData): Promise<unknown> {
  const earlier = sent.get(subscription);
  if (earlier !== undefined) return earlier;
  const sending = api(subscribePush, { query: { push: '1' }, body: { subscription } });
  sent.set(subscription, sending);
  sending.catch(() => sent.delete(subscription));
  return sending;
}
