import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { buildMember } from '#tests/support/builders.ts';
import {
  decide,
  openOrder,
  referenceOf,
  sendDecision,
  sendWebhook,
  stateOf,
  advanceClock,
  memberBalanceOf,
} from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { lockUser } from '#features/account/server/index.ts';
import { lockBalance } from '#features/credits/server/index.ts';
import { untilOneWaits } from '#tests/support/waiting.ts';
import { eraseOrders } from '../order/erase-orders-repo.ts';
import { processWebhook } from './process-webhook.ts';
import { storeWebhook } from './webhook-repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const storedEvents = (reference: string) =>
  app.platform.database.db
    .selectFrom('webhook_events')
    .select(['event_id', 'kind', 'processed_at'])
    .where('reference', '=', reference)
    .orderBy('received_at')
    .execute();

async function placeOrder() {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client);
  return { buyer, order, reference: referenceOf(order), state: () => stateOf(buyer.client, order) };
}

describe('a webhook', () => {
  test('delivered ten times in parallel and again later counts once', async () => {
    const { buyer, reference, state } = await placeOrder();
    const event = { id: randomUUID(), reference, kind: 'paid' } as const;
    const responses = await Promise.all(Array.from({ length: 10 }, () => sendWebhook(app, event)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect((await sendWebhook(app, event)).statusCode).toBe(200);
    expect(await state()).toBe('completed');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
    expect(await storedEvents(reference)).toEqual([{ event_id: event.id, kind: 'paid', processed_at: expect.any(Date) }]);
  });

  test('with the same outcome under different ids books once', async () => {
    const { buyer, reference, state } = await placeOrder();
    await Promise.all(Array.from({ length: 10 }, () => sendWebhook(app, { reference, kind: 'paid' })));
    expect(await state()).toBe('completed');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });

  test('that arrives late never moves the order back', async () => {
    const { buyer, reference, state } = await placeOrder();
    await sendWebhook(app, { reference, kind: 'paid' });
    await sendWebhook(app, { reference, kind: 'pending' });
    await sendWebhook(app, { reference, kind: 'declined' });
    expect(await state()).toBe('completed');
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
  });

  test('may complete a failed order, but not reopen it', async () => {
    const { buyer, reference, state } = await placeOrder();
    await sendWebhook(app, { reference, kind: 'declined' });
    await sendWebhook(app, { reference, kind: 'pending' });
    expect(await state()).toBe('failed');
    await sendWebhook(app, { reference, kind: 'paid' });
    expect(await state()).toBe('completed');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });

  test('with a wrong signature is rejected and not stored', async () => {
    const { reference, state } = await placeOrder();
    for (const signature of ['', 'x', 'A'.repeat(43)]) {
      const { statusCode, body } = await sendWebhook(app, { reference, kind: 'paid' }, signature);
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { error: { code: 'signature_invalid' } }]);
    }
    expect(await state()).toBe('loading');
    expect(await storedEvents(reference)).toEqual([]);
  });

  test('without a signature, from an unknown provider or without a provider is rejected', async () => {
    const { order, reference, state } = await placeOrder();
    const client = app.client();
    const body = { id: randomUUID(), reference, kind: 'paid', order: order.id };
    expect((await client.raw('POST', '/api/payment-webhook.php?provider=sandbox', body)).error?.code).toBe('signature_invalid');
    expect((await client.raw('POST', '/api/payment-webhook.php?provider=nobody', body)).error?.code).toBe('invalid_request');
    expect((await client.raw('POST', '/api/payment-webhook.php', body)).error?.code).toBe('invalid_request');
    expect(await state()).toBe('loading');
  });

  test('of another payment moves that payment only', async () => {
    const mine = await placeOrder();
    const other = await placeOrder();
    await sendWebhook(app, { reference: mine.reference, kind: 'paid' });
    expect([await mine.state(), await other.state()]).toEqual(['completed', 'loading']);
    expect((await memberBalanceOf(app, other.buyer)).credits).toBe(0);
  });

  test('about an unknown payment is accepted and stays unprocessed', async () => {
    const reference = randomUUID();
    expect((await sendWebhook(app, { reference, kind: 'paid' })).statusCode).toBe(200);
    await advanceClock(app, 60);
    expect(await storedEvents(reference)).toMatchObject([{ kind: 'paid', processed_at: null }]);
  });

  test('that arrives before its payment reference is stored is processed by the job', async () => {
    const { buyer, order, reference, state } = await placeOrder();
    const { db } = app.platform.database;
    await db.updateTable('orders').set({ provider_reference: null }).where('id', '=', order.id).execute();
    expect((await sendWebhook(app, { reference, kind: 'paid', details: order.total })).statusCode).toBe(200);
    expect(await state()).toBe('loading');
    await db.updateTable('orders').set({ provider_reference: reference }).where('id', '=', order.id).execute();
    await advanceClock(app, 60);
    expect(await state()).toBe('completed');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });
});

