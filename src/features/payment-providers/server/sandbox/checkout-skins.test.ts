import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { advanceClock, openOrder, referenceOf, sendDecision, stateOf, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { PaymentMethod } from '../../contract/payment-methods.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pageOf = async (url: string, language = 'de') =>
  (await app.server.inject({ method: 'GET', url, headers: { host: 'localhost', 'accept-language': language } })).body;

async function placeOrder(method: PaymentMethod = 'card', country = 'DE') {
  const buyer = await buildMember(app, { country });
  const order = await openOrder(buyer.client, 100, method);
  const reference = referenceOf(order);
  return {
    buyer,
    reference,
    send: (fields: Record<string, string>) => sendDecision(app, reference, fields),
    state: () => stateOf(buyer.client, order),
    page: (language?: string) => pageOf(`/sandbox/pay/${reference}`, language),
  };
}

/** Kinds of the events about a payment that the shop has received, in order. */
async function eventsOf(reference: string): Promise<string[]> {
  const events = app.platform.database.db.selectFrom('webhook_events').select(['kind', 'event_id']).where('reference', '=', reference);
  const rows = await events.execute();
  return rows.toSorted((a, b) => Number(a.event_id.slice(4)) - Number(b.event_id.slice(4))).map(({ kind }) => kind);
}

describe('the look of a method', () => {
  test.each([
    ['NL', 'ideal', ['iDEAL', 'Testbank Nord']],
    ['BE', 'bancontact', ['Bancontact', 'Deine Bank']],
    ['AT', 'eps', ['EPS', 'Deine Bank']],
    ['PL', 'p24', ['Przelewy24', 'Deine Bank']],
    ['CH', 'twint', ['TWINT', 'Deine Bank']],
    ['PL', 'blik', ['BLIK', 'Code, sechs Ziffern']],
    ['SE', 'swish', ['Swish', 'In der App bestätigen']],
    ['DK', 'mobilepay', ['MobilePay', 'In der App bestätigen']],
    ['NO', 'vipps', ['Vipps', 'In der App bestätigen']],
    ['DE', 'card', ['Karte', 'Visa •••• 4242', 'Visa •••• 0002']],
    ['DE', 'paypal', ['PayPal', 'a•••@example.test']],
    ['DE', 'apple_pay', ['Mit Apple Pay bezahlen']],
    ['DE', 'bank_transfer', ['Verwendungszweck', 'Das Geld ist da']],
  ] as const)('in %s by %s has its own words and no script', async (country, method, words) => {
    const page = await (await placeOrder(method, country)).page();
    for (const word of words) expect(page).toContain(word);
    expect(page).not.toMatch(/<script|\son\w+=|\sstyle=/);
    // The page has no field for a card number.
    expect(page.includes('<input id=')).toBe(method === 'blik');
  });

  test('names the language that it shows instead of a missing one', async () => {
    const { page } = await placeOrder();
    expect(await page('fi')).toContain('For Suomi it shows English.');
    for (const language of ['de', 'en-GB', 'xx']) expect(await page(language)).not.toContain('it shows English');
  });
});

describe('a decision', () => {
  test('to decline a card applies whichever button is pressed, with its 3-D Secure result', async () => {
    const { send, state, reference } = await placeOrder();
    await send({ outcome: 'paid', source: 'card_declined' });
    expect(await state()).toBe('failed');
    const { three_d_secure } = await app.platform.database.db
      .selectFrom('order_payments')
      .innerJoin('orders', 'orders.id', 'order_payments.order_id')
      .select('three_d_secure')
      .where('provider_reference', '=', reference)
      .executeTakeFirstOrThrow();
    expect(three_d_secure).toBe('failed');
  });

  test('to let the payment expire fails the order', async () => {
    const { send, state } = await placeOrder('paypal');
    await send({ outcome: 'expired' });
    expect(await state()).toBe('failed');
  });

  test('is reported in order, or with a late pending', async () => {
    const inOrder = await placeOrder();
    await inOrder.send({ outcome: 'paid', delivery: 'in_order' });
    expect(await eventsOf(inOrder.reference)).toEqual(['pending', 'paid']);
    const reordered = await placeOrder();
    await reordered.send({ outcome: 'paid', delivery: 'reordered' });
    expect(await eventsOf(reordered.reference)).toEqual(['paid', 'pending']);
    expect([await inOrder.state(), await reordered.state()]).toEqual(['completed', 'completed']);
  });

  test('of an unknown card, bank delivery or delay is rejected', async () => {
    const { send, state } = await placeOrder();
    for (const part of [
      { source: '4242424242424242' },
      { delivery: 'pigeon' },
      { delay_seconds: 'soon' },
      { delay_seconds: '99999999999' },
    ])
      expect((await send({ outcome: 'paid', ...part })).statusCode).toBe(400);
    expect(await state()).toBe('loading');
  });

  test('can be followed by a chargeback, its reversal and a refund, each once, and the list of payments shows it', async () => {
    const { send, reference, page } = await placeOrder();
    await send({ outcome: 'reversed' });
    await send({ outcome: 'paid' });
    for (const outcome of ['charged_back', 'charged_back', 'refunded', 'reversed', 'reversed']) await send({ outcome });
    expect(await eventsOf(reference)).toEqual(['paid', 'pending', 'charged_back', 'chargeback_reversed']);
    await send({ outcome: 'refunded' });
    expect(await page()).toContain('Das Geld wurde erstattet.');
    const list = await pageOf('/sandbox/payments');
    expect(list).toContain(`/sandbox/pay/${reference}`);
    expect(list).not.toMatch(/<script|\sstyle=/);
  });

  test('of a transfer is pending until the money arrives, and may be returned', async () => {
    const { send, state, page, reference } = await placeOrder('bank_transfer');
    await send({ outcome: 'pending' });
    expect(await state()).toBe('pending');
    expect(await page()).toContain('Das Geld ist da');
    await advanceClock(app, 2 * 24 * 3600);
    await send({ outcome: 'paid' });
    expect(await state()).toBe('completed');
    await send({ outcome: 'returned' });
    expect((await eventsOf(reference)).at(-1)).toBe('charged_back');
  });
});

describe('a lost webhook', () => {
  test('is replaced by the look-up after 15 minutes', async () => {
    const { buyer, send, state, reference } = await placeOrder();
    await send({ outcome: 'paid', delivery: 'lost' });
    await advanceClock(app, 14 * 60);
    expect([await state(), await eventsOf(reference)]).toEqual(['loading', []]);
    await advanceClock(app, 2 * 60);
    expect(await state()).toBe('completed');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });

  test('of a pending order leads to look-ups at growing intervals, for seven days', { tags: ['slow'], timeout: 600_000 }, async () => {
    const polled = await placeOrder('bank_transfer');
    const late = await placeOrder('bank_transfer');
    const { db } = app.platform.database;
    const checkedAt = async () =>
      (await db.selectFrom('orders').select('checked_at').where('provider_reference', '=', polled.reference).executeTakeFirstOrThrow())
        .checked_at;
    for (const { send } of [polled, late]) await send({ outcome: 'pending' });
    /** In quarters of an hour. */
    const distances: number[] = [];
    let before = await checkedAt();
    for (let quarters = 0; quarters < 4 * 30; quarters += 1) {
      await advanceClock(app, 15 * 60 + 1);
      const now = await checkedAt();
      if (now.getTime() !== before.getTime()) distances.push(Math.floor((now.getTime() - before.getTime()) / 900_000));
      before = now;
    }
    expect(distances.length).toBeLessThan(15);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(distances.at(-1)).toBeGreaterThan(16);
    await polled.send({ outcome: 'paid', delivery: 'lost' });
    await advanceClock(app, 3 * 24 * 3600);
    expect(await polled.state()).toBe('completed');
    await advanceClock(app, 4 * 24 * 3600);
    await late.send({ outcome: 'paid', delivery: 'lost' });
    await advanceClock(app, 24 * 3600);
    expect(await late.state()).toBe('pending');
  });
});
