import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { bookedOf, clearingOf, daySeconds, findingsOf, startAtNoon } from '#tests/support/money/payouts.ts';
import { deliver, placePaidOrder, type ProviderHarness } from '../testing/harness.ts';
import { openStripeHarness } from './testing/stripe-harness.ts';
import type { StripeServer } from './testing/stripe-server.ts';
import { advanceClock, memberBalanceOf } from '#tests/support/money/shop.ts';
import { dayIn } from '#platform/contract/time.ts';
import { requestRefund } from '#features/orders/contract/endpoints.ts';
import { type DayReport, reconcileDay } from '#features/accounting/server/index.ts';

let harness: ProviderHarness & { readonly server: StripeServer };
beforeAll(async () => {
  harness = await openStripeHarness();
  await startAtNoon(harness.app);
});
afterAll(async () => {
  await expectBooks(harness.app);
  await harness.app.close();
  await harness.server.close();
});

/** Reads the payouts of today, as the job does. */
const read = (): Promise<DayReport> => {
  const { database, clock, log } = harness.app.platform;
  return reconcileDay({ db: database.db, clock, log, providers: [harness.provider] }, dayIn('UTC', clock.now()));
};
const now = () => harness.app.platform.clock.now();

test('a payout is booked to the bank, less fees, once however often it is read', async () => {
  const { app, server } = harness;
  const [paid, other] = [await placePaidOrder(harness), await placePaidOrder(harness)];
  const source = server.chargeOf(paid.reference);
  server.payOut(now(), [
    { type: 'payout', amount: -3792 },
    { amount: 1990, fee: 59, source },
    { amount: 1990, fee: 59, source: server.chargeOf(other.reference) },
    { type: 'stripe_fee', amount: -70 },
  ]);
  const first = await read();
  expect(first.providers).toEqual([{ name: 'stripe', items: 3 }]);
  expect(first.findings).toMatchObject([{ kind: 'no_order', amount: 70, currency: 'EUR' }]);
  expect(await bookedOf(app, paid.order.id, ['fee', 'payout'])).toEqual([
    'fee clearing -59',
    'fee fees 59',
    'payout bank 1931',
    'payout clearing -1931',
  ]);
  await read();
  expect(await bookedOf(app, other.order.id)).toHaveLength(2);
  expect([await clearingOf(app, paid.order.id), await clearingOf(app, other.order.id)]).toEqual([0, 0]);
  expect(server.problems).toEqual([]);
});

test('a payment in another currency than the account’s is booked in its own currency', async () => {
  const { app, server } = harness;
  const { order, reference } = await placePaidOrder(harness);
  // 19.90 EUR are 21.89 USD in the account. Stripe's fee is 0.66 USD, which is 0.60 EUR.
  server.payOut(now(), [{ amount: 2189, fee: 66, currency: 'usd', exchange_rate: 1.1, source: server.chargeOf(reference) }]);
  await read();
  expect(await bookedOf(app, order.id)).toEqual(['payout bank 1930', 'payout clearing -1930']);
  expect(await clearingOf(app, order.id)).toBe(0);
});

test('a dispute and its fee are deducted from the bank account, and winning it restores the payment', async () => {
  const { app, server } = harness;
  const { order, reference } = await placePaidOrder(harness);
  const charge = server.chargeOf(reference);
  const payment = 'payment_intent' in charge ? charge.payment_intent : null;
  const source = { object: 'dispute', amount: 1990, currency: 'eur', payment_intent: payment };
  server.payOut(now(), [
    { amount: 1990, fee: 59, source: charge },
    { id: 'txn_lost', type: 'adjustment', amount: -1990, fee: 1500, source },
    { id: 'txn_won', type: 'adjustment', amount: 1990, fee: 0, source },
  ]);
  await read();
  expect(await bookedOf(app, order.id)).toEqual([
    'payout bank 1931',
    'payout clearing -1931',
    'payout bank -3490',
    'payout clearing 3490',
    'payout bank 1990',
    'payout clearing -1990',
  ]);
  // The webhook about it has not arrived yet.
  expect([await findingsOf(app, 'txn_lost'), await findingsOf(app, 'txn_won')]).toEqual([['other_amount'], ['other_amount']]);
});

