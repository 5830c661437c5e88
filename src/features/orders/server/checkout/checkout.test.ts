import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { openOrder, packageOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { startConsentVersion } from '../../contract/terms.ts';
import { createOrder, getOrder, getTransactions } from '../../contract/endpoints.ts';

let app: TestApp;
let buyer: BuiltMember;
beforeAll(async () => {
  app = await createTestApp({ COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1' });
  buyer = await buildMember(app);
});
afterAll(() => app.close());

const storedTerms = (order: number) =>
  app.platform.database.db
    .selectFrom('orders')
    .innerJoin('order_payments', 'order_payments.order_id', 'orders.id')
    .select(['profile_country', 'guessed_country', 'declared_country', 'start_text_version'])
    .where('id', '=', order)
    .executeTakeFirstOrThrow();

describe('an order', () => {
  test('has price, currency and VAT set by the server, and a payment page', async () => {
    const { client } = await buildMember(app, { country: 'FI' });
    const order = await openOrder(client, 100, 'card');
    expect(order).toMatchObject({
      state: 'loading',
      package: { kind: 'credits', credits: 100 },
      total: { amount: 1990, currency: 'EUR' },
      vat: { rate: 25.5, amount: 404 },
      method: 'card',
      return_to: null,
    });
    expect(order.payment_url).toMatch(/^http:\/\/localhost\/sandbox\/pay\/[0-9a-f-]{36}$/);
  });

  test('refuses amounts in the request body', async () => {
    const body = {
      package: await packageOf(buyer.client, 250),
      method: 'paypal',
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    };
    const amounts = [
      { amount: 1 },
      { price: { amount: 1, currency: 'EUR' } },
      { currency: 'PLN' },
      { credits: 100_000 },
      { state: 'completed' },
      { discount: 100 },
    ];
    for (const amount of amounts)
      expect((await buyer.client.raw('POST', '/api/order.php', { ...body, ...amount })).error?.code).toBe('invalid_request');
    const { status, reply } = await buyer.client.raw('POST', '/api/order.php', body);
    expect(status).toBe(200);
    expect(reply).toMatchObject({ order: { state: 'loading', total: { amount: 3990, currency: 'EUR' }, package: { credits: 250 } } });
  });

  test('is created once per client_id, also by 20 parallel calls', async () => {
    const { client } = await buildMember(app);
    const body = {
      package: await packageOf(client, 40),
      method: 'paypal' as const,
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    };
    const responses = await Promise.all(Array.from({ length: 20 }, () => client.call(createOrder, { body })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ reply }) => JSON.stringify(reply.order))).size).toBe(1);
    const other = await client.call(createOrder, { body: { ...body, package: await packageOf(client, 250) } });
    expect(other.reply.order.id).toBe(responses[0]?.reply.order.id);
    expect((await client.call(getTransactions)).reply.orders).toHaveLength(1);
  });

  test('costs what the buyer was shown, or is refused without an order and without a charge', async () => {
    const { pool } = app.platform.database;
    const { client } = await buildMember(app);
    const package_ = await packageOf(client, 40);
    const price = (amount: number) =>
      pool.query(`UPDATE packages SET prices = prices || jsonb_build_object('EUR', ${amount}::int) WHERE id = ${package_}`);
    const seen = { amount: 990, currency: 'EUR', credits: 40, days: 0 };
    const body = {
      package: package_,
      method: 'paypal' as const,
      client_id: randomUUID(),
      start_consent: startConsentVersion,
      seen,
    };
    const payments = async () => (await pool.query('SELECT count(*)::int AS n FROM order_payments')).rows;
    const before = await payments();
    await price(1090);
    for (const wrong of [seen, { ...seen, amount: 1090, credits: 41 }, { ...seen, amount: 1090, days: 1 }, { ...seen, currency: 'PLN' }]) {
      const refused = await client.call(createOrder, { body: { ...body, seen: wrong } });
      expect([refused.status, refused.error?.code]).toEqual([409, 'price_changed']);
    }
    for (const wrong of [7, null, {}, { ...seen, amount: '990' }, { ...seen, amount: 9.9 }])
      expect((await client.raw('POST', '/api/order.php', { ...body, seen: wrong })).error?.code).toBe('invalid_request');
    expect((await client.call(getTransactions)).reply.orders).toEqual([]);
    expect(await payments()).toEqual(before);
    const placed = await client.call(createOrder, { body: { ...body, seen: { ...seen, amount: 1090 } } });
    expect([placed.status, placed.reply.order.total.amount]).toEqual([200, 1090]);
    // A retry after a lost answer is the same order, whatever the price is by then.
    await price(990);
    const again = await client.call(createOrder, { body: { ...body, seen: { ...seen, amount: 1090 } } });
    expect(again.reply.order).toEqual(placed.reply.order);
    expect((await client.call(getTransactions)).reply.orders).toHaveLength(1);
  });

  test('that the previous release stores has the site of its buyer', async () => {
    const { pool } = app.platform.database;
    const { rows } = await pool.query(`
      INSERT INTO orders (user_id, package_id, client_id, state, credits, amount, currency, country, vat_rate, provider, method,
        created_at, checked_at, code)
      SELECT ${buyer.id}, id, gen_random_uuid(), 'failed', credits, 990, 'EUR', 'DE', 19, 'sandbox', 'paypal', now(), now(), '0000'
      FROM packages ORDER BY id LIMIT 1 RETURNING site_id`);
    expect(rows).toEqual([{ site_id: (await app.features.sites.byHost('localhost')).id }]);
  });

  test('from another member with the same client_id is a separate order', async () => {
    const stranger = await buildMember(app);
    const body = {
      package: await packageOf(buyer.client, 40),
      method: 'paypal' as const,
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    };
    const mine = await buyer.client.call(createOrder, { body });
    const theirs = await stranger.client.call(createOrder, { body });
    expect(theirs.reply.order.id).not.toBe(mine.reply.order.id);
  });

  test('gets its payment from the next call when the first call failed halfway', async () => {
    const body = {
      package: await packageOf(buyer.client, 40),
      method: 'paypal' as const,
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    };
    const first = await buyer.client.call(createOrder, { body });
    await app.platform.database.db
      .updateTable('orders')
      .set({ provider_reference: null, payment_url: null })
      .where('id', '=', first.reply.order.id)
      .execute();
    const second = await buyer.client.call(createOrder, { body });
    expect(second.reply.order).toEqual(first.reply.order);
  });

  test('stores return_to only when it is a path on this site', async () => {
    const body = { package: await packageOf(buyer.client, 40), method: 'paypal' as const, start_consent: startConsentVersion };
    const kept = await buyer.client.call(createOrder, { body: { ...body, client_id: randomUUID(), return_to: '/chats/7?held=1#last' } });
    expect(kept.reply.order.return_to).toBe('/chats/7?held=1#last');
    for (const path of ['https://evil.test/', '//evil.test', '/\\evil.test', '/\t/evil.test', '/\n/evil.test', 'chats', '']) {
      const refused = await buyer.client.call(createOrder, { body: { ...body, client_id: randomUUID(), return_to: path } });
      expect([path, refused.status, refused.error?.code]).toEqual([path, 400, 'invalid_request']);
    }
  });

  test("needs a package that this site offers in the buyer's currency", async () => {
    const najaar = await buildMember(app, { host: 'de.localhost', country: 'NL' });
    for (const id of [999_999, await packageOf(najaar.client, 40)]) {
      const { status, error } = await buyer.client.call(createOrder, {
        body: { package: id, method: 'paypal', client_id: randomUUID(), start_consent: startConsentVersion },
      });
      expect([status, error?.code]).toEqual([410, 'package_unavailable']);
    }
  });

  test("needs a method available in the buyer's country", async () => {
    for (const method of ['ideal', 'swish', 'blik', 'bancontact'] as const) {
      const body = { package: await packageOf(buyer.client, 40), method, client_id: randomUUID(), start_consent: startConsentVersion };
      const { status, error } = await buyer.client.call(createOrder, { body });
      expect([status, error?.code]).toEqual([400, 'method_unavailable']);
    }
  });

  test('needs the consent to start at once, to the current text', async () => {
    const body = { package: await packageOf(buyer.client, 40), method: 'paypal' as const };
    for (const start_consent of [undefined, '', '2020-01', 'true'])
      expect((await buyer.client.raw('POST', '/api/order.php', { ...body, client_id: randomUUID(), start_consent })).error?.code).toBe(
        'start_consent_required',
      );
    const order = await openOrder(buyer.client, 40);
    expect(await storedTerms(order.id)).toMatchObject({ start_text_version: startConsentVersion });
  });

  test("needs two proofs of the buyer's country that agree", async () => {
    const { client } = await buildMember(app, { country: 'DE' });
    const body = { package: await packageOf(client, 40), method: 'paypal' as const, start_consent: startConsentVersion };
    const orderFrom = (connection: string, country?: string) =>
      client.raw('POST', '/api/order.php', { ...body, client_id: randomUUID(), country }, { 'x-country': connection });
    expect(await orderFrom('AT')).toMatchObject({ status: 409, error: { code: 'country_unclear' } });
    expect(await orderFrom('AT', 'AT')).toMatchObject({ status: 409, error: { code: 'country_unclear' } });
    expect(await orderFrom('DE', 'CH')).toMatchObject({ status: 409, error: { code: 'country_unclear' } });
    expect((await orderFrom('DE', 'de')).status).toBe(400);
    const proofs = async (response: Promise<{ body: unknown }>) => {
      const { order } = (await response).body as { order: { id: number } };
      const { profile_country, guessed_country, declared_country } = await storedTerms(order.id);
      return [profile_country, guessed_country, declared_country];
    };
    expect(await proofs(orderFrom('DE'))).toEqual(['DE', 'DE', null]);
    expect(await proofs(orderFrom('AT', 'DE'))).toEqual(['DE', 'AT', 'DE']);
    expect(await proofs(orderFrom('XX'))).toEqual(['DE', null, null]);
  });

  test('is rejected when values have a wrong type', async () => {
    const validBody = {
      package: await packageOf(buyer.client, 40),
      method: 'paypal',
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    };
    const invalidParts = [
      { package: String(validBody.package) },
      { package: -1 },
      { package: 1.5 },
      { package: null },
      { method: 'cash' },
      { method: ['paypal'] },
      { client_id: 'again' },
      { client_id: 7 },
      { return_to: 7 },
    ];
    for (const part of invalidParts) {
      const { status, error } = await buyer.client.raw('POST', '/api/order.php', { ...validBody, ...part });
      expect([part, status, error?.code]).toEqual([part, 400, 'invalid_request']);
    }
    expect((await buyer.client.raw('GET', '/api/order.php?id=x')).status).toBe(400);
    expect((await buyer.client.raw('GET', '/api/order.php')).status).toBe(400);
  });
});

