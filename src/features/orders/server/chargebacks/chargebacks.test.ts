import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { findingsOf } from '#tests/support/money/payouts.ts';
import { advanceClock, openOrder, referenceOf, sendWebhook, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addCredits } from '#features/credits/server/index.ts';
import { getDebts, payDebt } from '../../contract/debts.ts';
import { getInvoices } from '#features/invoices/contract/endpoints.ts';
import { requestRefund } from '../../contract/endpoints.ts';
import type { Order } from '../../contract/order.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const pay = (order: Order) => sendWebhook(app, { reference: referenceOf(order), kind: 'paid', details: { fee: 35 } });

async function buy() {
  const buyer = await buildMember(app);
  const order = await openOrder(buyer.client, 100);
  await pay(order);
  return { buyer, order };
}

/** Totals of the buyer's invoices and reversals, oldest first. */
const invoicedTo = async ({ client }: BuiltMember) =>
  (await client.call(getInvoices)).reply.invoices.map(({ kind, total }) => [kind, total.amount]).toReversed();

describe('a chargeback', () => {
  test('takes the remaining credits, leaves the price of the spent ones as a receivable, and its reversal restores everything', async () => {
    const { buyer, order } = await buy();
    await write(buyer, await buildMember(app));
    const event = { reference: referenceOf(order), kind: 'charged_back' } as const;
    await Promise.all([sendWebhook(app, event), sendWebhook(app, event)]);
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    const { db } = app.platform.database;
    const row = () => db.selectFrom('chargebacks').select(['amount', 'receivable', 'state']).where('order_id', '=', order.id).execute();
    expect(await row()).toEqual([{ amount: 1990, receivable: 20, state: 'open' }]);
    const reversed = [
      ['invoice', 1990],
      ['reversal', -1970],
    ];
    expect(await invoicedTo(buyer)).toEqual(reversed);
    await expectBooks(app);
    const won = { ...event, kind: 'chargeback_reversed' } as const;
    await Promise.all([sendWebhook(app, won), sendWebhook(app, won)]);
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 99, paid_user: true });
    expect(await invoicedTo(buyer)).toEqual([...reversed, ['invoice', 1970]]);
    await expectBooks(app);
  });

  test('during a refund leaves the amount that the buyer received twice as a receivable', async () => {
    const { buyer, order } = await buy();
    await Promise.all([
      buyer.client.call(requestRefund, { body: { order: order.id, amount: 1990, client_id: randomUUID() } }),
      sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' }),
    ]);
    await advanceClock(app, 60);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
    const entries = await invoicedTo(buyer);
    expect(entries).toContainEqual(['reversal', -1990]);
    expect(entries).toHaveLength(2);
    await expectBooks(app);
  });

  // Decision 42.
  test('takes bought credits and leaves gifts, which are frozen only while the member owes something', async () => {
    const { buyer, order } = await buy();
    await addCredits(app.platform.database.db, buyer.id, 5, 'grant', randomUUID(), app.platform.clock.now());
    const reader = await buildMember(app);
    // Gifts are spent first, so the purchase is unused.
    for (let sent = 0; sent < 2; sent += 1) await write(buyer, reader);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' });
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 3, paid_user: false });
    expect((await write(buyer, reader)).status).toBe(200);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(2);
    await expectBooks(app);

    const other = await buy();
    for (let sent = 0; sent < 6; sent += 1) await write(other.buyer, reader);
    await addCredits(app.platform.database.db, other.buyer.id, 5, 'grant', randomUUID(), app.platform.clock.now());
    await sendWebhook(app, { reference: referenceOf(other.order), kind: 'charged_back' });
    expect((await memberBalanceOf(app, other.buyer)).credits).toBe(5);
    expect((await write(other.buyer, reader)).error?.code).toBe('spending_frozen');
    await sendWebhook(app, { reference: referenceOf(other.order), kind: 'chargeback_reversed' });
    expect((await memberBalanceOf(app, other.buyer)).credits).toBe(99);
    expect((await write(other.buyer, reader)).status).toBe(200);
    await expectBooks(app);
  });

  // Regression: the second dispute was ignored: the credits stayed, no debt was recorded, and the books showed the money as ours.
  test.each(['one dispute', 'two disputes', 'disputes without a name'])('can be opened again after we won it, as %s', async (named) => {
    const { buyer, order } = await buy();
    await write(buyer, await buildMember(app));
    const dispute = (n: number) => (named === 'disputes without a name' ? {} : { dispute: named === 'one dispute' ? 'd' : `d${n}` });
    const send = (kind: 'charged_back' | 'chargeback_reversed', n: number) =>
      sendWebhook(app, { reference: referenceOf(order), kind, details: dispute(n) });
    await send('charged_back', 1);
    await send('chargeback_reversed', 1);
    await Promise.all([send('charged_back', 2), send('charged_back', 2)]);
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 0, paid_user: false });
    await expectBooks(app);
    await send('chargeback_reversed', 2);
    expect(await memberBalanceOf(app, buyer)).toEqual({ credits: 99, paid_user: true });
    expect((await invoicedTo(buyer)).map(([, amount]) => amount)).toEqual([1990, -1970, 1970, -1970, 1970]);
    await expectBooks(app);
  });

  test('that arrives while another dispute is open becomes a finding, and books nothing', async () => {
    const { order } = await buy();
    for (const dispute of ['first', 'second'])
      await sendWebhook(app, { id: `${order.id}:${dispute}`, reference: referenceOf(order), kind: 'charged_back', details: { dispute } });
    const second = `${order.id}:second`;
    expect(await findingsOf(app, second)).toEqual(['other_chargeback']);
    await expectBooks(app);
    // Regression: a refused booking closed the finding, and nothing of it was in the books.
    const { accounting } = app.features;
    expect(await accounting.book(second, 'chargeback')).toMatchObject({ code: 'finding_unbookable' });
    expect(await findingsOf(app, second)).toEqual(['other_chargeback']);
    expect(await accounting.book(second, 'fee')).toMatchObject({ ok: true });
    expect(await findingsOf(app, second)).toEqual([]);
  });

  // Regression: the second dispute hid the debt of the first: a buyer who paid it got the money back and stayed frozen.
  test('leaves a debt that is paid once or written off, also when another dispute of the order was won meanwhile', async () => {
    const owing = async () => {
      const { buyer, order } = await buy();
      const reader = await buildMember(app, { session: false });
      for (let sent = 0; sent < 10; sent += 1) await write(buyer, reader);
      const send = (kind: 'charged_back' | 'chargeback_reversed', dispute: string) =>
        sendWebhook(app, { reference: referenceOf(order), kind, details: { dispute } });
      await send('charged_back', 'first');
      await send('charged_back', 'second');
      await send('chargeback_reversed', 'second');
      return { buyer, order };
    };
    const { buyer, order } = await owing();
    const body = { order: order.id, method: 'paypal', client_id: randomUUID() } as const;
    const { reply } = await buyer.client.call(payDebt, { body });
    await sendWebhook(app, { reference: referenceOf(reply.order), kind: 'paid' });
    expect((await buyer.client.call(getDebts)).reply.dues).toEqual([]);
    const refunds = app.platform.database.db.selectFrom('refunds').select('id').where('order_id', '=', reply.order.id);
    expect(await refunds.execute()).toEqual([]);
    const other = await owing();
    expect(await app.features.accounting.writeOff(`E-${other.order.id}`)).toMatchObject({ ok: true, value: { amount: 199 } });
    await expectBooks(app);
  });

  // Regression: somebody owed 9,960 euros for a purchase of 19.90.
  test('that exceeds the payment takes the payment; the rest becomes a finding and is booked as a fee', async () => {
    const { buyer, order } = await buy();
    const reader = await buildMember(app, { session: false });
    for (let sent = 0; sent < 10; sent += 1) await write(buyer, reader);
    const id = `more:${order.id}`;
    await sendWebhook(app, { id, reference: referenceOf(order), kind: 'charged_back', details: { amount: 999_999 } });
    expect((await buyer.client.call(getDebts)).reply.dues).toMatchObject([{ returned: { amount: 1990 }, amount: { amount: 199 } }]);
    expect(await findingsOf(app, id)).toEqual(['other_chargeback']);
    expect(await app.features.accounting.book(id, 'fee')).toMatchObject({ ok: true });
    expect(await app.features.accounting.book(id, 'fee')).toMatchObject({ code: 'finding_booked' });
    expect(await findingsOf(app, id)).toEqual([]);
    await expectBooks(app);
  });

  // Regression: an unpaid debt kept its VAT and never left the books.
  test('whose debt nobody pays is written off with its VAT, freezes nothing, and is restored when the bank returns the payment', async () => {
    const { buyer, order } = await buy();
    const reader = await buildMember(app, { session: false });
    for (let sent = 0; sent < 10; sent += 1) await write(buyer, reader);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' });
    const { accounting } = app.features;
    expect(await accounting.writeOff(`E-${order.id}`)).toEqual({ ok: true, value: { amount: 199, currency: 'EUR' } });
    expect(await accounting.writeOff(`E-${order.id}`)).toMatchObject({ code: 'nothing_owed' });
    const { db } = app.platform.database;
    const entries = db
      .selectFrom('book_entries')
      .innerJoin('book_transactions as t', 't.id', 'transaction_id')
      .where('t.order_id', '=', order.id);
    const booked = await entries.select(['account', 'amount']).where('t.kind', '=', 'write_off').orderBy('account').execute();
    expect(booked).toEqual([
      { account: 'receivables', amount: -199 },
      { account: 'vat', amount: 32 },
      { account: 'written_off', amount: 167 },
    ]);
    expect((await buyer.client.call(getDebts)).reply.dues).toEqual([]);
    await expectBooks(app);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'chargeback_reversed' });
    expect((await memberBalanceOf(app, buyer)).credits).toBe(90);
    await expectBooks(app);
  });

  test('that takes credits of a later purchase also reverses the invoice of that purchase', async () => {
    const { buyer, order } = await buy();
    const reader = await buildMember(app);
    for (let sent = 0; sent < 5; sent += 1) await write(buyer, reader);
    await pay(await openOrder(buyer.client, 40));
    await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' });
    expect(await invoicedTo(buyer)).toEqual([
      ['invoice', 1990],
      ['invoice', 990],
      ['reversal', -1890],
      ['reversal', -99],
    ]);
    await expectBooks(app);
  });
});
