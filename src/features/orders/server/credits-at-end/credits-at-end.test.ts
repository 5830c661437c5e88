import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import type { BuiltMember } from '#tests/support/builders.ts';
import { buy } from '#tests/support/money/payouts.ts';
import { advanceClock, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const refundsOf = async (order: number) =>
  (
    await app.platform.database.db
      .selectFrom('refunds')
      .select(['state', 'amount'])
      .where('order_id', '=', order)
      .orderBy('created_at')
      .execute()
  ).map(({ state, amount }) => `${state} ${amount}`);

/** As if the account had been deleted long ago. */
async function leave({ id }: BuiltMember, days = 20): Promise<void> {
  const deletedAt = new Date(app.platform.clock.now().getTime() - days * 24 * 3_600_000);
  const gone = { status: 'deleted', deleted_at: deletedAt, deleted_from: 'active' } as const;
  await app.platform.database.db.updateTable('users').set(gone).where('id', '=', id).execute();
}

const isThere = async ({ id }: BuiltMember) =>
  (await app.platform.database.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

// Regression: bought credits became revenue when their account was purged.
test('bought credits of a deleted account are paid back once before it is purged', async () => {
  const { buyer, order } = await buy(app);
  await leave(buyer);
  for (let runs = 0; runs < 3; runs += 1) await advanceClock(app, 601);
  expect(await refundsOf(order.id)).toEqual(['done 1990']);
  expect(await isThere(buyer)).toBe(false);
  await expectBooks(app);
});

test('bought credits of a disputed order are not paid back', async () => {
  const { buyer, order } = await buy(app);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' });
  await leave(buyer);
  await advanceClock(app, 601);
  expect([await refundsOf(order.id), await isThere(buyer)]).toEqual([[], false]);
});

// Regression: they became revenue when their account was purged.
test('what a chargeback of a part has left is paid back', async () => {
  const { buyer, order } = await buy(app);
  await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back', details: { amount: 398 } });
  await leave(buyer);
  for (let runs = 0; runs < 3; runs += 1) await advanceClock(app, 601);
  expect([await refundsOf(order.id), await isThere(buyer)]).toEqual([['done 1592'], false]);
  await expectBooks(app);
});

/** Prevents the provider from being asked meanwhile, which could pay a refund before it fails. */
async function unaskedDuring(order: Awaited<ReturnType<typeof buy>>['order'], run: () => Promise<void>): Promise<void> {
  const named = (reference: string | null) =>
    app.platform.database.db.updateTable('orders').set({ provider_reference: reference }).where('id', '=', order.id).execute();
  await named(null);
  await run();
  await named(referenceOf(order));
}

/** Fails the refund of an order that is on its way. */
async function failRefund({ buyer, order }: Awaited<ReturnType<typeof buy>>): Promise<void> {
  const { db } = app.platform.database;
  const asked = db
    .selectFrom('refunds')
    .select(['id', 'amount', 'currency'])
    .where('order_id', '=', order.id)
    .where('state', '=', 'requested');
  const { id: refund, amount, currency } = await asked.executeTakeFirstOrThrow();
  await sendWebhook(app, { reference: referenceOf(order), kind: 'refund_failed', details: { refund, amount, currency } });
  expect(await isThere(buyer)).toBe(true);
}

const waiting = async () => (await app.features.openTasks()).find(({ name }) => name === 'credits_of_deleted_accounts')?.items ?? [];

test('credits that the payment method cannot pay back wait for the operator, who pays them by hand', async () => {
  const bought = await buy(app);
  const { buyer, order } = bought;
  const { accounting } = app.features;
  // A refund that failed while the account was in use says nothing about what is owed when the account ends.
  await accounting.payOut(`E-${order.id}`, false);
  await failRefund(bought);
  await advanceClock(app, 1);
  await leave(buyer, 0);
  await unaskedDuring(order, () => advanceClock(app, 14 * 24 * 3600 + 601));
  expect(await refundsOf(order.id)).toEqual(['failed 1990', 'requested 1990']);
  await failRefund(bought);
  await advanceClock(app, 601);
  expect(await isThere(buyer)).toBe(true);
  const [item, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(item).toMatchObject({
    subject: `E-${order.id}`,
    note: expect.stringContaining(`19.9 EUR of a deleted account: ask ${buyer.email}`),
  });
  expect(await accounting.payOut(`E-${order.id}`, true)).toMatchObject({ ok: true });
  expect(await waiting()).toEqual([]);
  await advanceClock(app, 601);
  expect(await isThere(buyer)).toBe(false);
  await expectBooks(app);
});

// Regression: the provider's report no longer found the order, so such a refund could never end.
test('a refund that is on its way when its account is purged waits for the operator', async () => {
  const { buyer, order } = await buy(app);
  // Prevents the provider from being asked.
  await app.platform.database.db.updateTable('orders').set({ provider_reference: null }).where('id', '=', order.id).execute();
  await leave(buyer, 15);
  await advanceClock(app, 601);
  await advanceClock(app, 31 * 24 * 3600);
  await advanceClock(app, 601);
  expect([await refundsOf(order.id), await isThere(buyer)]).toEqual([['requested 1990'], false]);
  const listed = async () =>
    ((await app.features.openTasks()).find(({ name }) => name === 'refunds')?.items ?? []).map(({ subject }) => subject);
  expect(await listed()).toContain(`E-${order.id}`);
  await expectBooks(app);
  const { accounting } = app.features;
  expect(await accounting.payOut(`E-${order.id}`, true)).toMatchObject({ ok: true, value: { amount: 1990 } });
  expect(await accounting.payOut(`E-${order.id}`, true)).toMatchObject({ code: 'nothing_to_pay' });
  expect(await listed()).not.toContain(`E-${order.id}`);
  await expectBooks(app);
});

test('they keep an account for 30 days at most', async () => {
  const bought = await buy(app);
  await leave(bought.buyer, 15);
  await unaskedDuring(bought.order, () => advanceClock(app, 601));
  await failRefund(bought);
  await advanceClock(app, 29 * 24 * 3600);
  expect(await isThere(bought.buyer)).toBe(true);
  await advanceClock(app, 25 * 3600);
  expect(await isThere(bought.buyer)).toBe(false);
  expect(await waiting()).toEqual([]);
  await expectBooks(app);
});
