import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { takeEvent } from '../outcomes/apply-event.ts';
import { lockOrderByReference, lockOrderWithoutPayment } from '../order/order-repo.ts';
import type { ProviderName } from '#features/payment-providers/contract/provider-names.ts';
import { findPendingWebhook, setWebhookProcessed, setWebhookUse } from './webhook-repo.ts';

export interface ProcessDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
}

/**
 * Applies a stored event once, however often it is called. An event may arrive before the provider's reply with the
 * payment's reference, or instead of it; unless it names our order, it then stays pending until the next retry.
 */
export async function processWebhook(deps: ProcessDeps, provider: ProviderName, eventId: string): Promise<void> {
  const now = deps.clock.now();
  const publish = await transact(deps.db, async (tx) => {
    const event = await findPendingWebhook(tx, provider, eventId);
    if (event === null) return null;
    const { reference, details } = event;
    const known = await lockOrderByReference(tx, provider, reference);
    const order = known ?? (details.order === undefined ? null : await lockOrderWithoutPayment(tx, provider, details.order, reference));
    // Locks the order before its events, as the erasure of an account does.
    if (order === null || !(await setWebhookProcessed(tx, provider, eventId, now))) return null;
    const { use, publish } = await takeEvent(tx, order, event, now);
    await setWebhookUse(tx, provider, eventId, use);
    return publish;
  });
  publish?.(deps.live);
}
