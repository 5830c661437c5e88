import { sql } from 'kysely';
import { type SiteId, siteId, type UserId, userId } from '#platform/contract/ids.ts';
import { orderNumber } from '#features/orders/contract/order-number.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** An order that was paid with a card of somebody who was banned for fraud before. */
export interface BlockedPayment {
  readonly order: number;
  /** Such as E-10482-7K2M. */
  readonly number: string;
  readonly site: SiteId;
  readonly user: UserId;
}

/**
 * Those that are not reported yet, on sites of the company that banned; not those of the banned account itself, nor those of a card that
 * staff found nothing wrong with at this account. At most `limit`.
 */
export async function listBlockedPayments(db: Db, limit: number): Promise<BlockedPayment[]> {
  const { rows } = await sql<{ id: number; code: string; site_id: number; user_id: number }>`
    SELECT DISTINCT o.id, o.code, u.site_id, o.user_id FROM blocked_means_of_sites b
      JOIN order_payments p ON p.fingerprint = b.fingerprint JOIN orders o ON o.id = p.order_id AND o.site_id = b.site_id
      JOIN users u ON u.id = o.user_id
    WHERE b.kind = 'card' AND o.state = 'completed' AND o.completed_at > b.created_at AND o.user_id IS DISTINCT FROM b.banned_id
      AND NOT EXISTS (SELECT FROM blocked_payments k WHERE k.order_id = o.id AND k.reported_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM blocked_payments k JOIN orders c ON c.id = k.order_id JOIN order_payments q ON q.order_id = c.id
        JOIN decisions v ON v.case_id = k.case_id AND v.act = 'no_violation' AND v.applied_at IS NOT NULL AND v.reversed_by IS NULL
        WHERE c.user_id = o.user_id AND q.fingerprint = p.fingerprint AND k.found_at > b.created_at)
    ORDER BY o.id LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({
    order: row.id,
    number: orderNumber(row.id, row.code),
    site: siteId(row.site_id),
    user: userId(row.user_id),
  }));
}

/** Notes once that it is to be paid back: from now on, a refund of it that fails gives no credits back. */
export async function insertBlockedPayment(db: Db, order: number, now: Date): Promise<void> {
  await db
    .insertInto('blocked_payments')
    .values({ order_id: order, found_at: now, reported_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether a refund has begun since the payment was found, whichever process asked for it. */
export async function isPaidBack(tx: Tx, order: number): Promise<boolean> {
  const row = await tx
    .selectFrom('refunds')
    .innerJoin('blocked_payments', 'blocked_payments.order_id', 'refunds.order_id')
    .select('refunds.id')
    .where('refunds.order_id', '=', order)
    .whereRef('refunds.created_at', '>=', 'found_at')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when another process has reported it. Locked until the transaction ends. */
export async function setReported(tx: Tx, order: number, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('blocked_payments')
    .set({ reported_at: now })
    .where('order_id', '=', order)
    .where('reported_at', 'is', null)
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setCase(tx: Tx, order: number, id: number): Promise<void> {
  await tx.updateTable('blocked_payments').set({ case_id: id }).where('order_id', '=', order).execute();
}
