import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockUser } from '#features/account/server/index.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import { buildMember } from '#tests/support/builders.ts';
import {
  advanceClock,
  decide,
  openOrder,
  packageOf,
  referenceOf,
  sendDecision,
  sendWebhook,
  stateOf,
  storeSavedMethod,
  memberBalanceOf,
} from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { untilOneWaits } from '#tests/support/waiting.ts';
import { createOrder, deleteSavedMethod, getSavedMethods, getRepeatOrder, getTransactions } from '../../contract/endpoints.ts';
import { startConsentVersion } from '../../contract/terms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const listOf = async (client: TestClient) => (await client.call(getSavedMethods)).reply.means;

const keptBySandbox = async () => (await app.platform.database.db.selectFrom('sandbox_means').select('token').execute()).length;

async function repeat(client: TestClient, savedMethod: number, more: object = {}) {
  const body = {
    package: await packageOf(client, 100),
    method: 'card',
    client_id: randomUUID(),
    means: savedMethod,
    start_consent: startConsentVersion,
    ...more,
  } as const;
  return client.call(createOrder, { body });
}

test('saving a method with a payment does not deadlock with the completion of a discounted order', async () => {
  const buyer = await buildMember(app);
  const { db } = app.platform.database;
  const body = { package: await packageOf(buyer.client, 100), method: 'card', client_id: randomUUID(), remember: true } as const;
  const { order } = (await buyer.client.call(createOrder, { body: { ...body, start_consent: startConsentVersion } })).reply;
  const savedMethod = { token: `sbx_${randomUUID()}`, label: 'Visa •••• 4242' };
  // The completion of the other order locks the balance, then the buyer.
  const paying = await db.transaction().execute(async (tx) => {
    await lockBalance(tx, buyer.id);
    const response = sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details: { means: savedMethod } });
    await untilOneWaits(app);
    await lockUser(tx, buyer.id);
    return { response };
  });
  await paying.response;
  expect(await stateOf(buyer.client, order)).toBe('completed');
});

