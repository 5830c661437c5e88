import type { Api } from '#platform/web/data/api-client.ts';
import { unsubscribePush } from '../contract/calls.ts';
import type { Push } from './push.ts';
import { rememberOwner } from './push-owner.ts';
import { sendSubscription } from './send-subscription.ts';

/** Turns push on or off in the browser and on the server. When the server fails, the browser is turned off again. */
export async function switchPush(on: boolean, { push, api, member }: { push: Push; api: Api; member: number }): Promise<void> {
  if (!on) {
    await push.turnOff();
    await api(unsubscribePush);
    return;
  }
  const subscription = await push.turnOn();
  if (subscription === null) return;
  rememberOwner(member);
  try {
    // Listeners of the state may already have sent it; the calls then share one request.
    await sendSubscription(api, subscription);
  } catch (error) {
    await push.turnOff();
    throw error;
  }
}
