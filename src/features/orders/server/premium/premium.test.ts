import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dayIn } from '#platform/contract/time.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { advanceClock, openOrder, recordFrames, referenceOf, sendWebhook, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { openDaysOrder, sellDays } from '#tests/support/money/timed-premium.ts';
import { getInvoices } from '#features/invoices/contract/endpoints.ts';
import { getRefund, requestRefund } from '../../contract/endpoints.ts';
import { getPackages } from '#features/shop/contract/endpoints.ts';
import type { Order } from '../../contract/order.ts';
import { getPremium } from '../../contract/premium.ts';
import { beginAllDays } from './begin-all-days.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await sellDays(app, 30, 1000);
  await sellDays(app, 7, 333);
});
afterAll(() => app.close());

const dayLength = 24 * 3600;
const timeZone = 'Europe/Berlin';
const pay = (order: Order, kind: 'paid' | 'charged_back' | 'chargeback_reversed' = 'paid') =>
  sendWebhook(app, { reference: referenceOf(order), kind });

/**
 * Moves the clock to just after the next midnight of the site, then on by this many days, a day at a time. Days begin each night;
 * everything else that repeats follows in the last one.
 */
async function passDays(days: number): Promise<void> {
  const { clock, jobs } = app.platform;
  for (let n = 0; n < days; n += 1) {
    const today = dayIn(timeZone, clock.now());
    let hour = 3600;
    while (dayIn(timeZone, new Date(clock.now().getTime() + hour * 1000)) === today) hour += 3600;
    clock.advance(hour);
    await jobs.runNow('payments-premium-days');
  }
  await jobs.runAllNow();
}

async function buy(days: number, buyer?: BuiltMember) {
  const member = buyer ?? (await buildMember(app));
  const order = await openDaysOrder(member.client, days);
  await pay(order);
  return { buyer: member, order };
}

const timesOf = ({ id }: BuiltMember) =>
  app.platform.database.db.selectFrom('premium_periods').selectAll().where('user_id', '=', id).orderBy('order_id').execute();
const offerOf = async ({ client }: BuiltMember, { id }: Order) => (await client.call(getRefund, { query: { id } })).reply;
const giveBack = ({ client }: BuiltMember, { id }: Order, amount: number, clientId: string = randomUUID()) =>
  client.call(requestRefund, { body: { order: id, amount, client_id: clientId } });
const untilOf = async ({ client }: BuiltMember) => (await client.call(getPremium)).reply.until;
const earnedOf = async ({ id }: Order) => {
  const { db } = app.platform.database;
  const rows = await db.selectFrom('book_entries').select('amount').where('order_id', '=', id).where('account', '=', 'earned').execute();
  return rows.reduce((sum, { amount }) => sum - amount, 0);
};