describe('a card', () => {
  test('is charged once when two tabs place the same order with the same id', async () => {
    const buyer = await buildMember(app);
    const { client } = buyer;
    await storeSavedMethod(app, client);
    const [means] = await listOf(client);
    const { credits } = await memberBalanceOf(app, buyer);
    const client_id = randomUUID();
    const responses = await Promise.all([1, 2].map(() => repeat(client, means?.id ?? 0, { client_id })));
    expect(new Set(responses.map(({ reply }) => reply.order.id)).size).toBe(1);
    expect((await client.call(getTransactions)).reply.orders).toHaveLength(2);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(credits + 100);
  });

  test('is stored with name, expiry, consent and its version when its owner ticked the box', async () => {
    const { client, id: user } = await buildMember(app);
    const { order } = await storeSavedMethod(app, client);
    const expires = `${app.platform.clock.now().getUTCFullYear() + 2}-08`;
    expect(await listOf(client)).toEqual([
      { id: expect.any(Number), method: 'card', label: 'Visa •••• 4242', expires, expired: false, created_at: expect.any(String) },
    ]);
    const { db } = app.platform.database;
    const row = await db.selectFrom('payment_means').selectAll().where('user_id', '=', user).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ order_id: order.id, text_version: '2026-11-22', consented_at: new Date(order.created_at) });
    const payment = await db.selectFrom('order_payments').selectAll().where('order_id', '=', order.id).executeTakeFirstOrThrow();
    expect(payment).toMatchObject({ three_d_secure: 'not_attempted', fingerprint: 'sandbox_card_works' });
  });

  test('is not stored without the tick, nor when the payment fails, nor with a method that keeps nothing', async () => {
    const { client } = await buildMember(app, { country: 'NL' });
    await decide(app, await openOrder(client, 100, 'card'), 'paid');
    const body = { package: await packageOf(client, 100), remember: true, start_consent: startConsentVersion } as const;
    const failed = await client.call(createOrder, { body: { ...body, method: 'card', client_id: randomUUID() } });
    await decide(app, failed.reply.order, 'declined');
    const ideal = await client.call(createOrder, { body: { ...body, method: 'ideal', client_id: randomUUID() } });
    await decide(app, ideal.reply.order, 'paid');
    expect(await listOf(client)).toEqual([]);
  });

  test('that a webhook reports without its owner’s consent is not stored', async () => {
    const { client } = await buildMember(app);
    const reference = referenceOf(await openOrder(client, 100, 'card'));
    const savedMethod = { token: randomUUID(), label: 'Visa •••• 1111' };
    await sendWebhook(app, { reference, kind: 'paid', details: { means: savedMethod } });
    expect(await listOf(client)).toEqual([]);
  });

  test('is stored once by ten webhooks, and stays removed when one more comes', async () => {
    const { client } = await buildMember(app);
    const body = {
      package: await packageOf(client, 100),
      method: 'card',
      client_id: randomUUID(),
      remember: true,
      start_consent: startConsentVersion,
    } as const;
    const reference = referenceOf((await client.call(createOrder, { body })).reply.order);
    const savedMethod = { token: randomUUID(), label: 'Visa •••• 1111' };
    await Promise.all(Array.from({ length: 10 }, () => sendWebhook(app, { reference, kind: 'paid', details: { means: savedMethod } })));
    const stored = await listOf(client);
    expect(stored).toHaveLength(1);
    await client.call(deleteSavedMethod, { body: { id: stored[0]?.id ?? 0 } });
    await sendWebhook(app, { reference, kind: 'paid', details: { means: savedMethod } });
    expect(await listOf(client)).toEqual([]);
  });

  test('that is stored again replaces its older token', async () => {
    const { client } = await buildMember(app);
    const before = await keptBySandbox();
    const { id } = await storeSavedMethod(app, client);
    const again = await storeSavedMethod(app, client);
    expect((await listOf(client)).map((savedMethod) => savedMethod.id)).toEqual([again.id]);
    expect(again.id).not.toBe(id);
    await advanceClock(app, 60);
    expect(await keptBySandbox()).toBe(before + 1);
  });

  test('is removed here and at the provider, by its owner only and once', async () => {
    const { client } = await buildMember(app);
    const stranger = await buildMember(app);
    const { id } = await storeSavedMethod(app, client);
    const kept = await keptBySandbox();
    expect((await stranger.client.call(deleteSavedMethod, { body: { id } })).error?.code).toBe('not_found');
    expect((await stranger.client.call(deleteSavedMethod, { body: { id: 99_999_999 } })).error?.code).toBe('not_found');
    expect((await client.call(deleteSavedMethod, { body: { id } })).reply).toEqual({ means: [] });
    expect((await client.call(deleteSavedMethod, { body: { id } })).error?.code).toBe('not_found');
    expect(await keptBySandbox()).toBe(kept - 1);
  });

  test.each(['charged_back', 'returned'] as const)('of a payment that was %s is removed', async (outcome) => {
    const { client } = await buildMember(app);
    const { reference } = await storeSavedMethod(app, client);
    expect((await sendDecision(app, reference, { outcome })).headers.location).toBe(`/sandbox/pay/${reference}`);
    expect(await listOf(client)).toEqual([]);
  });

  test('that was charged again is removed when the later payment is charged back', async () => {
    const { client } = await buildMember(app);
    const { id } = await storeSavedMethod(app, client);
    const { order } = (await repeat(client, id)).reply;
    const { provider_reference } = await app.platform.database.db
      .selectFrom('orders')
      .select('provider_reference')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await sendDecision(app, provider_reference ?? '', { outcome: 'charged_back' });
    expect(await listOf(client)).toEqual([]);
    expect((await client.call(getTransactions)).reply.orders.map(({ means }) => means)).toEqual(['Visa •••• 4242', null]);
  });

  test('of a payment that was charged back before it was paid, by reordered webhooks, is not stored', async () => {
    const { client } = await buildMember(app);
    const body = {
      package: await packageOf(client, 100),
      method: 'card',
      client_id: randomUUID(),
      remember: true,
      start_consent: startConsentVersion,
    } as const;
    const reference = referenceOf((await client.call(createOrder, { body })).reply.order);
    await sendWebhook(app, { reference, kind: 'charged_back' });
    await sendWebhook(app, { reference, kind: 'paid', details: { means: { token: randomUUID(), label: 'Visa •••• 1111' } } });
    expect(await listOf(client)).toEqual([]);
  });
});

