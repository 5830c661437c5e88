import { sql } from 'kysely';
import type { Money } from '#platform/contract/money.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { RefundedOrder } from './end-refund.ts';
import { paidBeyond, type RefundRow, type StoredRefund, toRefund } from './refund-repo.ts';

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
    WHERE order_id = ${order} AND ${isOwed(untaken)}
    ORDER BY created_at, id FOR UPDATE`.execute(tx);
  return rows.map(toRefund);
}

/** SQL: whether a row of `refunds` is one of these. */
const isOwed = (untaken: Date) => sql<boolean>`(
  (state = 'failed' AND credits = 0 AND days = 0 AND goodwill = 0)
  OR (state = 'requested' AND asked_at IS NULL AND created_at < ${untaken})
  OR (state = 'requested' AND NOT EXISTS (SELECT FROM orders WHERE id = order_id)))`;

/** Their sum; null when there are none. */
export async function sumOwedRefunds(db: Db | Tx, order: number, untaken: Date): Promise<Money | null> {
  const { rows } = await sql<Money>`
    SELECT sum(amount)::bigint AS amount, currency FROM refunds WHERE order_id = ${order} AND ${isOwed(untaken)} GROUP BY currency`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** `failed`: it came back. `not_taken`: its provider does not take it. `account_erased`: no event of the provider finds its order. */
export interface OwedOrder {
  readonly order: number;
  readonly why: 'failed' | 'not_taken' | 'account_erased';
  readonly since: Date;
}

/** Orders of these sites with such refunds, those that have waited longest first; those whose buyer has the money already come last. */
export async function listOwedOrders(db: Db, sites: readonly number[], untaken: Date, limit: number): Promise<OwedOrder[]> {
  const { rows } = await sql<OwedOrder>`
    SELECT order_id AS "order", min(coalesce(ended_at, created_at)) AS since,
      CASE WHEN bool_or(state = 'failed') THEN 'failed'
        WHEN EXISTS (SELECT FROM orders WHERE id = order_id) THEN 'not_taken' ELSE 'account_erased' END AS why
    FROM refunds
    WHERE ${isOwed(untaken)} AND (order_id IN (SELECT id FROM orders WHERE site_id = ANY(${sites}))
      OR order_id IN (SELECT purged_orders.order_id FROM purged_orders WHERE site_id = ANY(${sites})))
    GROUP BY order_id ORDER BY sum(amount) + ${paidBeyond(sql.ref('refunds.order_id'))} > 0, since, order_id LIMIT ${limit}`.execute(db);
  return rows;
}

/** What the buyer of an order would have beyond its price if this were paid too. At most 0: nothing. */
export async function findExcess(tx: Db | Tx, order: number, amount: number): Promise<number> {
  const { rows } = await sql<{ excess: number }>`SELECT ${amount}::bigint + ${paidBeyond(sql`${order}::bigint`)} AS excess`.execute(tx);
  return rows[0]?.excess ?? 0;
}

/** Locks what is kept of an order whose buyer is gone, so that two transfers for it wait for each other. */
export async function lockPurgedOrder(tx: Tx, order: number): Promise<RefundedOrder | null> {
  const row = await tx
    .selectFrom('purged_orders')
    .select(['order_id as id', 'country', 'vat_rate as vatRate', 'provider'])
    .where('order_id', '=', order)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** How many refunds of this sum payout reports have as paid by the provider and not as come back, beyond those that the books have. */
export async function countReported(tx: Tx, { order, amount: { amount, currency } }: RefundRow): Promise<number> {
  const { rows } = await sql<{ more: number }>`
    SELECT greatest(0, (SELECT count(*) FROM settled_items
        WHERE order_id = ${order} AND kind = 'refunded' AND amount = ${amount} AND currency = ${currency})
      - (SELECT count(*) FROM settled_items
        WHERE order_id = ${order} AND kind = 'refund_failed' AND amount = ${amount} AND currency = ${currency})
      - (SELECT count(*) FROM refunds
        WHERE order_id = ${order} AND state = 'done' AND amount = ${amount} AND currency = ${currency})) AS more`.execute(tx);
  return rows[0]?.more ?? 0;
}
