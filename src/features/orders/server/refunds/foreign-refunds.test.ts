import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { buy, findingsOf, itemOf, untilSettled } from '#tests/support/money/payouts.ts';
import { advanceClock, decide, referenceOf, sendDecision, sendWebhook, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getInvoices } from '#features/invoices/contract/endpoints.ts';
import { requestRefund } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** By kind of transaction and account. */
async function bookedOf(order: number): Promise<Record<string, number>> {
  const rows = await app.platform.database.db
    .selectFrom('book_entries as e')
    .innerJoin('book_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.kind', 'e.account', 'e.amount'])
    .where('e.order_id', '=', order)
    .execute();
  return Object.fromEntries(rows.map(({ kind, account, amount }) => [`${kind} ${account}`, amount]));
}

// Regression: the books showed such money as still with the provider, and credits and VAT as if nothing had happened.
test('a refund on the provider’s pages takes unspent credits, and the rest is goodwill', async () => {
  const { buyer, order } = await buy(app);
  const reader = await buildMember(app, { session: false });
  for (let sent = 0; sent < 10; sent += 1) await write(buyer, reader);
  await decide(app, order, 'refunded');
  expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
  expect(await bookedOf(order.id)).toMatchObject({
    'refund_paid clearing': -1990,
    'refund_paid goodwill': 199,
    'refund_paid deferred': 1505,
    'refund_paid vat': 286,
  });
  const { invoices } = (await buyer.client.call(getInvoices)).reply;
  expect(invoices.map(({ kind, total }) => [kind, total.amount])).toEqual([
    ['reversal', -1791],
    ['invoice', 1990],
  ]);
  await untilSettled(app);
  expect(await findingsOf(app, await itemOf(app, referenceOf(order), 'refunded'))).toEqual([]);
  await expectBooks(app);
});

test('a partial refund takes as many credits as it covers, once per refund, and restores them when it fails', async () => {
  const { buyer, order } = await buy(app);
  const event = { reference: referenceOf(order), details: { amount: 1000, provider_refund: 're_1' } };
  await sendWebhook(app, { ...event, kind: 'refunded' });
  await sendWebhook(app, { ...event, kind: 'refunded' });
  expect((await memberBalanceOf(app, buyer)).credits).toBe(50);
  await expectBooks(app);
  await sendWebhook(app, { ...event, kind: 'refund_failed' });
  expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  await expectBooks(app);
});

// Regression: it was booked as goodwill, and the refund that the buyer had asked for was paid as well.
test('a refund that the provider does not accept, and that is then paid on its pages, counts as that refund', async () => {
  const { buyer, order } = await buy(app);
  await buyer.client.call(requestRefund, { body: { order: order.id, amount: 1990, client_id: randomUUID() } });
  const { db } = app.platform.database;
  await db.updateTable('refunds').set({ asked_at: null, tried_at: app.platform.clock.now() }).where('order_id', '=', order.id).execute();
  const event = { reference: referenceOf(order), details: { amount: 1990, provider_refund: 're_2' } };
  await sendWebhook(app, { ...event, kind: 'refunded' });
  const refunds = () => db.selectFrom('refunds').select(['state', 'goodwill', 'credits']).where('order_id', '=', order.id).execute();
  expect(await refunds()).toEqual([{ state: 'done', goodwill: 0, credits: 100 }]);
  await expectBooks(app);
  await sendWebhook(app, { ...event, kind: 'refund_failed' });
  expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  await expectBooks(app);
});

test.each(['refund', 'chargeback', 'fee'])('an item that only the payout report has can be booked by hand as a %s', async (as) => {
  const { buyer, order } = await buy(app);
  await sendDecision(app, referenceOf(order), { outcome: 'refunded', delivery: 'lost' });
  await untilSettled(app);
  const item = await itemOf(app, referenceOf(order), 'refunded');
  const { accounting } = app.features;
  expect(await accounting.book('no-such-item', as)).toMatchObject({ code: 'finding_unknown' });
  expect(await accounting.book(item, as)).toEqual({ ok: true, value: as });
  expect(await accounting.book(item, as)).toMatchObject({ code: 'finding_booked' });
  expect((await memberBalanceOf(app, buyer)).credits).toBe(as === 'fee' ? 100 : 0);
  expect(await findingsOf(app, item)).toEqual([]);
  await expectBooks(app);
});

// Regression: the VAT was corrected when the refund was asked for, but the invoice was corrected when it was paid.
test('the VAT of a refund is corrected on the day on which it is paid, as on the invoice', async () => {
  const { buyer, order } = await buy(app);
  await buyer.client.call(requestRefund, { body: { order: order.id, amount: 1990, client_id: randomUUID() } });
  expect(await bookedOf(order.id)).toMatchObject({ 'refund deferred': 1672, 'refund returning': -1672 });
  expect(await bookedOf(order.id)).not.toHaveProperty('refund vat');
  await expectBooks(app);
  await advanceClock(app, 60);
  expect(await bookedOf(order.id)).toMatchObject({ 'refund_paid returning': 1672, 'refund_paid vat': 318, 'refund_paid clearing': -1990 });
  await expectBooks(app);
});
