import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getInvoices } from '#features/invoices/contract/endpoints.ts';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { write } from '#tests/support/chat/chat.ts';
import { payByDebit, sendForm } from '#tests/support/money/debits.ts';
import { advanceClock, decide, openOrder, packageOf, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getDirectDebit } from '../../contract/endpoints.ts';
import { createOrder, getRefund, requestRefund } from '#features/orders/contract/endpoints.ts';
import { getDebts, payDebt } from '#features/orders/contract/debts.ts';
import type { Order } from '#features/orders/contract/order.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const debitOf = async ({ client }: BuiltMember, { id }: Order) =>
  (await client.call(getDirectDebit, { query: { order: id } })).reply.direct_debit.debit;
const giveBack = ({ client }: BuiltMember, { id }: Order, amount: number) =>
  client.call(requestRefund, { body: { order: id, amount, client_id: randomUUID() } });
const refundsOf = async ({ client }: BuiltMember, { id }: Order) => (await client.call(getRefund, { query: { id } })).reply.refunds;

describe('direct debit', () => {
  test('that is refunded before its collection is not collected; after that it is paid back', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    const [early, late] = [await payByDebit(app, anna), await payByDebit(app, ben)];
    expect((await giveBack(anna, early, 1990)).reply.refund.state).toBe('requested');
    await advanceClock(app, 60);
    expect(await debitOf(anna, early)).toMatchObject({ state: 'cancelled' });
    expect(await refundsOf(anna, early)).toMatchObject([{ state: 'done' }]);
    await advanceClock(app, 9 * 86_400);
    expect(await debitOf(anna, early)).toMatchObject({ state: 'cancelled' });
    await giveBack(ben, late, 1990);
    await advanceClock(app, 60);
    expect(await refundsOf(ben, late)).toMatchObject([{ state: 'done' }]);
    expect(await memberBalanceOf(app, ben)).toEqual({ credits: 0, paid_user: false });
    await expectBooks(app);
  });

  test('is blocked after a returned debit, which takes the credits back, until it is settled', async () => {
    const anna = await buildMember(app);
    const order = await payByDebit(app, anna);
    const returned = () => anna.client.raw('POST', '/dev/direct-debit-return', { order: order.id });
    expect([(await returned()).status, (await returned()).status]).toEqual([200, 200]);
    expect(await memberBalanceOf(app, anna)).toEqual({ credits: 0, paid_user: false });
    expect(await debitOf(anna, order)).toMatchObject({ state: 'returned' });
    const next = await openOrder(anna.client, 40, 'sepa_debit');
    expect((await sendForm(anna, next)).error?.code).toBe('blocked_account');
    expect((await anna.client.call(getDirectDebit, { query: { order: next.id } })).reply.direct_debit.blocked).toMatchObject({
      amount: { amount: 1990 },
      owed: null,
    });
    expect((await anna.client.raw('POST', '/dev/direct-debit-return', { order: 999_999_999 })).status).toBe(404);
    expect((await anna.client.raw('POST', '/dev/direct-debit-settle', { order: order.id })).status).toBe(200);
    expect(await memberBalanceOf(app, anna)).toEqual({ credits: 100, paid_user: true });
    expect((await sendForm(anna, next)).status).toBe(200);
    await expectBooks(app);
  });

  test('that is returned after its credits were used freezes the account until the debt is settled', async () => {
    const [anna, ben] = [await buildMember(app), await buildMember(app)];
    const order = await payByDebit(app, anna);
    const waiting = await openOrder(anna.client, 40, 'sepa_debit');
    for (let sent = 0; sent < 20; sent += 1) await write(anna, ben);
    expect((await anna.client.raw('POST', '/dev/direct-debit-return', { order: order.id })).status).toBe(200);
    const body = {
      package: await packageOf(anna.client, 40),
      method: 'card',
      client_id: randomUUID(),
      start_consent: startConsentVersion,
    } as const;
    expect((await anna.client.call(createOrder, { body })).error?.code).toBe('spending_frozen');
    expect((await write(anna, ben)).error?.code).toBe('spending_frozen');
    expect((await sendForm(anna, waiting)).error?.code).toBe('blocked_account');
    const blocked = async () => (await anna.client.call(getDirectDebit, { query: { order: waiting.id } })).reply.direct_debit.blocked;
    expect(await blocked()).toMatchObject({ amount: { amount: 1990 }, owed: { amount: 398, currency: 'EUR' } });
    const [debt] = (await anna.client.call(getDebts)).reply.dues;
    expect(debt).toMatchObject({ order: order.id, amount: { amount: 398 } });
    expect(debt?.methods).toContain('paypal');
    expect(debt?.methods).not.toContain('sepa_debit');
    const settle = (method: 'paypal' | 'sepa_debit') =>
      anna.client.call(payDebt, { body: { order: order.id, method, client_id: randomUUID() } });
    expect((await settle('sepa_debit')).error?.code).toBe('method_unavailable');
    await decide(app, (await settle('paypal')).reply.order, 'paid');
    expect(await blocked()).toBeNull();
    // Settling it twice would give credits for nothing.
    expect((await anna.client.raw('POST', '/dev/direct-debit-settle', { order: order.id })).status).toBe(200);
    expect((await memberBalanceOf(app, anna)).credits).toBe(0);
    await payByDebit(app, anna);
    expect((await memberBalanceOf(app, anna)).credits).toBe(100);
    const invoices = (await anna.client.call(getInvoices)).reply.invoices.map(({ kind, total }) => [kind, total.amount]);
    expect(invoices.toReversed()).toEqual([
      ['invoice', 1990],
      ['reversal', -1592],
      ['invoice', 1990],
    ]);
    await expectBooks(app);
  });
});
