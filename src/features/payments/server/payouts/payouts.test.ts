import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { moveClock, textOf } from '#tests/support/accounts.ts';
import { expectBooks } from '#tests/support/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import { advanceClock, decide, openOrder, referenceOf, sendWebhook } from '#tests/support/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addDays, type Day, dayIn } from '#platform/contract/time.ts';
import { requestRefund } from '../../contract/endpoints.ts';
import { checkBooks } from '../books/check-books.ts';
import type { PaymentProvider, SettledItem } from '../providers/provider.ts';
import { settlementDay } from '../providers/sandbox/decisions.ts';
import { listSettlements } from '../providers/sandbox/sandbox-repo.ts';
import { reconcileDay, reconcilePayouts } from './reconcile-payouts.ts';

const daySeconds = 24 * 3600;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ PAYMENT_PROVIDERS: 'sandbox' });
  // Far from midnight: an hour later is the same day.
  await moveClock(app, `${addDays(dayIn('UTC', app.platform.clock.now()), 1)}T12:00:00Z`);
});
afterAll(async () => {
  await expectBooks(app);
  await app.close();
});

/** 19.90 EUR by the sandbox's page. */
async function buy() {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  await decide(app, order, 'paid');
  return { buyer, order };
}

/** What is booked for an order between the provider and the bank: account and amount of each entry, in the order of booking. */
async function bookedOf(order: number, kinds: readonly string[] = ['payout']): Promise<string[]> {
  const rows = await app.platform.database.db
    .selectFrom('book_entries as e')
    .innerJoin('book_transactions as t', 't.id', 'e.transaction_id')
    .select(['t.kind', 'e.account', 'e.amount'])
    .where('t.order_id', '=', order)
    .where('t.kind', 'in', kinds)
    .orderBy('t.id')
    .orderBy('e.account')
    .execute();
  return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
}

/** What is left of an order at the provider. */
async function clearingOf(order: number): Promise<number> {
  const entries = app.platform.database.db.selectFrom('book_entries').select('amount').where('order_id', '=', order);
  return (await entries.where('account', '=', 'clearing').execute()).reduce((sum, { amount }) => sum + amount, 0);
}

async function findingsOf(subject: string): Promise<string[]> {
  const findings = app.platform.database.db.selectFrom('payout_findings').select('kind').where('subject', '=', subject);
  return (await findings.where('resolved_at', 'is', null).execute()).map(({ kind }) => kind);
}

/** Two nights: until the report of the day after today is there and read. */
const untilSettled = () => advanceClock(app, 2 * daySeconds);

const settledTomorrow = () => listSettlements(app.platform.database.db, settlementDay(app.platform.clock.now()));

async function itemOf(reference: string, kind: SettledItem['kind']): Promise<string> {
  const rows = app.platform.database.db.selectFrom('settled_items').select('item').where('reference', '=', reference);
  return (await rows.where('kind', '=', kind).executeTakeFirstOrThrow()).item;
}

