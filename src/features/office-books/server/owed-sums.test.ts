import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteId } from '#platform/contract/ids.ts';
import { bookItemIn, insertItems } from '#features/accounting/server/index.ts';
import { eraseOrders } from '#features/orders/server/index.ts';
import { answerApproval, getApprovals } from '#features/staff/contract/people.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { buy } from '#tests/support/money/payouts.ts';
import { advanceClock, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { type BuiltStaff, buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getOwed, payOut } from '../contract/endpoints.ts';
import { stuckRefund } from './testing/stuck-refund.ts';

let app: TestApp;
let site: SiteId;
let accountant: BuiltStaff;
let second: BuiltStaff;
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
  await newStaff();
  return made;
}
/** Sessions end while the clock is moved. */
async function newStaff() {
  accountant = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
  second = await buildStaff(app, { roles: [{ role: 'accountant', site }] });
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
  const body = { order: order.id, amount: 1990, reported: 995, reason: 'Laut Konto', client_id: randomUUID() };
  const { approval } = (await accountant.client.call(payOut, { body })).reply;
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

const nameProvider = (order: number, reference: string | null) =>
  app.platform.database.db.updateTable('orders').set({ provider_reference: reference }).where('id', '=', order).execute();

/** Two refunds of one order, of 15.92 and 3.98, that its provider has not taken; its buyer is gone. */
async function twoStuck() {
  const { buyer, order } = await buy(app);
  const bank = (event: Omit<Parameters<typeof sendWebhook>[1], 'reference'>) =>
    sendWebhook(app, { reference: referenceOf(order), ...event });
  await bank({ kind: 'charged_back', details: { amount: 398 } });
  for (const won of [false, true]) {
    if (won) await bank({ kind: 'chargeback_reversed' });
    // Prevents the provider from being asked.
    await nameProvider(order.id, null);
    expect(await app.features.accounting.payOut(order.number, false)).toMatchObject({ ok: true, value: { amount: won ? 398 : 1592 } });
    if (!won) await nameProvider(order.id, referenceOf(order));
  }
  await advanceClock(app, 25 * 3600);
  const { db, pool } = app.platform.database;
  await pool.query('UPDATE refunds SET asked_at = NULL WHERE order_id = $1', [order.id]);
  await db.transaction().execute((tx) => eraseOrders(tx, buyer.id, app.platform.clock.now()));
  await newStaff();
  return order;
}

/** The provider's report has a refund of this sum as paid. */
async function reportPaid(order: number, amount: number) {
  const item = { id: `paid-${order}-${amount}`, reference: null, order, kind: 'refunded', amount, fee: 0, currency: 'EUR' } as const;
  await app.platform.database.db.transaction().execute(async (tx) => {
    await insertItems(tx, 'sandbox', '2026-01-02', [item]);
    await bookItemIn(tx, { provider: 'sandbox', item: item.id }, app.platform.clock.now());
  });
}

// Regression: the second person was told the whole sum, so what the provider had paid of it was transferred again.
test('two people book what the provider has paid in part, and only the rest is to be transferred', async () => {
  const order = await twoStuck();
  const ask = (part: { readonly reported?: number } = {}) =>
    accountant.client.call(payOut, { body: { order: order.id, amount: 1990, ...part, reason: 'Laut Konto', client_id: randomUUID() } });
  const answer = (approval: { readonly id: number; readonly hash: string }, approve: boolean) =>
    second.client.call(answerApproval, { body: { ...approval, approve } });
  const { approval: early } = (await ask()).reply;
  await reportPaid(order.id, 398);
  // The yes would be for a transfer of everything.
  expect((await answer(early, true)).error?.code).toBe('approval_changed');
  expect((await answer(early, false)).status).toBe(200);
  expect(await owed(order.id)).toMatchObject({ amount: { amount: 1990 }, reported: false, reported_amount: { amount: 398 } });
  for (const part of [{}, { reported: 0 }, { reported: 1592 }]) expect((await ask(part)).error?.code).toBe('owed_changed');
  const { approval } = (await ask({ reported: 398 })).reply;
  expect((await second.client.call(getApprovals)).reply.approvals.find(({ id }) => id === approval.id)?.facts.order).toMatchObject({
    amount: { amount: 1990, currency: 'EUR' },
    reported: { amount: 398, currency: 'EUR' },
  });
  expect((await answer(approval, true)).status).toBe(200);
  expect(await owed(order.id)).toBeNull();
  const { db } = app.platform.database;
  const refunds = await db.selectFrom('refunds').select(['state', 'amount']).where('order_id', '=', order.id).orderBy('amount').execute();
  expect(refunds).toEqual([
    { state: 'done', amount: 398 },
    { state: 'done', amount: 1592 },
  ]);
  const items = db.selectFrom('settled_items').select(['item', 'amount']).where('order_id', '=', order.id).where('kind', '=', 'refunded');
  const paid = (await items.orderBy('amount').execute()).map(({ item, amount }) => [item.startsWith('by-hand:refund:'), amount]);
  expect(paid).toEqual([
    [false, 398],
    [true, 1592],
  ]);
  await expectBooks(app);
});

// Regression: a refund that the provider had paid and that came back counted as the paid one of another refund.
test('a refund that came back says nothing about another one of the same sum', async () => {
  const order = await twoStuck();
  await reportPaid(order.id, 398);
  expect(await owed(order.id)).toMatchObject({ reported_amount: { amount: 398 } });
  const back = {
    id: `back-${order.id}`,
    reference: null,
    order: order.id,
    kind: 'refund_failed',
    amount: 398,
    fee: 0,
    currency: 'EUR',
  } as const;
  await app.platform.database.db.transaction().execute(async (tx) => {
    await insertItems(tx, 'sandbox', '2026-01-03', [back]);
    await bookItemIn(tx, { provider: 'sandbox', item: back.id }, app.platform.clock.now());
  });
  expect(await owed(order.id)).toMatchObject({ amount: { amount: 1990 }, reported_amount: null });
  // As the books have it: both ways of the money are booked, and everything is still owed.
  const body = { order: order.id, amount: 1990, reason: 'Laut Konto', client_id: randomUUID() };
  const { approval } = (await accountant.client.call(payOut, { body })).reply;
  expect((await second.client.call(answerApproval, { body: { ...approval, approve: true } })).status).toBe(200);
  await expectBooks(app);
});
