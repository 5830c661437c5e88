import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type PaymentEvent, type PaymentOutcome, paymentOutcomes, type ProviderName } from './provider.ts';

/** A repeated delivery changes nothing. */
export async function storeWebhook(db: Db, provider: ProviderName, event: PaymentEvent, body: string, now: Date): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({ provider, event_id: event.id, reference: event.reference, kind: event.kind, body, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
}

/** Locks an unprocessed event until the transaction ends; null when it was processed. */
export async function lockPendingWebhook(
  tx: Tx,
  provider: ProviderName,
  eventId: string,
): Promise<{ reference: string; kind: PaymentOutcome } | null> {
  const row = await tx
    .selectFrom('webhook_events')
    .select(['reference', 'kind'])
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('processed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  const kind = paymentOutcomes.find((candidate) => candidate === row?.kind);
  return row && kind ? { reference: row.reference, kind } : null;
}

export async function setWebhookProcessed(tx: Tx, provider: ProviderName, eventId: string, now: Date): Promise<void> {
  await tx
    .updateTable('webhook_events')
    .set({ processed_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}

/** Ids of unprocessed events received after a time, oldest first. */
export async function listPendingWebhooks(db: Db, provider: ProviderName, after: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('processed_at', 'is', null)
    .where('received_at', '>', after)
    .orderBy('received_at')
    .limit(limit)
    .execute();
  return rows.map(({ event_id }) => event_id);
}
