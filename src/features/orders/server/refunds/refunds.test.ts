import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { advanceClock, openOrder, referenceOf, sendWebhook, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { untilOneWaits } from '#tests/support/waiting.ts';
import { getInvoices } from '#features/invoices/contract/endpoints.ts';
import { getRefund, requestRefund } from '../../contract/endpoints.ts';
import type { Order } from '../../contract/order.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import { askProviders } from './ask-providers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pay = (order: Order) => sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details: { fee: 35 } });

async function buy(credits = 100) {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client, credits);
  await pay(order);
  return { buyer, order };
}

const offerOf = async ({ client }: BuiltMember, { id }: Order) => (await client.call(getRefund, { query: { id } })).reply;
const giveBack = ({ client }: BuiltMember, { id }: Order, amount: number, clientId: string = randomUUID()) =>
  client.call(requestRefund, { body: { order: id, amount, client_id: clientId } });

/** Totals of the buyer's invoices and reversals, oldest first. */
const invoicedTo = async ({ client }: BuiltMember) =>
  (await client.call(getInvoices)).reply.invoices.map(({ kind, total }) => [kind, total.amount]).toReversed();

describe('a refund', () => {
  test('shows its calculation, takes the credits at once, and ends when the provider says so', async () => {
    const { buyer, order } = await buy();
    const reader = await buildMember(app);
    await write(buyer, reader);
    const { offer } = await offerOf(buyer, order);
    expect(offer).toMatchObject({ credits: 100, left: 99, spent: 1, paid: { amount: 1990 }, amount: { amount: 1970, currency: 'EUR' } });
    const { status, reply } = await giveBack(buyer, order, 1970);
    expect([status, reply.refund]).toMatchObject([200, { state: 'requested', credits: 99 }]);
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    expect(await invoicedTo(buyer)).toEqual([['invoice', 1990]]);
    await expectBooks(app);
    await advanceClock(app, 60);
    expect(await offerOf(buyer, order)).toMatchObject({ offer: null, refunds: [{ state: 'done' }] });
    expect(await invoicedTo(buyer)).toEqual([
      ['invoice', 1990],
      ['reversal', -1970],
    ]);
    await expectBooks(app);
  });

  test('requested 50 times in parallel pays back once', async () => {
    const { buyer, order } = await buy();
    const responses = await Promise.all(Array.from({ length: 50 }, () => giveBack(buyer, order, 1990)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    await advanceClock(app, 60);
    const { db } = app.platform.database;
    const paid = await db.selectFrom('sandbox_refunds').select('amount').where('reference', '=', referenceOf(order)).execute();
    expect(paid).toEqual([{ amount: 1990 }]);
    await expectBooks(app);
  });

  test('that is done is answered as done, even if no connection is free afterwards', async () => {
    const { buyer, order } = await buy();
    const { pool } = app.platform.database;
    // The product's limit: until then the refund's own read waits for a connection.
    const { connectionTimeoutMillis: patience } = pool.options;
    pool.options.connectionTimeoutMillis = 3000;
    onTestFinished(() => void (pool.options.connectionTimeoutMillis = patience));
    const held = await pool.connect();
    await held.query('BEGIN');
    await held.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [order.id]);
    const response = giveBack(buyer, order, 1990);
    await untilOneWaits(app);
    // Takes all remaining connections, and the one of the refund as soon as it is free.
    const others = Array.from({ length: (pool.options.max ?? 0) - 1 }, () => pool.connect());
    await held.query('COMMIT');
    // Regression: of 50 parallel calls one succeeded, but was answered with an error, because its read waited behind the others.
    expect((await response).status).toBe(200);
    held.release();
    for (const client of await Promise.all(others)) client.release();
    await advanceClock(app, 60);
    expect((await offerOf(buyer, order)).refunds).toMatchObject([{ amount: { amount: 1990 } }]);
    await expectBooks(app);
  });

  test('repeated with its client_id is the same refund', async () => {
    const { buyer, order } = await buy();
    const id = randomUUID();
    const responses = await Promise.all([giveBack(buyer, order, 1990, id), giveBack(buyer, order, 1990, id)]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    expect(responses[0]?.reply).toMatchObject({ refund: { id: responses[1]?.reply.refund.id } });
  });

  test('asks its provider for itself alone, and the next run asks for all open ones, including those that fail again', async () => {
    const { buyer, order } = await buy();
    const { db } = app.platform.database;
    const left = Array.from({ length: 60 }, (_, second) => ({
      id: randomUUID(),
      order_id: order.id,
      client_id: randomUUID(),
      credits: 0,
      amount: 1,
      currency: 'EUR',
      state: 'requested',
      created_at: new Date(app.platform.clock.now().getTime() + second * 1000),
    }));
    await db.insertInto('refunds').values(left).execute();
    const unasked = async () =>
      (await db.selectFrom('refunds').select('id').where('order_id', '=', order.id).where('asked_at', 'is', null).execute()).length;
    await giveBack(buyer, order, 1990);
    expect(await unasked()).toBe(left.length);
    const asked: string[] = [];
    const provider: PaymentProvider = {
      name: 'sandbox',
      offers: () => [],
      create: () => Promise.reject(new Error('not part of this test')),
      verify: () => Promise.resolve(null),
      lookup: () => Promise.resolve(null),
      async refund({ refund }) {
        asked.push(refund);
        if (refund !== left.at(-1)?.id) throw new Error('refused');
      },
    };
    await askProviders({ ...app.platform, db, providers: [provider] });
    expect(asked).toEqual(left.map(({ id }) => id));
    expect(await unasked()).toBe(left.length - 1);
    const ids = left.map(({ id }) => id);
    await db.deleteFrom('refunds').where('id', 'in', ids).execute();
  });

  // Regression: a page of refunds was read, and each was asked for however long after.
  test('is not asked for when the bank has paid it or the provider has ended it since it was read', async () => {
    const { db } = app.platform.database;
    const bought = [await buy(), await buy(), await buy()];
    const [first, charged, ended] = bought;
    if (first === undefined || charged === undefined || ended === undefined) throw new Error('nothing was bought');
    for (const { buyer, order } of bought) {
      await giveBack(buyer, order, 1990);
      await db.updateTable('refunds').set({ asked_at: null, tried_at: null }).where('order_id', '=', order.id).execute();
    }
    const { id } = await db.selectFrom('refunds').select('id').where('order_id', '=', ended.order.id).executeTakeFirstOrThrow();
    const references: string[] = [];
    const provider: PaymentProvider = {
      name: 'sandbox',
      offers: () => [],
      create: () => Promise.reject(new Error('not part of this test')),
      verify: () => Promise.resolve(null),
      lookup: () => Promise.resolve(null),
      async refund({ reference }) {
        references.push(reference);
        if (references.length > 1) return;
        await sendWebhook(app, { reference: referenceOf(charged.order), kind: 'charged_back' });
        await sendWebhook(app, { reference: referenceOf(ended.order), kind: 'refunded', details: { refund: id } });
      },
    };
    await askProviders({ ...app.platform, db, providers: [provider] });
    expect(references).toEqual([referenceOf(first.order)]);
  });

  test('that fails gives the credits and Premium back', async () => {
    const { buyer, order } = await buy();
    const { reply } = await giveBack(buyer, order, 1990);
    const failed = { reference: referenceOf(order), kind: 'refund_failed', details: { refund: reply.refund.id } } as const;
    await Promise.all([sendWebhook(app, failed), sendWebhook(app, failed)]);
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 100, paid_user: true });
    expect((await offerOf(buyer, order)).refunds).toMatchObject([{ state: 'failed' }]);
    expect(await invoicedTo(buyer)).toEqual([['invoice', 1990]]);
    await expectBooks(app);
  });

  // Regression: the buyer had neither the money nor the credits, and the books treated the money as paid.
  test('that the buyer’s bank returns after it was paid gives the credits back, once, and restores the invoice', async () => {
    const { buyer, order } = await buy();
    await write(buyer, await buildMember(app));
    const { reply } = await giveBack(buyer, order, 1970);
    const event = { reference: referenceOf(order), details: { refund: reply.refund.id } } as const;
    await sendWebhook(app, { ...event, kind: 'refunded' });
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    await Promise.all(Array.from({ length: 5 }, () => sendWebhook(app, { ...event, kind: 'refund_failed' })));
    // Older events of the same refund change nothing any more.
    await sendWebhook(app, { ...event, kind: 'refunded' });
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 99, paid_user: true });
    expect(await offerOf(buyer, order)).toMatchObject({ offer: { left: 99, amount: { amount: 1970 } }, refunds: [{ state: 'failed' }] });
    expect(await invoicedTo(buyer)).toEqual([
      ['invoice', 1990],
      ['reversal', -1970],
      ['invoice', 1970],
    ]);
    await expectBooks(app);
    // The buyer can ask for the returned money again.
    expect((await giveBack(buyer, order, 1970)).status).toBe(200);
    await expectBooks(app);
  });

  test('of a purchase that is also charged back, and that the buyer’s bank then returns, leaves the credits and the debt', async () => {
    const { buyer, order } = await buy();
    const { reply } = await giveBack(buyer, order, 1990);
    const event = { reference: referenceOf(order), details: { refund: reply.refund.id } } as const;
    await sendWebhook(app, { ...event, kind: 'refunded' });
    await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' });
    await sendWebhook(app, { ...event, kind: 'refund_failed' });
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
    const { db } = app.platform.database;
    const owed = await db.selectFrom('chargebacks').select('receivable').where('order_id', '=', order.id).executeTakeFirstOrThrow();
    expect(owed).toEqual({ receivable: 1990 });
    await expectBooks(app);
  });

  test('of another sum than was shown, of another member’s order, or after 14 days is refused', async () => {
    const { buyer, order } = await buy();
    const stranger = await buildMember(app);
    expect((await giveBack(buyer, order, 1989)).error?.code).toBe('refund_changed');
    expect((await giveBack(stranger, order, 1990)).error?.code).toBe('not_found');
    expect((await stranger.client.call(getRefund, { query: { id: order.id } })).error?.code).toBe('not_found');
    expect((await app.client().call(getRefund, { query: { id: order.id } })).error?.code).toBe('authentication_required');
    const unpaid = await openOrder(buyer.client, 40);
    expect((await giveBack(buyer, unpaid, 990)).error?.code).toBe('refund_unavailable');
    for (const body of [
      {},
      { order: order.id },
      { order: 'x', amount: 1990, client_id: randomUUID() },
      { order: order.id, amount: -1, client_id: 'x' },
    ])
      expect((await buyer.client.raw('POST', '/api/refund.php', body)).error?.code).toBe('invalid_request');
    await advanceClock(app, 10 * 24 * 3600);
    expect((await buyer.client.call(getRefund, { query: { id: order.id } })).reply.offer).not.toBeNull();
    // Up to four days until a working day, and four days of grace.
    await advanceClock(app, 12 * 24 * 3600);
    expect((await giveBack(buyer, order, 1990)).error?.code).toBe('refund_unavailable');
  });

  test('parallel to sent messages either takes the remaining credits or asks for a new confirmation', async () => {
    const { buyer, order } = await buy();
    const reader = await buildMember(app);
    await Promise.all([giveBack(buyer, order, 1990), write(buyer, reader), write(buyer, reader)]);
    expect((await memberBalanceOf(app, buyer)).credits).toBeGreaterThanOrEqual(0);
    await expectBooks(app);
  });
});

describe('the books', () => {
  test('refuse a transaction that does not sum to zero, and any change', async () => {
    const { pool } = app.platform.database;
    await buy();
    const unbalanced = `INSERT INTO book_entries (transaction_id, account, order_id, amount)
      SELECT min(id), 'earned', 1, 5 FROM book_transactions`;
    await expect(pool.query(unbalanced)).rejects.toThrow('is not balanced');
    await expect(pool.query('UPDATE book_entries SET amount = amount * 2')).rejects.toThrow('append only');
    await expect(pool.query('DELETE FROM book_transactions')).rejects.toThrow('append only');
  });
});
