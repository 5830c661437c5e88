import { sql } from 'kysely';
import { type SiteId, siteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** An order that was paid with a card of somebody who was banned for fraud before. */
export interface BlockedPayment {
  readonly order: number;
  /** Such as E-10482. */
  readonly number: string;
  readonly site: SiteId;
  readonly user: UserId;
}

/** Those that nobody has looked at, not those of the banned account itself; at most `limit`. */
export async function listBlockedPayments(db: Db, limit: number): Promise<BlockedPayment[]> {
  const { rows } = await sql<{ id: number; code: string; site_id: number; user_id: number }>`
    SELECT DISTINCT o.id, o.code, u.site_id, o.user_id FROM blocked_payment_means b
      JOIN decisions d ON d.id = b.decision_id
      JOIN order_payments p ON p.fingerprint = b.fingerprint JOIN orders o ON o.id = p.order_id JOIN users u ON u.id = o.user_id
    WHERE b.kind = 'card' AND o.state = 'completed' AND o.completed_at > b.created_at AND o.user_id IS DISTINCT FROM d.user_id
      AND NOT EXISTS (SELECT FROM blocked_payments k WHERE k.order_id = o.id)
    ORDER BY o.id LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({ order: row.id, number: row.code, site: siteId(row.site_id), user: userId(row.user_id) }));
}

/** False when another process has done so. */
export async function insertBlockedPayment(tx: Tx, order: number, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('blocked_payments')
    .values({ order_id: order, found_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  return row !== undefined;
}
