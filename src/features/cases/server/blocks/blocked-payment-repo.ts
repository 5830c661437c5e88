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

/**
 * Those that nobody has looked at, on sites of the company that banned; not those of the banned account itself, nor those of a card that
 * staff found nothing wrong with at this account. At most `limit`.
 */
export async function listBlockedPayments(db: Db, limit: number): Promise<BlockedPayment[]> {
  const { rows } = await sql<{ id: number; code: string; site_id: number; user_id: number }>`
    SELECT DISTINCT o.id, o.code, u.site_id, o.user_id FROM blocked_payment_means b
      JOIN decisions d ON d.id = b.decision_id
      JOIN order_payments p ON p.fingerprint = b.fingerprint JOIN orders o ON o.id = p.order_id JOIN users u ON u.id = o.user_id
      JOIN sites here ON here.id = u.site_id
      JOIN sites banning ON banning.id = d.site_id AND banning.settings->>'company_id' = here.settings->>'company_id'
    WHERE b.kind = 'card' AND o.state = 'completed' AND o.completed_at > b.created_at AND o.user_id IS DISTINCT FROM d.user_id
      AND NOT EXISTS (SELECT FROM blocked_payments k WHERE k.order_id = o.id)
      -- The words of a case name its order.
      AND NOT EXISTS (SELECT FROM blocked_payments k JOIN orders c ON c.id = k.order_id JOIN order_payments q ON q.order_id = c.id
        JOIN cases f ON f.subject_id = c.user_id
        JOIN case_sources s ON s.case_id = f.id AND s.created_at >= k.found_at AND position(c.code IN s.words) > 0
        JOIN decisions v ON v.case_id = f.id AND v.act = 'no_violation' AND v.applied_at IS NOT NULL AND v.reversed_by IS NULL
        WHERE c.user_id = o.user_id AND q.fingerprint = p.fingerprint AND k.found_at > b.created_at)
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
