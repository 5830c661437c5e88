import { sql } from 'kysely';
import type { Money } from '#platform/contract/money.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { RefundedOrder } from './end-refund.ts';
import { type RefundRow, type StoredRefund, toRefund } from './refund-repo.ts';

/** A refund of this sum that its provider has not accepted, or that failed and is still owed; null when there is none. */
export async function findUnpaidRefund(tx: Tx, order: number, { amount, currency }: Money): Promise<RefundRow | null> {
  const { rows } = await sql<StoredRefund>`
    SELECT id, order_id, credits, days, amount, currency, vat, goodwill, state, created_at FROM refunds
    WHERE order_id = ${order} AND amount = ${amount} AND currency = ${currency}
      AND ((state = 'requested' AND asked_at IS NULL) OR (state = 'failed' AND credits = 0 AND days = 0 AND goodwill = 0))
    ORDER BY created_at, id LIMIT 1`.execute(tx);
  return rows[0] === undefined ? null : toRefund(rows[0]);
}

/**
 * Refunds that no provider pays any more, locked: failed ones that are still owed, those that the provider has not accepted for a long
 * time, and pending ones whose buyer is gone, because no event of the provider finds their order.
 *
 * @param untaken A refund that the provider has not accepted counts only if it was requested before this time.
 */
export async function lockOwedRefunds(tx: Tx, order: number, untaken: Date): Promise<RefundRow[]> {
  const { rows } = await sql<StoredRefund>`
    SELECT id, order_id, credits, days, amount, currency, vat, goodwill, state, created_at FROM refunds
    WHERE order_id = ${order} AND (
      (state = 'failed' AND credits = 0 AND days = 0 AND goodwill = 0)
      OR (state = 'requested' AND asked_at IS NULL AND created_at < ${untaken})
      OR (state = 'requested' AND NOT EXISTS (SELECT FROM orders WHERE id = ${order})))
    ORDER BY created_at, id FOR UPDATE`.execute(tx);
  return rows.map(toRefund);
}

/** Finds an order whose buyer is gone. */
export async function findPurgedOrder(tx: Tx, order: number): Promise<RefundedOrder | null> {
  const row = await tx
    .selectFrom('purged_orders')
    .select(['order_id as id', 'country', 'vat_rate as vatRate', 'provider'])
    .where('order_id', '=', order)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a payout report already has that the provider paid it, and the books do not have it yet. */
export async function isInReport(tx: Tx, { order, amount: { amount, currency } }: RefundRow): Promise<boolean> {
  const { rows } = await sql<{ more: boolean }>`
    SELECT (SELECT count(*) FROM settled_items
        WHERE order_id = ${order} AND kind = 'refunded' AND amount = ${amount} AND currency = ${currency})
      > (SELECT count(*) FROM refunds
        WHERE order_id = ${order} AND state = 'done' AND amount = ${amount} AND currency = ${currency}) AS more`.execute(tx);
  return rows[0]?.more ?? false;
}
