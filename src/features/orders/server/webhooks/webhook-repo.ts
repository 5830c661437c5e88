import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { PaymentDetails, type PaymentEvent, paymentEventKinds } from '#features/payment-providers/server/index.ts';
import type { EventUse } from '../outcomes/apply-event.ts';
import type { ProviderName } from '#features/payment-providers/contract/provider-names.ts';

/** A repeated delivery is counted, and changes nothing else. */
export async function storeWebhook(db: Db, provider: ProviderName, event: PaymentEvent, body: string, now: Date): Promise<void> {
  await db
    .insertInto('webhook_events')
    .values({
      provider,
      event_id: event.id,
      reference: event.reference,
      kind: event.kind,
      details: JSON.stringify(event.details),
      body,
      received_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'event_id']).doUpdateSet({ repeats: sql`webhook_events.repeats + 1`, repeated_at: now }),
    )
    .execute();
}

/** Null when it was processed already. */
export async function findPendingWebhook(tx: Tx, provider: ProviderName, eventId: string): Promise<PaymentEvent | null> {
  const row = await tx
    .selectFrom('webhook_events')
    .select(['reference', 'kind', 'details'])
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  const kind = paymentEventKinds.find((candidate) => candidate === row?.kind);
  return row && kind ? { id: eventId, reference: row.reference, kind, details: Value.Parse(PaymentDetails, row.details) } : null;
}

/** False when it was processed before, or was deleted with its buyer. */
export async function setWebhookProcessed(tx: Tx, provider: ProviderName, eventId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_events')
    .set({ processed_at: now })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Call in the transaction that has processed it. */
export async function setWebhookUse(tx: Tx, provider: ProviderName, eventId: string, use: EventUse): Promise<void> {
  await tx.updateTable('webhook_events').set({ outcome: use }).where('provider', '=', provider).where('event_id', '=', eventId).execute();
}

export interface PendingWebhook {
  readonly eventId: string;
  readonly receivedAt: Date;
}

/** Unprocessed events received after a time, oldest first; `after`: the last one of the previous page, or that time. */
export async function listPendingWebhooks(
  db: Db,
  provider: ProviderName,
  after: PendingWebhook | Date,
  limit: number,
): Promise<PendingWebhook[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .select(['event_id', 'received_at'])
    .where('provider', '=', provider)
    .where('processed_at', 'is', null)
    .where(({ eb, refTuple, tuple }) =>
      after instanceof Date
        ? eb('received_at', '>', after)
        : eb(refTuple('received_at', 'event_id'), '>', tuple(after.receivedAt, after.eventId)),
    )
    .orderBy('received_at')
    .orderBy('event_id')
    .limit(limit)
    .execute();
  return rows.map(({ event_id, received_at }) => ({ eventId: event_id, receivedAt: received_at }));
}

/**
 * Empties the bodies of webhooks received before a time, since providers name the buyer in them. From events without an order, such as
 * those of a member who has left, also removes everything that identifies a card.
 */
export async function emptyBodies(db: Db, before: Date): Promise<void> {
  await sql`
    UPDATE webhook_events SET body = '',
      details = CASE WHEN processed_at IS NULL THEN details - 'means' - 'fingerprint' ELSE details END
    WHERE body <> '' AND received_at < ${before}`.execute(db);
}
