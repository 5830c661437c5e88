import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { buildCode, orderWith } from '#tests/support/money/discounts.ts';
import { advanceClock, decide, openOrder, packageOf, referenceOf, sendWebhook, stateOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createOrder, getOrder, getTransactions } from '../../contract/endpoints.ts';
import { startConsentVersion } from '../../contract/terms.ts';

let app: TestApp;
let buyer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp();
  buyer = await buildMember(app, { signup_date: new Date(0) });
});
afterAll(() => app.close());

const signedUpAgo = (seconds: number) => buildMember(app, { signup_date: new Date(app.platform.clock.now().getTime() - seconds * 1000) });
const refusalOf = async (client: BuiltMember['client'], ...order: [code: string, credits?: number, method?: 'paypal' | 'card']) => {
  const { status, error } = await orderWith(client, ...order);
  return [status, error];
};

describe('an order with a code', () => {
  test('stores code, percentage and list price, and costs the rest, to the cent', async () => {
    const { client, id } = await signedUpAgo(60);
    const { reply } = await orderWith(client, ' timebonus25 ');
    expect(reply.order).toMatchObject({
      state: 'loading',
      total: { amount: 1492, currency: 'EUR' },
      discount: { code: 'TIMEBONUS25', percentage: 25, list_price: { amount: 1990, currency: 'EUR' } },
      vat: { rate: 19, amount: 238 },
    });
    expect((await client.call(getOrder, { query: { id: reply.order.id } })).reply.order).toEqual(reply.order);
    expect((await client.call(getTransactions)).reply.orders).toEqual([reply.order]);
    const { db } = app.platform.database;
    const asked = await db.selectFrom('sandbox_payments').select(['amount', 'currency']).where('order_id', '=', reply.order.id).execute();
    expect(asked).toEqual([{ amount: 1492, currency: 'EUR' }]);
    const stored = await db.selectFrom('orders').select(['amount', 'list_amount']).where('user_id', '=', id).execute();
    expect(stored).toEqual([{ amount: 1492, list_amount: 1990 }]);
  });

  test.each([
    [40, 'EUR', 'DE', 742],
    [250, 'EUR', 'DE', 2992],
    [100, 'SEK', 'SE', 17_175],
    [100, 'ISK', 'IS', 2242],
    // Regression: half a minor unit rounded up, so that less than 25 percent was taken off.
  ])('of %d credits in %s costs 75 percent with the welcome code, rounded down', async (credits, currency, country, amount) => {
    const { client } = await buildMember(app, { country });
    const { reply } = await orderWith(client, 'TIMEBONUS25', credits, 'card');
    expect(reply.order.total).toEqual({ amount, currency });
  });

  test('without one has no discount', async () => {
    expect(await openOrder(buyer.client)).toMatchObject({ discount: null, total: { amount: 1990 } });
  });

  test('is created once per client_id, however many parallel calls ask for it', async () => {
    const { client } = await signedUpAgo(60);
    const body = {
      package: await packageOf(client, 100),
      method: 'paypal',
      client_id: randomUUID(),
      code: 'TIMEBONUS25',
      start_consent: startConsentVersion,
    } as const;
    const responses = await Promise.all(Array.from({ length: 20 }, () => client.call(createOrder, { body })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ reply }) => JSON.stringify(reply.order))).size).toBe(1);
    expect((await client.call(createOrder, { body })).reply.order).toEqual(responses[0]?.reply.order);
  });

  test('is refused when the code has a wrong type', async () => {
    const body = {
      package: await packageOf(buyer.client, 40),
      method: 'paypal',
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    };
    for (const code of ['', null, 25, ['TIMEBONUS25'], { code: 'TIMEBONUS25' }, 'A'.repeat(5000)]) {
      const { status } = await buyer.client.raw('POST', '/api/order.php', { ...body, code });
      expect([JSON.stringify(code).slice(0, 30), status]).toEqual([JSON.stringify(code).slice(0, 30), 400]);
    }
  });
});