describe('what the sandbox pays out', () => {
  test('is at the bank two days after the payment, without the fee that nobody had told before, and once', async () => {
    const { order } = await buy();
    expect((await settledTomorrow()).at(-1)).toMatchObject({ reference: referenceOf(order), kind: 'paid', amount: 1990, fee: 40 });
    await advanceClock(app, 3600);
    expect(await bookedOf(order.id)).toEqual([]);
    await untilSettled();
    expect(await bookedOf(order.id, ['fee', 'payout'])).toEqual([
      'fee clearing -40',
      'fee fees 40',
      'payout bank 1950',
      'payout clearing -1950',
    ]);
    for (const days of [1, 1, 3]) await advanceClock(app, days * daySeconds);
    expect(await bookedOf(order.id)).toHaveLength(2);
    expect(await clearingOf(order.id)).toBe(0);
    await expectBooks(app);
  });

  test('takes no fee twice, whether its news comes before the report or after it', async () => {
    const [early, late] = [await buy(), await buy()];
    const tell = ({ order }: typeof early) => sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details: { fee: 40 } });
    await tell(early);
    await untilSettled();
    await tell(late);
    for (const { order } of [early, late]) {
      expect(await clearingOf(order.id)).toBe(0);
      expect((await bookedOf(order.id, ['fee'])).toSorted()).toEqual(['fee clearing -40', 'fee fees 40']);
    }
  });

  test('books what it kept beyond the fee that was told', async () => {
    const { order } = await buy();
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details: { fee: 35 } });
    await untilSettled();
    expect(await bookedOf(order.id)).toEqual(['payout bank 1950', 'payout clearing -1955', 'payout fees 5']);
    expect(await clearingOf(order.id)).toBe(0);
  });

  test('is booked once when several processes read it at the same time', async () => {
    const { order } = await buy();
    const day = settlementDay(app.platform.clock.now());
    const { db } = app.platform.database;
    const reported = await settledTomorrow();
    const results = await Promise.all(Array.from({ length: 6 }, () => reconcileDay(depsWith(reported), day)));
    expect(results.map(({ providers }) => providers)).toEqual(results.map(() => [{ name: 'sandbox', items: reported.length }]));
    expect(await bookedOf(order.id)).toHaveLength(2);
    expect(await db.selectFrom('settled_items').select('item').where('order_id', '=', order.id).execute()).toHaveLength(1);
    await expectBooks(app);
  });

  test('takes a refund of an earlier day from the bank', async () => {
    const { buyer, order } = await buy();
    await untilSettled();
    await buyer.client.call(requestRefund, { body: { order: order.id, amount: 1990, client_id: randomUUID() } });
    await untilSettled();
    expect((await bookedOf(order.id)).slice(2)).toEqual(['payout bank -1990', 'payout clearing 1990']);
    expect(await findingsOf(await itemOf(referenceOf(order), 'refunded'))).toEqual([]);
    expect(await clearingOf(order.id)).toBe(0);
  });

  test('takes a chargeback and its fee from the bank, and brings the payment again without the fee', async () => {
    const { order } = await buy();
    await untilSettled();
    await decide(app, order, 'charged_back');
    // Regression: the fee that comes with a chargeback was in no book.
    expect((await bookedOf(order.id, ['fee'])).slice(2)).toEqual(['fee clearing -1500', 'fee fees 1500']);
    await untilSettled();
    expect((await bookedOf(order.id)).slice(2)).toEqual(['payout bank -3490', 'payout clearing 3490']);
    expect(await clearingOf(order.id)).toBe(0);
    await decide(app, order, 'reversed');
    await untilSettled();
    expect((await bookedOf(order.id)).slice(4)).toEqual(['payout bank 1990', 'payout clearing -1990']);
    expect(await clearingOf(order.id)).toBe(0);
    await expectBooks(app);
  });

  test('is at the bank in the journal and for DATEV', async () => {
    const { order } = await buy();
    await untilSettled();
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

/** Dependencies whose only provider reports just this. */
function depsWith(items: readonly SettledItem[] | Error): Parameters<typeof reconcileDay>[0] {
  const { database, clock, log } = app.platform;
  const provider: PaymentProvider = {
    name: 'sandbox',
    offers: () => [],
    create: async () => Promise.reject(new Error('not asked')),
    refund: async () => {},
    verify: async () => null,
    lookup: async () => null,
    async *payouts() {
      if (items instanceof Error) throw items;
      yield* items;
    },
  };
  return { db: database.db, clock, log, providers: [provider] };
}

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
    const first = await reconcileDay(depsWith(items), today);
    expect(first.findings.map(({ subject }) => subject)).toEqual(expect.arrayContaining([known, unknown]));
    expect(await bookedOf(order.id)).toEqual([]);
    await expectBooks(app);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    await advanceClock(app, daySeconds);
    expect(await bookedOf(order.id)).toEqual(['payout bank 1990', 'payout clearing -1990']);
    expect([await findingsOf(known ?? ''), await findingsOf(unknown ?? '')]).toEqual([[], ['no_order']]);
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
    await reconcileDay(depsWith(items), today);
    expect(await Promise.all(items.map(({ id }) => findingsOf(id)))).toEqual([['other_amount'], [], ['other_amount'], ['no_order']]);
    expect(await bookedOf(sold[2]?.order.id ?? 0)).toEqual([]);
    expect(await bookedOf(sold[0]?.order.id ?? 0)).toEqual(['payout bank 1890', 'payout clearing -1890']);
    await expectBooks(app);
  });

  test('has a refund that was made on the provider’s own pages', async () => {
    const { order } = await buy();
    await decide(app, order, 'refunded');
    await untilSettled();
    expect(await findingsOf(await itemOf(referenceOf(order), 'refunded'))).toEqual(['other_amount']);
    await expectBooks(app);
  });

  test('does not change an item that was read before', async () => {
    const { order } = await sell();
    const item = settled({ reference: referenceOf(order) });
    await reconcileDay(depsWith([item]), today);
    await reconcileDay(depsWith([{ ...item, amount: 1, kind: 'refunded' }]), addDays(today, 1));
    expect(await bookedOf(order.id)).toEqual(['payout bank 1990', 'payout clearing -1990']);
  });

  test('has no item of an order after 14 days, until a late one comes', async () => {
    const { order } = await sell();
    await advanceClock(app, 13 * daySeconds);
    expect(await findingsOf(String(order.id))).toEqual([]);
    await advanceClock(app, 2 * daySeconds);
    expect(await findingsOf(String(order.id))).toEqual(['not_settled']);
    await reconcileDay(depsWith([settled({ reference: null, order: order.id })]), today);
    expect(await findingsOf(String(order.id))).toEqual([]);
    expect(await clearingOf(order.id)).toBe(0);
  });

  test('comes with an item that was late, which is booked the next day', async () => {
    const { order } = await buy();
    await untilSettled();
    const { db } = app.platform.database;
    // Into a day that was read already.
    const late = { reference: referenceOf(order), kind: 'refunded', amount: 5, fee: 0, settled_on: addDays(today, 1) };
    await db.insertInto('sandbox_settlements').values(late).execute();
    await advanceClock(app, 3600);
    expect(await bookedOf(order.id)).toHaveLength(2);
    await advanceClock(app, daySeconds);
    expect((await bookedOf(order.id)).slice(2)).toEqual(['payout bank -5', 'payout clearing 5']);
  });

  test('cannot be read: the day is read again an hour later', async () => {
    await advanceClock(app, 3600);
    const { db } = app.platform.database;
    const lastDay = async () => (await db.selectFrom('payout_days').select('day').orderBy('day', 'desc').executeTakeFirst())?.day;
    const before = await lastDay();
    const report = await reconcileDay(depsWith(new Error('503')), today);
    expect(report.providers).toEqual([{ name: 'sandbox', items: null }]);
    await db
      .deleteFrom('payout_days')
      .where('day', '=', before ?? '')
      .execute();
    await reconcilePayouts(depsWith(new Error('503')));
    expect(await lastDay()).not.toBe(before);
    await reconcilePayouts(depsWith([]));
    expect(await lastDay()).toBe(before);
  });
});

test('the check of the books names the provider whose bank account or clearing is not what its items say', async () => {
  const { db } = app.platform.database;
  const item = { provider: 'sandbox', item: 'never-booked', day: '2020-01-01', kind: 'paid', amount: 700, fee: 0, currency: 'EUR' };
  await db
    .insertInto('settled_items')
    .values({ ...item, order_id: 1, booked_at: new Date() })
    .execute();
  const wrong = (await checkBooks(db)).filter(({ deviations }) => deviations.length > 0);
  expect(wrong).toEqual([
    { equation: 'clearing of each provider = booked − settled', deviations: [{ subject: 'sandbox EUR', difference: 700 }] },
    { equation: 'bank = settled items', deviations: [{ subject: 'sandbox EUR', difference: -700 }] },
  ]);
  await db.deleteFrom('settled_items').where('item', '=', 'never-booked').execute();
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
