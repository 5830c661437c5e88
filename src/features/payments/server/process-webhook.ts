import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { lockOrderByReference } from './order-repo.ts';
import type { ProviderName } from './provider.ts';
import { announceOrder, settleOrder } from './settle-order.ts';
import { lockWaitingWebhook, setWebhookProcessed } from './webhook-repo.ts';

export interface ProcessDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
}

/**
 * Does what a stored event says, once, however often it is called. An event may be faster than the answer that tells us
 * its payment's number: then it waits for the next try.
 */
export async function processWebhook(deps: ProcessDeps, provider: ProviderName, eventId: string): Promise<void> {
  const now = deps.clock.now();
  const moved = await deps.db.transaction().execute(async (tx) => {
    const event = await lockWaitingWebhook(tx, provider, eventId);
    const order = event && (await lockOrderByReference(tx, provider, event.reference));
    if (!event || !order) return null;
    await setWebhookProcessed(tx, provider, eventId, now);
    return settleOrder(tx, order, event.kind, now);
  });
  if (moved !== null) await announceOrder(deps, moved);
}