describe('orders', () => {
  test('are listed newest first', async () => {
    const { client } = await buildMember(app);
    const first = await openOrder(client, 40);
    const second = await openOrder(client, 250);
    const { reply } = await client.call(getTransactions);
    expect(reply.orders).toEqual([second, first]);
    expect((await client.call(getOrder, { query: { id: first.id } })).reply.order).toEqual(first);
  });

  test('that belong to another member answer like unknown ones', async () => {
    const order = await openOrder(buyer.client);
    const { client } = await buildMember(app);
    const foreign = await client.call(getOrder, { query: { id: order.id } });
    const unknown = await client.call(getOrder, { query: { id: 999_999_999 } });
    expect([foreign.status, foreign.error]).toEqual([404, { code: 'not_found', params: {} }]);
    expect([unknown.status, unknown.error]).toEqual([foreign.status, foreign.error]);
    expect((await client.call(getTransactions)).reply.orders).toEqual([]);
  });

  test('are for members only', async () => {
    const visitor = app.client();
    const responses = [
      await visitor.call(createOrder, {
        body: { package: 1, method: 'paypal', client_id: randomUUID(), start_consent: startConsentVersion },
      }),
      await visitor.call(getOrder, { query: { id: 1 } }),
      await visitor.call(getTransactions),
    ];
    for (const { status, body } of responses) {
      expect(status).toBe(403);
      expect(body).toMatchObject({ authentication_required: true, error: { code: 'authentication_required' } });
    }
  });
});