describe('premium for some days', () => {
  test('is sold alongside the bundles, without a price per message', async () => {
    const { reply } = await (await buildMember(app)).client.call(getPackages);
    expect(reply.packages.filter(({ days }) => days > 0)).toMatchObject([
      { kind: 'premium', credits: 0, days: 30, per_message: null },
      { kind: 'premium', credits: 0, days: 7, per_message: null },
    ]);
  });

  test('lasts from the payment to the end of its last day, then ends by itself, and open tabs follow', async () => {
    const { buyer, order } = await buy(7);
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
    const [time] = await timesOf(buyer);
    const today = dayIn(timeZone, app.platform.clock.now());
    expect([time?.begun, await earnedOf(order)]).toEqual([0, 0]);
    expect(await untilOf(buyer)).toBe(dayIn('UTC', new Date(Date.parse(`${today}T12:00:00Z`) + 7 * dayLength * 1000)));
    await passDays(7);
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
    const frames = recordFrames(app, buyer);
    await passDays(1);
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: false });
    expect(frames).toContainEqual(expect.objectContaining({ type: 'credits', data: { credits: 0, paid_user: false } }));
    expect(await timesOf(buyer)).toMatchObject([{ begun: 7, taken: 0, ended_at: expect.any(Date) }]);
    // 333 with 19 % VAT.
    expect(await earnedOf(order)).toBe(280);
    expect(await untilOf(buyer)).toBeNull();
    await expectBooks(app);
  });

  test('bought again while it runs is added at its end', async () => {
    const { buyer } = await buy(7);
    await passDays(2);
    await buy(30, buyer);
    expect(await timesOf(buyer)).toMatchObject([
      { begun: 2, days: 7 },
      { begun: 0, days: 30 },
    ]);
    await passDays(35);
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
    expect(await timesOf(buyer)).toMatchObject([{ begun: 7 }, { begun: 30, ended_at: null }]);
    await passDays(1);
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: false });
    await expectBooks(app);
  });

  test('that ends does not end premium that came with credits', async () => {
    const { buyer } = await buy(7);
    await pay(await openOrder(buyer.client, 100));
    await passDays(9);
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
    expect(await timesOf(buyer)).toMatchObject([{ ended_at: expect.any(Date) }]);
  });

  test('begins a day once, however often and in parallel the job runs, and all missed days after a pause', async () => {
    const { buyer, order } = await buy(30);
    const { clock, live, log, database } = app.platform;
    clock.advance(5 * dayLength);
    const deps = { clock, live, log, db: database.db, sites: { byId: async () => ({ timeZone }) } };
    await Promise.all(Array.from({ length: 50 }, () => beginAllDays(deps)));
    expect(await timesOf(buyer)).toMatchObject([{ begun: 5 }]);
    // 840 without VAT, over 30 days.
    expect(await earnedOf(order)).toBe(140);
    await expectBooks(app);
  });

  test('paid by doubled webhooks 50 times in parallel is given once', async () => {
    const buyer = await buildMember(app);
    const order = await openDaysOrder(buyer.client, 7);
    await Promise.all(Array.from({ length: 50 }, () => pay(order)));
    expect(await timesOf(buyer)).toHaveLength(1);
    await expectBooks(app);
  });
});

