import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
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
import { advanceClock, openOrder, referenceOf, sendDecision, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addDays, type Day, dayIn } from '#platform/contract/time.ts';
import type { SettledItem } from '#features/payment-providers/server/index.ts';
import { reconcileDay, reconcilePayouts } from './reconcile-payouts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ PAYMENT_PROVIDERS: 'sandbox' });
  await startAtNoon(app);
});
afterAll(async () => {
  await expectBooks(app);
  await app.close();
});

describe('a report that differs from the books', () => {
  let today: Day;
  beforeEach(() => {
    today = dayIn('UTC', app.platform.clock.now());
  });
  const settled = (more: Partial<SettledItem>): SettledItem => ({
    id: randomUUID(),
    reference: null,
    kind: 'paid',
    amount: 1990,
    fee: 0,
    currency: 'EUR',
    ...more,
  });
  /** Paid by a webhook alone, so that the sandbox does not settle it. */
  async function sell() {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    return { buyer, order };
  }

  test('has an item of an unknown payment, which is not booked and closes when the order is known', async () => {
    const buyer = await buildMember(app);
    const order = await openOrder(buyer.client);
    const items = [settled({ reference: referenceOf(order) }), settled({ reference: 'of-another-shop' })];
    const [known, unknown] = items.map(({ id }) => id);
    const first = await reconcileDay(reporting(app, items), today);
    expect(first.findings.map(({ subject }) => subject)).toEqual(expect.arrayContaining([known, unknown]));
    expect(await bookedOf(app, order.id)).toEqual([]);
    await expectBooks(app);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    await advanceClock(app, daySeconds);
    expect(await bookedOf(app, order.id)).toEqual(['payout bank 1990', 'payout clearing -1990']);
    expect([await findingsOf(app, known ?? ''), await findingsOf(app, unknown ?? '')]).toEqual([[], ['no_order']]);
  });

  test('has another amount, an item twice under two numbers, or another currency, which is not booked', async () => {
    const sold = await Promise.all([sell(), sell(), sell()]);
    const [less, twice, other] = sold.map(({ order }) => referenceOf(order));
    const items = [
      settled({ reference: less ?? null, amount: 1890 }),
      settled({ reference: twice ?? null, id: `a${randomUUID()}` }),
      settled({ reference: twice ?? null, id: `b${randomUUID()}` }),
      settled({ reference: other ?? null, currency: 'CHF' }),
    ];
    await reconcileDay(reporting(app, items), today);
    expect(await Promise.all(items.map(({ id }) => findingsOf(app, id)))).toEqual([['other_amount'], [], ['other_amount'], ['no_order']]);
    expect(await bookedOf(app, sold[2]?.order.id ?? 0)).toEqual([]);
    expect(await bookedOf(app, sold[0]?.order.id ?? 0)).toEqual(['payout bank 1890', 'payout clearing -1890']);
    await expectBooks(app);
  });

  test('has a refund that was made on the provider’s own pages, without an event', async () => {
    const { order } = await buy(app);
    await sendDecision(app, referenceOf(order), { outcome: 'refunded', delivery: 'lost' });
    await untilSettled(app);
    expect(await findingsOf(app, await itemOf(app, referenceOf(order), 'refunded'))).toEqual(['other_amount']);
    await expectBooks(app);
  });

  test('does not change an item that was read earlier', async () => {
    const { order } = await sell();
    const item = settled({ reference: referenceOf(order) });
    await reconcileDay(reporting(app, [item]), today);
    await reconcileDay(reporting(app, [{ ...item, amount: 1, kind: 'refunded' }]), addDays(today, 1));
    expect(await bookedOf(app, order.id)).toEqual(['payout bank 1990', 'payout clearing -1990']);
  });

  test('has no item of an order after 14 days, until a late one comes', async () => {
    const { order } = await sell();
    await advanceClock(app, 13 * daySeconds);
    expect(await findingsOf(app, String(order.id))).toEqual([]);
    await advanceClock(app, 2 * daySeconds);
    expect(await findingsOf(app, String(order.id))).toEqual(['not_settled']);
    await reconcileDay(reporting(app, [settled({ reference: null, order: order.id })]), today);
    expect(await findingsOf(app, String(order.id))).toEqual([]);
    expect(await clearingOf(app, order.id)).toBe(0);
  });

  test('is not reported again once accepted, and is booked as if the report had listed it', async () => {
    const { accounting } = app.features;
    const [byHand, unknown] = [await sell(), settled({ reference: 'of-another-shop' })];
    await reconcileDay(reporting(app, [unknown]), today);
    await advanceClock(app, 15 * daySeconds);
    const names = [`E-${byHand.order.id}`, unknown.id];
    expect([await findingsOf(app, String(byHand.order.id)), await findingsOf(app, unknown.id)]).toEqual([['not_settled'], ['no_order']]);
    for (const wrong of [String(byHand.order.id), 'E-999999', `E-${'9'.repeat(40)}`, '', "'; --"])
      expect(await accounting.accept(wrong)).toBe(false);
    await Promise.all(names.flatMap((name) => [1, 2, 3].map(async () => expect(await accounting.accept(name)).toBe(true))));
    expect(await bookedOf(app, byHand.order.id)).toEqual(['payout bank 1990', 'payout clearing -1990']);
    expect(await clearingOf(app, byHand.order.id)).toBe(0);
    await advanceClock(app, 2 * daySeconds);
    const { findings } = await reconcileDay(reporting(app, [unknown]), today);
    expect(findings.filter(({ subject }) => [String(byHand.order.id), unknown.id].includes(subject))).toEqual([]);
    await expectBooks(app);
    // A later report that contains it means that the money is at the bank twice.
    await reconcileDay(reporting(app, [settled({ reference: referenceOf(byHand.order) })]), today);
    expect(await findingsOf(app, `by-hand:${byHand.order.id}`)).toEqual(['other_amount']);
    await expectBooks(app);
  });

  test('has a late item, which is booked the next day', async () => {
    const { order } = await buy(app);
    await untilSettled(app);
    const { db } = app.platform.database;
    // Belongs to a day that was read already.
    const late = { reference: referenceOf(order), kind: 'refunded', amount: 5, fee: 0, settled_on: addDays(today, 1) };
    await db.insertInto('sandbox_settlements').values(late).execute();
    await advanceClock(app, 3600);
    expect(await bookedOf(app, order.id)).toHaveLength(2);
    await advanceClock(app, daySeconds);
    expect((await bookedOf(app, order.id)).slice(2)).toEqual(['payout bank -5', 'payout clearing 5']);
  });

  test('that cannot be read is read again an hour later', async () => {
    await advanceClock(app, 3600);
    const { db } = app.platform.database;
    const lastDay = async () => (await db.selectFrom('payout_days').select('day').orderBy('day', 'desc').executeTakeFirst())?.day;
    const before = await lastDay();
    const report = await reconcileDay(reporting(app, new Error('503')), today);
    expect(report.providers).toEqual([{ name: 'sandbox', items: null }]);
    await db
      .deleteFrom('payout_days')
      .where('day', '=', before ?? '')
      .execute();
    await reconcilePayouts(reporting(app, new Error('503')));
    expect(await lastDay()).not.toBe(before);
    await reconcilePayouts(reporting(app, []));
    expect(await lastDay()).toBe(before);
  });
});
