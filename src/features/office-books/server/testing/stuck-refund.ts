import { buy } from '#tests/support/money/payouts.ts';
import { advanceClock, referenceOf } from '#tests/support/money/shop.ts';
import type { TestApp } from '#tests/support/test-app.ts';

/** A refund that its provider has not taken for a day. */
export async function stuckRefund(app: TestApp) {
  const { buyer, order } = await buy(app);
  const { db } = app.platform.database;
  await db.updateTable('orders').set({ provider_reference: null }).where('id', '=', order.id).execute();
  await app.features.accounting.payOut(order.number, false);
  await advanceClock(app, 25 * 3600);
  await db
    .updateTable('orders')
    .set({ provider_reference: referenceOf(order) })
    .where('id', '=', order.id)
    .execute();
  await db.updateTable('refunds').set({ asked_at: null }).where('order_id', '=', order.id).execute();
  return { buyer, order };
}
