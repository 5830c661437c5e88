import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '#tests/support/money/accounts.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import {
  bookedOf,
  buy,
  clearingOf,
  daySeconds,
  findingsOf,
  itemOf,
  reporting,
  startAtNoon,
  untilSettled,
} from '#tests/support/money/payouts.ts';
import { advanceClock, decide, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addDays, dayIn } from '#platform/contract/time.ts';
import { requestRefund } from '#features/orders/contract/endpoints.ts';
import { settlementDay } from '#features/payment-providers/server/sandbox/decisions.ts';
import { listSettlements } from '#features/payment-providers/server/sandbox/sandbox-repo.ts';
import { reconcileDay } from '#features/accounting/server/payouts/reconcile-payouts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ PAYMENT_PROVIDERS: 'sandbox' });
  await startAtNoon(app);
});
afterAll(async () => {
  await expectBooks(app);
  await app.close();
});

const settledTomorrow = () => listSettlements(app.platform.database.db, settlementDay(app.platform.clock.now()));

describe('what the sandbox pays out', () => {
  test('is at the bank two days after the payment, without the fee that nobody had told before, and once', async () => {
    const { order } = await buy(app);
    expect((await settledTomorrow()).at(-1)).toMatchObject({ reference: referenceOf(order), kind: 'paid', amount: 1990, fee: 40 });
    await advanceClock(app, 3600);
    expect(await bookedOf(app, order.id)).toEqual([]);
    await untilSettled(app);
    expect(await bookedOf(app, order.id, ['fee', 'payout'])).toEqual([
      'fee clearing -40',
      'fee fees 40',
      'payout bank 1950',
      'payout clearing -1950',
    ]);
    for (const days of [1, 1, 3]) await advanceClock(app, days * daySeconds);
    expect(await bookedOf(app, order.id)).toHaveLength(2);
    expect(await clearingOf(app, order.id)).toBe(0);
    await expectBooks(app);
  });

  test('takes no fee twice, whether its news comes before the report or after it', async () => {
    const [early, late] = [await buy(app), await buy(app)];
    const sendPaid = ({ order }: typeof early) => sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details: { fee: 40 } });
    await sendPaid(early);
    await untilSettled(app);
    await sendPaid(late);
    for (const { order } of [early, late]) {
      expect(await clearingOf(app, order.id)).toBe(0);
      expect((await bookedOf(app, order.id, ['fee'])).toSorted()).toEqual(['fee clearing -40', 'fee fees 40']);
    }
  });

  test('books what it kept beyond the fee that was told', async () => {
    const { order } = await buy(app);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details: { fee: 35 } });
    await untilSettled(app);
    expect(await bookedOf(app, order.id)).toEqual(['payout bank 1950', 'payout clearing -1955', 'payout fees 5']);
    expect(await clearingOf(app, order.id)).toBe(0);
  });

  test('is booked once when several processes read it at the same time', async () => {
    const { order } = await buy(app);
    const day = settlementDay(app.platform.clock.now());
    const { db } = app.platform.database;
    const reported = await settledTomorrow();
    const results = await Promise.all(Array.from({ length: 6 }, () => reconcileDay(reporting(app, reported), day)));
    expect(results.map(({ providers }) => providers)).toEqual(results.map(() => [{ name: 'sandbox', items: reported.length }]));
    expect(await bookedOf(app, order.id)).toHaveLength(2);
    expect(await db.selectFrom('settled_items').select('item').where('order_id', '=', order.id).execute()).toHaveLength(1);
    await expectBooks(app);
  });

  test('takes a refund of an earlier day from the bank', async () => {
    const { buyer, order } = await buy(app);
    await untilSettled(app);
    await buyer.client.call(requestRefund, { body: { order: order.id, amount: 1990, client_id: randomUUID() } });
    await untilSettled(app);
    expect((await bookedOf(app, order.id)).slice(2)).toEqual(['payout bank -1990', 'payout clearing 1990']);
    expect(await findingsOf(app, await itemOf(app, referenceOf(order), 'refunded'))).toEqual([]);
    expect(await clearingOf(app, order.id)).toBe(0);
  });

  test('takes a chargeback and its fee from the bank, and brings the payment again without the fee', async () => {
    const { order } = await buy(app);
    await untilSettled(app);
    await decide(app, order, 'charged_back');
    // Regression: the fee of a chargeback was not booked.
    expect((await bookedOf(app, order.id, ['fee'])).slice(2)).toEqual(['fee clearing -1500', 'fee fees 1500']);
    await untilSettled(app);
    expect((await bookedOf(app, order.id)).slice(2)).toEqual(['payout bank -3490', 'payout clearing 3490']);
    expect(await clearingOf(app, order.id)).toBe(0);
    await decide(app, order, 'reversed');
    await untilSettled(app);
    expect((await bookedOf(app, order.id)).slice(4)).toEqual(['payout bank 1990', 'payout clearing -1990']);
    expect(await clearingOf(app, order.id)).toBe(0);
    await expectBooks(app);
  });

  test('is at the bank in the journal and for DATEV', async () => {
    const { order } = await buy(app);
    await untilSettled(app);
    const day = dayIn('Europe/Berlin', app.platform.clock.now());
    await advanceClock(app, daySeconds);
    const asked = { company: '1', from: day, to: day, currency: 'EUR' };
    expect(await textOf(await app.features.accounting.journal(asked))).toMatch(
      new RegExp(`,${day},payout,bank,${order.id},sandbox,DE,19,[^,]*,EUR,19.50,\r\n`),
    );
    const more = { rates: undefined, accounts: undefined, consultant: undefined, client: undefined, fiscalYear: undefined };
    const datev = await textOf(await app.features.accounting.datev({ ...asked, ...more }));
    expect(datev).toMatch(new RegExp(`19,50;"S";"EUR";;;;1200;1360;.*"Auszahlung, Bestellung ${order.id}"`));
  });
});

describe('a day to reconcile', () => {
  test('must be a day that is over', async () => {
    const { accounting } = app.features;
    const today = dayIn('UTC', app.platform.clock.now());
    expect(await accounting.reconcile('2026-02-30')).toMatchObject({ ok: false, code: 'day_invalid' });
    expect(await accounting.reconcile('yesterday')).toMatchObject({ ok: false, code: 'day_invalid' });
    expect(await accounting.reconcile(today)).toMatchObject({ ok: false, code: 'period_not_over' });
    expect(await accounting.reconcile(undefined)).toMatchObject({ ok: true, value: { day: addDays(today, -1) } });
  });
});
