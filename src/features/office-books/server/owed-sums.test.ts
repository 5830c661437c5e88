import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteId } from '#platform/contract/ids.ts';
import { eraseOrders } from '#features/orders/server/index.ts';
import { answerApproval, getApprovals } from '#features/staff/contract/people.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getOwed, payOut } from '../contract/endpoints.ts';
import { stuckRefund } from './testing/stuck-refund.ts';

let app: TestApp;
let site: SiteId;
let accountant: BuiltStaff;
beforeAll(async () => {
  app = await createTestApp();
  site = (await app.features.sites.byHost('localhost')).id;
});
afterAll(async () => {
  await expectBooks(app);
  await app.close();
});

async function stuck() {
  const made = await stuckRefund(app);
  // Sessions end while the clock is moved.
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
  return made;
}
const owed = async (order: number) => (await accountant.client.call(getOwed)).reply.owed.find((row) => row.order === order) ?? null;

test('both sums of a refund that the bank has paid in part are shown, and none is transferred', async () => {
  const { order } = await stuck();
  await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back', details: { amount: 500 } });
  expect(await owed(order.id)).toMatchObject({
    amount: null,
    owed: { amount: 1990, currency: 'EUR' },
    excess: { amount: 500, currency: 'EUR' },
    reported_amount: null,
  });
  const body = { order: order.id, amount: 1990, reason: 'Laut Konto', client_id: randomUUID() };
  expect((await accountant.client.call(payOut, { body })).error?.code).toBe('disputed');
  await sendWebhook(app, { reference: referenceOf(order), kind: 'chargeback_reversed' });
  expect(await owed(order.id)).toMatchObject({ amount: { amount: 1990 }, excess: null });
});

// Regression: two refunds of one sum counted as paid by the provider when its report had one of them.
test('a report of one of two refunds says that this one is paid, and the other is to be transferred', async () => {
  const { buyer, order } = await stuck();
  const { db, pool } = app.platform.database;
  const { id, ...whole } = await db
    .selectFrom('refunds')
    .select(['id', 'amount', 'vat', 'credits'])
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  // Two refunds of a half each.
  const halves = `UPDATE refunds SET amount = amount / 2, vat = vat / 2, credits = credits / 2 WHERE order_id = ${order.id}`;
  await pool.query(halves);
  await pool.query(`INSERT INTO refunds SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'client_id', gen_random_uuid()))).*
    FROM refunds r WHERE order_id = ${order.id}`);
  await db.transaction().execute((tx) => eraseOrders(tx, buyer.id, app.platform.clock.now()));
  const before = await owed(order.id);
  expect(before).toMatchObject({ amount: { amount: 1990 }, reported: false, reported_amount: null });
  const item = {
    provider: 'sandbox',
    site_id: site,
    day: '2026-01-02',
    kind: 'refunded',
    reference: null,
    amount: 995,
    fee: 0,
    currency: 'EUR',
  };
  const report = (name: string) =>
    db
      .insertInto('settled_items')
      .values({ ...item, item: name, reported_order_id: order.id, order_id: order.id, booked_at: app.platform.clock.now() })
      .execute();
  await report(`one-${order.id}`);
  expect(await owed(order.id)).toMatchObject({ reported: false, reported_amount: { amount: 995, currency: 'EUR' } });
  // The second person says yes to exactly that: what is reported meanwhile needs a new one.
  const body = { order: order.id, amount: 1990, reason: 'Laut Konto', client_id: randomUUID() };
  const { approval } = (await accountant.client.call(payOut, { body })).reply;
  const second = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
  const asked = (await second.client.call(getApprovals)).reply.approvals.find(({ id }) => id === approval.id);
  expect(asked?.facts.order).toMatchObject({ amount: { amount: 1990 }, reported: { amount: 995, currency: 'EUR' } });
  await report(`two-${order.id}`);
  const yes = await second.client.call(answerApproval, { body: { id: approval.id, hash: approval.hash, approve: true } });
  expect(yes.error?.code).toBe('approval_changed');
  expect(await owed(order.id)).toMatchObject({ reported: true, reported_amount: { amount: 1990 } });
  // As the books have it.
  await pool.query('DELETE FROM settled_items WHERE order_id = $1', [order.id]);
  await pool.query('DELETE FROM refunds WHERE order_id = $1 AND id <> $2', [order.id, id]);
  await pool.query('UPDATE refunds SET amount = $2, vat = $3, credits = $4 WHERE id = $1', [id, whole.amount, whole.vat, whole.credits]);
});