test('the body of a webhook is kept for 30 days, and its card details as long as the order', async () => {
  const { reference } = await placeOrder();
  const unknown = randomUUID();
  const sum = { amount: 1990, currency: 'EUR' } as const;
  const details = { ...sum, fingerprint: 'mark', three_d_secure: 'authenticated' } as const;
  for (const about of [reference, unknown]) await sendWebhook(app, { reference: about, kind: 'paid', details });
  const kept = async (about: string) => {
    const events = app.platform.database.db.selectFrom('webhook_events').select(['body', 'details']).where('reference', '=', about);
    const { body, details: stored } = await events.executeTakeFirstOrThrow();
    return { isEmpty: body === '', stored };
  };
  await advanceClock(app, 29 * 24 * 3600);
  expect(await kept(reference)).toEqual({ isEmpty: false, stored: details });
  await advanceClock(app, 2 * 24 * 3600);
  expect(await kept(reference)).toEqual({ isEmpty: true, stored: details });
  expect(await kept(unknown)).toEqual({ isEmpty: true, stored: { ...sum, three_d_secure: 'authenticated' } });
});

// Regression: a day's worth of events about the company's other payments blocked all later ones.
test('events without an order do not block others', async () => {
  const { order, reference, state } = await placeOrder();
  const { db } = app.platform.database;
  const now = app.platform.clock.now().getTime();
  const stored = { provider: 'sandbox', kind: 'paid', body: '' };
  const foreign = Array.from({ length: 501 }, (_nothing, n) => {
    return { ...stored, event_id: randomUUID(), reference: `foreign-${n}`, received_at: new Date(now - 3_600_000) };
  });
  await db.insertInto('webhook_events').values(foreign).execute();
  await db
    .insertInto('webhook_events')
    .values({ ...stored, event_id: randomUUID(), reference, details: JSON.stringify(order.total), received_at: new Date(now) })
    .execute();
  await advanceClock(app, 60);
  expect([order.state, await state()]).toEqual(['loading', 'completed']);
  await db.deleteFrom('webhook_events').where('reference', 'like', 'foreign-%').execute();
});

test('a webhook that arrives while its buyer is erased waits without a deadlock', async () => {
  const { buyer, order, reference } = await placeOrder();
  const { platform } = app;
  const { db } = platform.database;
  const event = { id: randomUUID(), reference, kind: 'paid', details: {} } as const;
  await storeWebhook(db, 'sandbox', event, '', platform.clock.now());
  const late = await db.transaction().execute(async (tx) => {
    await sql`SELECT FROM orders WHERE id = ${order.id} FOR UPDATE`.execute(tx);
    const processing = Promise.allSettled([processWebhook({ ...platform, db }, 'sandbox', event.id)]);
    await untilOneWaits(app);
    await eraseOrders(tx, buyer.id, app.platform.clock.now());
    return { processing };
  });
  expect(await late.processing).toEqual([{ status: 'fulfilled', value: undefined }]);
  expect(await storedEvents(reference)).toEqual([]);
  await expectBooks(app);
});

test('the erasure of an account waits for a lock on its balance without a deadlock', async () => {
  const { buyer } = await placeOrder();
  const { db } = app.platform.database;
  // The same order as when a day of premium begins: the balance, then the buyer.
  const late = await db.transaction().execute(async (tx) => {
    await lockBalance(tx, buyer.id);
    const erasing = db.transaction().execute(async (other) => {
      await eraseOrders(other, buyer.id, app.platform.clock.now());
      await other.deleteFrom('users').where('id', '=', buyer.id).execute();
    });
    await untilOneWaits(app);
    await lockUser(tx, buyer.id);
    return { erasing };
  });
  await late.erasing;
  expect(await db.selectFrom('users').select('id').where('id', '=', buyer.id).execute()).toEqual([]);
});

describe('when no webhook arrives', () => {
  test('each order is looked up in the same run, however many are open and whichever provider is down', async () => {
    const { order: stuck } = await placeOrder();
    const { db } = app.platform.database;
    await sql`
      INSERT INTO orders (site_id, user_id, package_id, client_id, state, credits, amount, currency, country, vat_rate, provider, method,
        provider_reference, code, created_at, checked_at)
      SELECT site_id, user_id, package_id, gen_random_uuid(), 'pending', credits, amount, currency, country, vat_rate, 'sandbox', method,
        'unknown-' || n, code, created_at, checked_at
      FROM orders, generate_series(1, 250) n WHERE id = ${stuck.id}`.execute(db);
    const { order, state } = await placeOrder();
    await sendDecision(app, referenceOf(order), { outcome: 'paid', delivery: 'lost' });
    // Regression: each run looked up the 100 oldest orders, always the same ones when the provider did not know them.
    await advanceClock(app, 16 * 60);
    expect(await state()).toBe('completed');
    await db.deleteFrom('orders').where('provider_reference', 'like', 'unknown-%').execute();
  });

  test('the order is looked up after 15 minutes, and the late webhook changes nothing', async () => {
    const { buyer, order, state } = await placeOrder();
    await decide(app, order, 'paid', 3600);
    await advanceClock(app, 14 * 60);
    expect(await state()).toBe('loading');
    await advanceClock(app, 2 * 60);
    expect(await state()).toBe('completed');
    await advanceClock(app, 3600);
    expect(await state()).toBe('completed');
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
  });

  test('an undecided order fails after 24 hours, and may still be paid', async () => {
    const { buyer, order, state } = await placeOrder();
    await advanceClock(app, 24 * 3600 - 120);
    expect(await state()).toBe('loading');
    await advanceClock(app, 1000);
    expect(await state()).toBe('failed');
    await decide(app, order, 'paid');
    expect(await state()).toBe('completed');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });

  test('a pending order stays pending as long as the provider reports pending', async () => {
    const { order, state } = await placeOrder();
    await decide(app, order, 'pending');
    await advanceClock(app, 2 * 24 * 3600);
    expect(await state()).toBe('pending');
  });
});