describe('a refund of premium for some days', () => {
  test('in the same second as the payment pays everything back', async () => {
    const { buyer, order } = await buy(30);
    expect((await offerOf(buyer, order)).offer).toMatchObject({ credits: 0, days: { bought: 30, left: 30 }, amount: { amount: 1000 } });
    expect(await giveBack(buyer, order, 1000)).toMatchObject({ status: 200, reply: { refund: { credits: 0, days: 30 } } });
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: false });
    await expectBooks(app);
    await advanceClock(app, 120);
    expect(await offerOf(buyer, order)).toMatchObject({ offer: null, refunds: [{ state: 'done' }] });
    const { invoices } = (await buyer.client.call(getInvoices)).reply;
    expect(invoices.map(({ total }) => total.amount).toSorted((a, b) => a - b)).toEqual([-1000, 1000]);
    await expectBooks(app);
  });

  test('is calculated by the day to the cent, ends premium at once, and is not offered on the last day', async () => {
    const { buyer, order } = await buy(7);
    await passDays(3);
    expect((await offerOf(buyer, order)).offer).toMatchObject({ days: { bought: 7, left: 4 }, amount: { amount: 190 } });
    expect(await giveBack(buyer, order, 333)).toMatchObject({ status: 409, reply: { error: { code: 'refund_changed' } } });
    expect((await giveBack(buyer, order, 190)).status).toBe(200);
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: false });
    await passDays(2);
    expect(await earnedOf(order)).toBe(120);
    await expectBooks(app);

    const last = await buy(7);
    await passDays(6);
    expect((await offerOf(last.buyer, last.order)).offer).toMatchObject({ days: { left: 1 }, amount: { amount: 48 } });
    await passDays(1);
    expect((await offerOf(last.buyer, last.order)).offer).toBeNull();
    expect(await giveBack(last.buyer, last.order, 48)).toMatchObject({ status: 409 });
    await passDays(1);
    expect((await offerOf(last.buyer, last.order)).offer).toBeNull();
  });

  test('is refused after the refund period, which no site sets below 14 days', async () => {
    const { buyer, order } = await buy(30);
    await passDays(7);
    expect((await offerOf(buyer, order)).offer).toMatchObject({ days: { left: 23 } });
    await passDays(7);
    expect((await offerOf(buyer, order)).offer).toMatchObject({ days: { left: 16 } });
    // Up to four days until a working day, and four days of grace.
    await passDays(8);
    expect((await offerOf(buyer, order)).offer).toBeNull();
  });

  test('asked for 50 times in parallel pays back once, and somebody else’s is not found', async () => {
    const { buyer, order } = await buy(30);
    const responses = await Promise.all(Array.from({ length: 50 }, () => giveBack(buyer, order, 1000)));
    // More than 30 in a minute exceed the request limit.
    expect(responses.map(({ status }) => status).filter((status) => status !== 409 && status !== 429)).toEqual([200]);
    expect(await giveBack(await buildMember(app), order, 1000)).toMatchObject({ status: 404 });
    await expectBooks(app);
  });

  test('of the current time moves the next one forward', async () => {
    const { buyer, order } = await buy(7);
    const second = await buy(30, buyer);
    await passDays(1);
    expect((await offerOf(buyer, second.order)).offer).toMatchObject({ days: { left: 30 }, amount: { amount: 1000 } });
    await giveBack(buyer, order, 285);
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
    await passDays(1);
    expect(await timesOf(buyer)).toMatchObject([
      { begun: 1, taken: 6 },
      { begun: 1, taken: 0 },
    ]);
    await expectBooks(app);
  });

  test('that fails gives the days back', async () => {
    const { buyer, order } = await buy(7);
    await passDays(2);
    const { reply } = await giveBack(buyer, order, 238);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'refund_failed', details: { refund: reply.refund.id } });
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
    await passDays(5);
    expect(await timesOf(buyer)).toMatchObject([{ begun: 7, taken: 0 }]);
    expect(await earnedOf(order)).toBe(280);
    await expectBooks(app);
  });
});

describe('a chargeback of premium for some days', () => {
  test('ends it, creates a debt for the used days, and its reversal gives the days back', async () => {
    const { buyer, order } = await buy(7);
    await passDays(3);
    await pay(order, 'charged_back');
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: false });
    expect(await timesOf(buyer)).toMatchObject([{ begun: 3, taken: 4, ended_at: expect.any(Date) }]);
    const { db } = app.platform.database;
    const owed = await db.selectFrom('chargebacks').select('receivable').where('order_id', '=', order.id).execute();
    expect(owed).toEqual([{ receivable: 143 }]);
    await expectBooks(app);
    await passDays(4);
    expect(await earnedOf(order)).toBe(120);
    await pay(order, 'chargeback_reversed');
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
    await passDays(5);
    expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: false });
    expect(await earnedOf(order)).toBe(280);
    await expectBooks(app);
  });
});

test('days follow the site’s calendar, also when the clocks change', async () => {
  // Across the end of March, when one night in Berlin is 23 hours long.
  const now = app.platform.clock.now();
  const year = now.getUTCFullYear() + (now.getUTCMonth() < 2 ? 0 : 1);
  const moveTo = (at: number) => advanceClock(app, Math.round((at - app.platform.clock.now().getTime()) / 1000));
  await moveTo(Date.UTC(year, 2, 26, 12));
  const { buyer, order } = await buy(7);
  expect(await untilOf(buyer)).toBe(`${year}-04-02`);
  await moveTo(Date.UTC(year, 3, 2, 21, 59));
  expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: true });
  await advanceClock(app, 90);
  expect(await memberBalanceOf(app, buyer)).toMatchObject({ paid_user: false });
  expect(await earnedOf(order)).toBe(280);
  await expectBooks(app);
});
