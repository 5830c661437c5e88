import type { Db } from '#platform/server/db/open-database.ts';
import { type PaymentMethod, paymentMethods } from '../../contract/order.ts';
import { type PaymentOutcome, paymentOutcomes, type PaymentWish } from '../provider.ts';

export interface SandboxPayment {
  readonly reference: string;
  readonly total: PaymentWish['total'];
  readonly method: PaymentMethod;
  readonly description: string;
  readonly returnUrl: string;
  readonly state: 'open' | PaymentOutcome;
}

/** The payment's reference: the one given, or that of the payment that the order has already. */
export async function keepPayment(db: Db, reference: string, wish: PaymentWish, now: Date): Promise<string> {
  const kept = await db
    .insertInto('sandbox_payments')
    .values({
      reference,
      order_id: wish.order,
      amount: wish.total.amount,
      currency: wish.total.currency,
      method: wish.method,
      description: wish.description,
      return_url: wish.returnUrl,
      state: 'open',
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet((row) => ({ order_id: row.ref('excluded.order_id') })))
    .returning('reference')
    .executeTakeFirstOrThrow();
  return kept.reference;
}

export async function findPayment(db: Db, reference: string): Promise<SandboxPayment | null> {
  const row = await db.selectFrom('sandbox_payments').selectAll().where('reference', '=', reference).executeTakeFirst();
  const method = paymentMethods.find((known) => known === row?.method);
  if (!row || !method) return null;
  return {
    reference: row.reference,
    total: { amount: row.amount, currency: row.currency },
    method,
    description: row.description,
    returnUrl: row.return_url,
    state: paymentOutcomes.find((known) => known === row.state) ?? 'open',
  };
}

/** Writes down what the buyer chose and the webhooks that tell it, in order. Nothing for a payment that is decided. */
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

/** Webhooks to be sent now, in order. Each is handed out once. */
export async function takeDueWebhooks(db: Db, now: Date): Promise<{ id: number; reference: string; kind: string }[]> {
  const rows = await db
    .updateTable('sandbox_webhooks')
    .set({ sent_at: now })
    .where('sent_at', 'is', null)
    .where('due_at', '<=', now)
    .returning(['id', 'reference', 'kind'])
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}