describe('a code that gives no discount is refused with its reason, and nothing is ordered', () => {
  test('when it is unknown', async () => {
    expect(await refusalOf(buyer.client, 'LIEBE50')).toEqual([404, { code: 'discount_not_found', params: { code: 'LIEBE50' } }]);
  });

  test('when the package costs less than its minimum', async () => {
    const code = await buildCode(app, { minimum: 1991, currency: 'EUR' });
    const params = { code, minimum: 1991, price: 1990, currency: 'EUR' };
    expect(await refusalOf(buyer.client, code)).toEqual([400, { code: 'discount_minimum', params }]);
    expect((await orderWith(buyer.client, code, 250)).reply.order.total.amount).toBe(3591);
    const exact = await buildCode(app, { minimum: 1990, currency: 'EUR' });
    expect((await orderWith(buyer.client, exact)).status).toBe(200);
  });

  test('when it is for another country or currency', async () => {
    const code = await buildCode(app, { country: 'AT' });
    expect(await refusalOf(buyer.client, code)).toEqual([400, { code: 'discount_country', params: { code, country: 'AT' } }]);
    const austrian = await buildMember(app, { country: 'AT' });
    expect((await orderWith(austrian.client, code)).status).toBe(200);
    const kronor = await buildCode(app, { currency: 'SEK' });
    expect(await refusalOf(buyer.client, kronor)).toEqual([400, { code: 'discount_currency', params: { code: kronor, currency: 'SEK' } }]);
  });

  test('when it is for other methods', async () => {
    const code = await buildCode(app, { methods: ['card', 'apple_pay'] });
    expect(await refusalOf(buyer.client, code)).toEqual([400, { code: 'discount_method', params: { code, methods: 'card,apple_pay' } }]);
    expect((await orderWith(buyer.client, code, 100, 'card')).status).toBe(200);
  });

  test('when it belongs to another member', async () => {
    const code = await buildCode(app, { user: (await buildMember(app)).id });
    expect(await refusalOf(buyer.client, code)).toEqual([400, { code: 'discount_owner', params: { code } }]);
  });

  test('when it is over, or switched off', async () => {
    const expires = app.platform.clock.now();
    const code = await buildCode(app, { expires });
    expect(await refusalOf(buyer.client, code)).toEqual([410, { code: 'discount_expired', params: { code, at: expires.toISOString() } }]);
    const off = await buildCode(app, { status: 'inactive' });
    expect(await refusalOf(buyer.client, off)).toEqual([410, { code: 'discount_inactive', params: { code: off } }]);
  });

  test('when it was used', async () => {
    const { client } = await signedUpAgo(60);
    const { reply } = await orderWith(client, 'TIMEBONUS25');
    await decide(app, reply.order, 'paid');
    await expect.poll(() => stateOf(client, reply.order)).toBe('completed');
    const params = { code: 'TIMEBONUS25' };
    expect(await refusalOf(client, 'TIMEBONUS25')).toEqual([409, { code: 'discount_used', params }]);
    expect((await client.call(getTransactions)).reply.orders).toHaveLength(1);
  });

  test('when the member has already paid for an order without it', async () => {
    const { client } = await buildMember(app, { paid_user: true });
    expect((await refusalOf(client, 'TIMEBONUS25'))[1]).toMatchObject({ code: 'discount_first_order' });
  });
});

describe('the welcome code', () => {
  test('is accepted 14390 s after the signup and refused at 14400 s', async () => {
    const early = await signedUpAgo(14_390);
    expect((await orderWith(early.client, 'TIMEBONUS25')).status).toBe(200);
    const late = await signedUpAgo(14_400);
    expect(await refusalOf(late.client, 'TIMEBONUS25')).toMatchObject([410, { code: 'discount_ended' }]);
    expect((await late.client.call(getTransactions)).reply.orders).toEqual([]);
  });

  test('that was used in time stays valid when the payment comes later', async () => {
    const { client } = await signedUpAgo(14_390);
    const { reply } = await orderWith(client, 'TIMEBONUS25');
    await advanceClock(app, 60);
    await decide(app, reply.order, 'paid');
    await expect.poll(() => stateOf(client, reply.order)).toBe('completed');
    expect((await client.call(getOrder, { query: { id: reply.order.id } })).reply.order.total.amount).toBe(1492);
  });
});

describe('a single-use code', () => {
  test('gives one discount to 50 parallel orders', async () => {
    const { client } = await signedUpAgo(60);
    const responses = await Promise.all(Array.from({ length: 50 }, () => orderWith(client, 'TIMEBONUS25')));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.filter(({ status }) => status !== 200).map(({ error }) => error?.code))).toEqual(
      new Set(['discount_reserved']),
    );
    expect((await client.call(getTransactions)).reply.orders).toHaveLength(1);
  });

  test('gives each member one discount', async () => {
    const code = await buildCode(app);
    const members = await Promise.all(Array.from({ length: 10 }, () => buildMember(app)));
    const responses = await Promise.all(members.map(({ client }) => orderWith(client, code)));
    expect(responses.map(({ status }) => status)).toEqual(members.map(() => 200));
  });

  test('is free again when the order is declined or abandoned', async () => {
    const { client } = await signedUpAgo(60);
    const code = await buildCode(app);
    const first = await orderWith(client, code);
    await decide(app, first.reply.order, 'declined');
    await expect.poll(() => stateOf(client, first.reply.order)).toBe('failed');
    const second = await orderWith(client, code);
    expect(second.status).toBe(200);
    await advanceClock(app, 25 * 3600);
    await expect.poll(() => stateOf(client, second.reply.order)).toBe('failed');
    expect((await orderWith(client, code)).status).toBe(200);
  });

  test('is taken again when a failed order completes late', async () => {
    const { client } = await signedUpAgo(60);
    const code = await buildCode(app);
    const { order } = (await orderWith(client, code)).reply;
    await sendWebhook(app, { reference: referenceOf(order), kind: 'declined' });
    await expect.poll(() => stateOf(client, order)).toBe('failed');
    await sendWebhook(app, { reference: referenceOf(order), kind: 'paid' });
    await expect.poll(() => stateOf(client, order)).toBe('completed');
    expect((await refusalOf(client, code))[1]).toMatchObject({ code: 'discount_used' });
  });

  test('that is not single-use can be used by any number of orders', async () => {
    const code = await buildCode(app, { validity: 'unlimited' });
    const responses = await Promise.all(Array.from({ length: 5 }, () => orderWith(buyer.client, code)));
    expect(responses.map(({ reply }) => reply.order.total.amount)).toEqual([1791, 1791, 1791, 1791, 1791]);
  });
});