test('a refund that the buyer’s bank returns is at the bank again, and the books hold once its webhook has arrived', async () => {
  const { app, server } = harness;
  const { buyer, order, reference } = await placePaidOrder(harness);
  await buyer.client.call(requestRefund, { body: { order: order.id, amount: 1990, client_id: randomUUID() } });
  const made = server.refunds.at(-1);
  if (!made) throw new Error('no refund was asked for');
  for (const webhook of server.endRefund(made.id, 'succeeded')) await deliver(harness, webhook);
  server.payOut(now(), [
    { amount: 1990, fee: 59, source: server.chargeOf(reference) },
    { id: 'txn_out', type: 'refund', amount: -1990, source: made },
    { id: 'txn_back', type: 'refund_failure', amount: 1990, source: made },
  ]);
  await read();
  expect(await findingsOf(app, 'txn_out')).toEqual([]);
  expect(await findingsOf(app, 'txn_back')).toEqual(['other_amount']);
  for (const webhook of server.endRefund(made.id, 'failed')) await deliver(harness, webhook);
  await read();
  expect(await findingsOf(app, 'txn_back')).toEqual([]);
  expect(await clearingOf(app, order.id)).toBe(0);
  expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
  await expectBooks(app);
});

test('a refund on Stripe’s own pages is reported', async () => {
  const { app, server } = harness;
  const { order, reference } = await placePaidOrder(harness);
  const charge = server.chargeOf(reference);
  const payment = 'payment_intent' in charge ? charge.payment_intent : null;
  const refund = { object: 'refund', amount: 500, currency: 'eur', payment_intent: payment, metadata: {} };
  server.payOut(now(), [{ id: 'txn_refund', type: 'refund', amount: -500, source: refund }]);
  await read();
  expect(await bookedOf(app, order.id)).toEqual(['payout bank -500', 'payout clearing 500']);
  expect(await findingsOf(app, 'txn_refund')).toEqual(['other_amount']);
});

describe('a manual payout', () => {
  const hour = 3600;
  /** A line of a payment that became available for payout an hour ago. */
  const lineOf = ({ reference }: { readonly reference: string }) => ({
    amount: 1990,
    fee: 59,
    source: harness.server.chargeOf(reference),
    available_on: Math.floor(now().getTime() / 1000) - hour,
  });
  // Each on a separate day, after an earlier payout.
  beforeEach(async () => {
    harness.server.payOut(now(), []);
    await advanceClock(harness.app, daySeconds);
  });

  // Regression: its payments became findings after 14 days, and each had to be accepted by hand.
  test('contains everything that became available since the previous payout, to the cent, and causes no finding', async () => {
    const { app, server } = harness;
    const [paid, other] = [await placePaidOrder(harness), await placePaidOrder(harness)];
    const id = server.payOutByHand(now(), 2 * 1931, [paid, other].map(lineOf));
    await read();
    await read();
    expect([await clearingOf(app, paid.order.id), await clearingOf(app, other.order.id)]).toEqual([0, 0]);
    expect(await bookedOf(app, paid.order.id)).toHaveLength(2);
    expect(await findingsOf(app, id)).toEqual([]);
    await advanceClock(app, 16 * daySeconds);
    expect(await findingsOf(app, String(paid.order.id))).toEqual([]);
  });

  test('of another sum is reported with the difference', async () => {
    const { app, server } = harness;
    const placed = await placePaidOrder(harness);
    const id = server.payOutByHand(now(), 1000, [lineOf(placed)]);
    const { findings } = await read();
    expect(findings.find(({ subject }) => subject === id)).toMatchObject({ kind: 'no_order', amount: 931, currency: 'EUR' });
    expect(await clearingOf(app, placed.order.id)).toBe(0);
    await expectBooks(app);
  });

  test('omits items that are not available yet, items of another payout, and other currencies', async () => {
    const { app, server } = harness;
    const placed = await Promise.all([1, 2, 3, 4].map(() => placePaidOrder(harness)));
    const [paid, held, had, foreign] = placed;
    if (!paid || !held || !had || !foreign) throw new Error('nothing was bought');
    const seconds = Math.floor(now().getTime() / 1000);
    const id = server.payOutByHand(now(), 1931, [
      lineOf(paid),
      { ...lineOf(held), available_on: seconds + 5 * daySeconds },
      { ...lineOf(had), available_on: seconds - 2 * daySeconds, created: seconds - 3 * daySeconds },
      { ...lineOf(foreign), currency: 'usd' },
    ]);
    await read();
    const clearing = await Promise.all(placed.map(({ order }) => clearingOf(app, order.id)));
    expect(clearing).toEqual([0, 1990, 1990, 1990]);
    expect(await findingsOf(app, id)).toEqual([]);
  });
});
