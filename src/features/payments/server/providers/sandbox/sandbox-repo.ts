import type { Db } from '#platform/server/db/open-database.ts';
import { type PaymentMethod, paymentMethods } from '../../../contract/order.ts';
import type { PaymentDetails, PaymentEventKind, RefundRequest } from '../provider.ts';
import { type PaymentOutcome, paymentOutcomes, type PaymentRequest } from '../provider.ts';

export interface SandboxPayment {
  readonly reference: string;
  readonly total: PaymentRequest['total'];
  readonly method: PaymentMethod;
  readonly description: string;
  readonly returnUrl: string;
  readonly state: 'open' | PaymentOutcome;
}

/** Answers the payment's reference: the one given, or that of the order's existing payment. */
export async function findOrInsertPayment(db: Db, reference: string, request: PaymentRequest, now: Date): Promise<string> {
  const row = await db
    .insertInto('sandbox_payments')
    .values({
      reference,
      order_id: request.order,
      amount: request.total.amount,
      currency: request.total.currency,
      method: request.method,
      description: request.description,
      return_url: request.returnUrl,
      state: 'open',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet((row) => ({ order_id: row.ref('excluded.order_id') })))
    .returning('reference')
    .executeTakeFirstOrThrow();
  return row.reference;
}

export async function findPayment(db: Db, reference: string): Promise<SandboxPayment | null> {
  const row = await db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst();
  const method = paymentMethods.find((candidate) => candidate === row?.method);
  if (!row || !method) return null;
  return {
    reference: row.reference,
    total: { amount: row.amount, currency: row.currency },
    method,
    description: row.description,
    returnUrl: row.return_url,
    state: paymentOutcomes.find((candidate) => candidate === row.state) ?? 'open',
  };
}

/** Stores the buyer's decision and queues its webhooks, in order. Does nothing when the payment is already decided. */
export async function decidePayment(
  db: Db,
  reference: string,
  outcome: PaymentOutcome,
  webhooks: readonly PaymentOutcome[],
  dueAt: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('sandbox_payments')
      .set({ state: outcome })
      .where('reference', '=', reference)
      .where('state', 'in', ['open', 'pending'])
      .where('state', '<>', outcome)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await tx
      .insertInto('sandbox_webhooks')
      .values(webhooks.map((kind) => ({ reference, kind, due_at: dueAt })))
      .execute();
  });
}

/** Gives back once for each refund id, and queues the webhook that reports it. */
export async function insertRefund(db: Db, { reference, refund, amount }: RefundRequest, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('sandbox_refunds')
      .values({ refund, reference, amount: amount.amount })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    const details: PaymentDetails = { refund, amount: amount.amount };
    await tx
      .insertInto('sandbox_webhooks')
      .values({ reference, kind: 'refunded' satisfies PaymentEventKind, details: JSON.stringify(details), due_at: now })
      .execute();
  });
}

/** Claims the webhooks that are due, in order. Each is claimed once. */
export async function takeDueWebhooks(db: Db, now: Date): Promise<{ id: number; reference: string; kind: string; details: unknown }[]> {
  const rows = await db
    .updateTable('sandbox_webhooks')
    .set({ sent_at: now })
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .returning(['id', 'reference', 'kind', 'details'])
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}
