import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { findingsOf } from '#tests/support/money/payouts.ts';
import { advanceClock, decide, openOrder, referenceOf, sendWebhook, stateOf, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Regression: a signed "paid" of one cent for an order of 19.90 delivered all of its credits.
test.each([
  ['another sum', { amount: 1 }],
  ['another currency', { currency: 'SEK' }],
  ['no sum', { amount: undefined, currency: undefined }],
])('a payment of %s delivers nothing, is a finding, and completes nothing when the provider is asked', async (_, details) => {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  const id = `paid:${order.id}`;
  const reference = referenceOf(order);
  await Promise.all([1, 2].map(() => sendWebhook(app, { id, reference, kind: 'paid', details: details as object })));
  expect(await stateOf(buyer.client, order)).toBe('pending');
  expect(await findingsOf(app, id)).toEqual(['other_payment']);
  await app.platform.database.db.updateTable('sandbox_payments').set({ state: 'paid' }).where('reference', '=', reference).execute();
  await advanceClock(app, 16 * 60);
  expect(await stateOf(buyer.client, order)).toBe('pending');
  expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
  expect((await app.features.openTasks()).find(({ name }) => name === 'payment_findings')?.items).toContainEqual(
    expect.objectContaining({ subject: id }),
  );
  await expectBooks(app);
});

test('the right sum after a wrong one completes the order, and closes the finding', async () => {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  const event = { reference: referenceOf(order), kind: 'paid' } as const;
  await sendWebhook(app, { ...event, id: `first:${order.id}`, details: { amount: 1989 } });
  await sendWebhook(app, event);
  expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  await app.features.accounting.reconcile(undefined);
  expect(await findingsOf(app, `first:${order.id}`)).toEqual([]);
});

test('refunding a wrong sum on the provider’s pages ends the order', async () => {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  const event = { reference: referenceOf(order), details: { amount: 5 } };
  await sendWebhook(app, { ...event, kind: 'paid', id: `less:${order.id}` });
  await sendWebhook(app, { ...event, kind: 'refunded' });
  expect(await stateOf(buyer.client, order)).toBe('failed');
  await app.features.accounting.reconcile(undefined);
  expect(await findingsOf(app, `less:${order.id}`)).toEqual([]);
});

// Regression: a refund of a paid order was taken for the return of the wrong sum: no credits were taken, and the books showed the money
// as ours.
test('a refund on the provider’s pages takes the credits of an order that was paid, and then paid in another sum', async () => {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  const event = { reference: referenceOf(order) };
  await sendWebhook(app, { ...event, kind: 'paid' });
  await sendWebhook(app, { ...event, kind: 'paid', id: `again:${order.id}`, details: { amount: 5 } });
  await sendWebhook(app, { ...event, kind: 'refunded', details: { provider_refund: 're_paid' } });
  expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
  expect(await findingsOf(app, `again:${order.id}`)).toEqual(['other_payment']);
  await expectBooks(app);
});

// Regression: five cents that the bank took back were booked as a debt of the whole price, and froze the account.
test('a wrong sum that the bank takes back, and returns, creates no debt and waits for a person', async () => {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  const reference = referenceOf(order);
  await sendWebhook(app, { reference, details: { amount: 5 }, kind: 'paid', id: `less:${order.id}` });
  await sendWebhook(app, { reference, details: { amount: 5 }, kind: 'charged_back', id: `taken:${order.id}` });
  await sendWebhook(app, { reference, details: { amount: 5 }, kind: 'chargeback_reversed' });
  const { db } = app.platform.database;
  expect(await db.selectFrom('chargebacks').select('round').where('order_id', '=', order.id).execute()).toEqual([]);
  expect(await findingsOf(app, `taken:${order.id}`)).toEqual(['other_chargeback']);
  await expectBooks(app);
  // The right sum is paid after all; this payment can be charged back.
  await sendWebhook(app, { reference, kind: 'paid' });
  await sendWebhook(app, { reference, kind: 'charged_back' });
  expect(await stateOf(buyer.client, order)).toBe('completed');
  expect(await db.selectFrom('chargebacks').select('amount').where('order_id', '=', order.id).execute()).toEqual([{ amount: 1990 }]);
  await expectBooks(app);
});

test('the sandbox reports the sum with each event, and names each chargeback', async () => {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  for (const outcome of ['paid', 'charged_back', 'reversed', 'charged_back']) await decide(app, order, outcome);
  expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
  const { db } = app.platform.database;
  const rows = await db
    .selectFrom('chargebacks')
    .select(['round', 'state', 'amount'])
    .where('order_id', '=', order.id)
    .orderBy('round')
    .execute();
  expect(rows).toEqual([
    { round: 1, state: 'reversed', amount: 1990 },
    { round: 2, state: 'open', amount: 1990 },
  ]);
  await expectBooks(app);
});