describe('a repeated order', () => {
  test('is charged without the payment page and books its credits', async () => {
    const buyer = await buildMember(app);
    const { id } = await storeSavedMethod(app, buyer.client);
    // The server sets the amounts.
    for (const more of [{ amount: 1 }, { price: 1 }]) expect((await repeat(buyer.client, id, more)).status).toBe(400);
    const { status, reply } = await repeat(buyer.client, id);
    expect(status).toBe(200);
    expect(reply.order).toMatchObject({
      state: 'completed',
      payment_url: null,
      means: 'Visa •••• 4242',
      total: { amount: 1990, currency: 'EUR' },
    });
    await advanceClock(app, 3);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(200);
  });

  test('is charged once by 50 parallel calls with one client_id', async () => {
    const buyer = await buildMember(app);
    const { id } = await storeSavedMethod(app, buyer.client);
    const client_id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 50 }, () => repeat(buyer.client, id, { client_id })));
    expect(new Set(responses.map(({ status, reply }) => `${status} ${reply.order.id}`)).size).toBe(1);
    await advanceClock(app, 3);
    const [newest] = (await buyer.client.call(getTransactions)).reply.orders;
    expect(newest?.state).toBe('completed');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(200);
    const { rows } = await app.platform.database.pool.query('SELECT FROM sandbox_payments WHERE customer = $1 AND state = $2', [
      `member-${buyer.id}`,
      'paid',
    ]);
    expect(rows).toHaveLength(2);
  });

  test('with a revoked card fails, books nothing and keeps the name of the card', async () => {
    const buyer = await buildMember(app);
    const { id } = await storeSavedMethod(app, buyer.client, 'card', 'card_revoked_later');
    const { reply } = await repeat(buyer.client, id);
    expect(reply.order).toMatchObject({ state: 'failed', means: 'Visa •••• 0341', payment_url: null });
    await advanceClock(app, 3);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });

  test('with a card whose bank asks for authentication leads to the payment page', async () => {
    const buyer = await buildMember(app);
    const { id } = await storeSavedMethod(app, buyer.client, 'card', 'card_confirmed');
    const { reply } = await repeat(buyer.client, id);
    expect(reply.order).toMatchObject({ state: 'loading', payment_url: expect.stringContaining('/sandbox/pay/') });
    await decide(app, reply.order, 'paid');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(200);
  });

  test('refuses a saved method that is unknown, another member’s, of another site, removed, expired or of another kind', async () => {
    const { client } = await buildMember(app);
    const own = await storeSavedMethod(app, client);
    const stranger = await buildMember(app);
    const foreign = await storeSavedMethod(app, stranger.client);
    const najaar = await buildMember(app, { host: 'de.localhost', country: 'DE' });
    const otherSite = await storeSavedMethod(app, najaar.client);
    const removed = await storeSavedMethod(app, client, 'paypal');
    await client.call(deleteSavedMethod, { body: { id: removed.id } });
    const responses = [
      await repeat(client, 99_999_999),
      await repeat(client, foreign.id),
      await repeat(client, otherSite.id),
      await repeat(client, removed.id, { method: 'paypal' }),
      await repeat(client, own.id, { method: 'paypal' }),
    ];
    await app.platform.database.db.updateTable('payment_means').set({ expires: '2020-01' }).where('id', '=', own.id).execute();
    responses.push(await repeat(client, own.id));
    for (const { status, error } of responses) expect([status, error?.code]).toEqual([410, 'means_unavailable']);
    expect((await client.call(getRepeatOrder)).reply.means).toEqual([]);
    expect((await client.call(getTransactions)).reply.orders).toHaveLength(2);
  });

  test('with another member’s token is declined by the provider, too', async () => {
    const owner = await buildMember(app);
    const thief = await buildMember(app);
    const { id } = await storeSavedMethod(app, owner.client);
    await app.platform.database.db.updateTable('payment_means').set({ user_id: thief.id }).where('id', '=', id).execute();
    expect((await repeat(thief.client, id)).reply.order.state).toBe('failed');
  });

  test('needs the consent to start at once', async () => {
    const { client } = await buildMember(app);
    const { id } = await storeSavedMethod(app, client);
    for (const start_consent of ['2020-01', undefined])
      expect((await repeat(client, id, { start_consent })).error?.code).toBe('start_consent_required');
    expect((await client.call(getTransactions)).reply.orders).toHaveLength(1);
  });

  test('is rejected when values have a wrong type, and for visitors', async () => {
    const { client } = await buildMember(app);
    const body = { package: await packageOf(client, 100), method: 'card', client_id: randomUUID(), start_consent: startConsentVersion };
    for (const part of [{ means: 'x' }, { means: -1 }, { means: 1.5 }, { means: [1] }, { remember: 'yes' }, { start_consent: 1 }]) {
      const { status, error } = await client.raw('POST', '/api/order.php', { ...body, ...part });
      expect([part, status, error?.code]).toEqual([part, 400, 'invalid_request']);
    }
    const visitor = app.client();
    expect((await visitor.call(getRepeatOrder)).status).toBe(403);
    expect((await visitor.call(getSavedMethods)).status).toBe(403);
    expect((await visitor.call(deleteSavedMethod, { body: { id: 1 } })).status).toBe(403);
  });
});
