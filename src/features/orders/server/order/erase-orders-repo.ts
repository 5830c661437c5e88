import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance } from '#features/credits/server/index.ts';

/**
 * Copies the fields of completed orders that the law requires to `purged_orders`, without the buyer, then deletes all orders, their
 * webhook events, and the records of cards and devices. Waits for a webhook that is being processed; a later one finds no order.
 */
export async function eraseOrders(tx: Tx, user: UserId, now: Date): Promise<void> {
  await sql`SELECT id FROM orders WHERE user_id = ${user} ORDER BY id FOR UPDATE`.execute(tx);
  // Locks the orders, then the balance, then the buyer, as everywhere, so that parallel work on the member cannot deadlock.
  await lockBalance(tx, user);
  await sql`
    INSERT INTO purged_orders (
      order_id, site_id, amount, currency, country, vat_rate, credits, days, provider, method, provider_reference, created_at, completed_at,
      profile_country, guessed_country, declared_country, payment_country, start_text_version)
    SELECT o.id, u.site_id, o.amount, o.currency, o.country, o.vat_rate, o.credits, o.days, o.provider, o.method, o.provider_reference,
      o.created_at, o.completed_at, o.profile_country, o.guessed_country, o.declared_country, p.payment_country, p.start_text_version
    FROM orders o JOIN users u ON u.id = o.user_id LEFT JOIN order_payments p ON p.order_id = o.id
    WHERE o.user_id = ${user} AND o.state = 'completed'
    ON CONFLICT (order_id) DO NOTHING`.execute(tx);
  await sql`
    DELETE FROM webhook_events e USING orders o
    WHERE o.user_id = ${user} AND e.provider = o.provider AND e.reference = o.provider_reference`.execute(tx);
  await sql`
    DELETE FROM order_payments p USING orders o WHERE o.user_id = ${user} AND p.order_id = o.id`.execute(tx);
  // Without its words nobody can find the order of such a declaration, so it would stay open for ever.
  await tx
    .updateTable('withdrawals')
    .set({ outcome: 'noted', ended_at: now })
    .where('user_id', '=', user)
    .where('order_id', 'is', null)
    .where('outcome', 'is', null)
    .execute();
  // The order keeps that and when it was withdrawn from, but not who declared it.
  await tx
    .updateTable('withdrawals')
    .set({ name: '', email: '', order_text: '', reason: '', outcome_reason: '', guessed_by: null, user_id: null })
    .where('user_id', '=', user)
    .execute();
  // What staff wrote about the buyer. The order is gone, so a request that waits cannot be carried out any more.
  await sql`
    UPDATE refunds r SET reason = NULL FROM orders o
    WHERE o.user_id = ${user} AND r.order_id = o.id AND r.reason IS NOT NULL`.execute(tx);
  await sql`
    UPDATE approvals SET request = request - 'reason', lapsed_at = CASE WHEN answered_at IS NULL THEN coalesce(lapsed_at, ${now}) END
    WHERE kind IN ('refund', 'pay-out') AND subject = ${String(user)}`.execute(tx);
  await tx.deleteFrom('orders').where('user_id', '=', user).execute();
}
