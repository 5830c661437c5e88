import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance } from '#features/credits/server/index.ts';

/**
 * Copies what the law requires of completed orders to `purged_orders`, without the buyer, then deletes all orders and their
 * webhook events, and what was noted of cards and devices. Waits for a webhook that is being processed; one that arrives later finds no order.
 */
export async function eraseOrders(tx: Tx, user: UserId, now: Date): Promise<void> {
  await sql`SELECT id FROM orders WHERE user_id = ${user} ORDER BY id FOR UPDATE`.execute(tx);
  // The orders, then the balance, then the buyer, as everywhere, so that nothing of the member that happens now waits in a circle.
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
  // Nobody can find the order of one without words any more, so that it would stay open for ever.
  await tx
    .updateTable('withdrawals')
    .set({ outcome: 'noted', ended_at: now })
    .where('user_id', '=', user)
    .where('order_id', 'is', null)
    .where('outcome', 'is', null)
    .execute();
  // That something was withdrawn from, and when, stays with the order; who declared it does not.
  await tx
    .updateTable('withdrawals')
    .set({ name: '', email: '', order_text: '', reason: '', outcome_reason: '', guessed_by: null, user_id: null })
    .where('user_id', '=', user)
    .execute();
  await tx.deleteFrom('orders').where('user_id', '=', user).execute();
}
