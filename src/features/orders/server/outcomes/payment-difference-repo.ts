import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { PaymentEvent } from '#features/payment-providers/server/index.ts';
import type { OrderRow } from '../order/order-repo.ts';

export type DifferenceKind = 'other_payment' | 'other_refund' | 'other_chargeback';

/** Records an event with another sum than the order's, once, and creates a finding that waits for a person. */
export async function insertDifference(
  tx: Tx,
  { id: order, provider }: OrderRow,
  kind: DifferenceKind,
  { id: event, details }: PaymentEvent,
  now: Date,
): Promise<void> {
  const { amount = 0, currency = '' } = details;
  await tx
    .insertInto('payment_differences')
    .values({ provider, event, order_id: order, kind, amount, currency, found_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .insertInto('payout_findings')
    .values({ kind, provider, subject: event, order_id: order, amount, currency, event: '', found_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether another sum than the order's was paid, and the right one has not been paid since. */
export async function hasOtherPayment(db: Db | Tx, order: number): Promise<boolean> {
  const row = await db
    .selectFrom('payment_differences')
    .select('event')
    .where('order_id', '=', order)
    .where('kind', '=', 'other_payment')
    .where('resolved_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Marks the difference as resolved: the right sum was paid, or the wrong one was returned. */
export async function resolvePayments(tx: Tx, order: number, now: Date): Promise<void> {
  await tx
    .updateTable('payment_differences')
    .set({ resolved_at: now })
    .where('order_id', '=', order)
    .where('kind', '=', 'other_payment')
    .where('resolved_at', 'is', null)
    .execute();
}
