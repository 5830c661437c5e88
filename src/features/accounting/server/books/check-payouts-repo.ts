import { sql } from 'kysely';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Deviation } from './deviation.ts';

/** By provider and currency, from the orders themselves: payments, less refunds and chargebacks, the provider's fees and its payouts. */
export const clearingLessSettled = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      WITH paid AS (
        SELECT id AS order_id, provider, currency, amount FROM orders WHERE state = 'completed'
        UNION ALL SELECT order_id, provider, currency, amount FROM purged_orders WHERE order_id NOT IN (SELECT id FROM orders)
      )
      SELECT provider || ' ' || currency AS subject, sum(amount)::bigint AS difference FROM (
        SELECT e.provider, t.currency, e.amount FROM book_entries e JOIN book_transactions t ON t.id = e.transaction_id
          WHERE e.account IN ('clearing', 'fees')
        UNION ALL SELECT provider, currency, net FROM settled_items WHERE booked_at IS NOT NULL
        UNION ALL SELECT provider, currency, -amount FROM paid
        UNION ALL SELECT p.provider, r.currency, r.amount FROM refunds r JOIN paid p USING (order_id) WHERE r.state = 'done'
        UNION ALL SELECT p.provider, p.currency, c.amount FROM chargebacks c JOIN paid p USING (order_id) WHERE c.state = 'open'
      ) parts GROUP BY provider, currency HAVING sum(amount) <> 0 ORDER BY 1`.execute(tx)
  ).rows;

export const bank = async (tx: Tx): Promise<Deviation[]> =>
  (
    await sql<{ subject: string; difference: number }>`
      SELECT provider || ' ' || currency AS subject, sum(amount)::bigint AS difference FROM (
        SELECT e.provider, t.currency, e.amount FROM book_entries e JOIN book_transactions t ON t.id = e.transaction_id
          WHERE e.account = 'bank'
        UNION ALL SELECT provider, currency, -net FROM settled_items WHERE booked_at IS NOT NULL
      ) parts GROUP BY provider, currency HAVING sum(amount) <> 0 ORDER BY 1`.execute(tx)
  ).rows;
