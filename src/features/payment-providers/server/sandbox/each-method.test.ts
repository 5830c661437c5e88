import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { expectBooks } from '#tests/support/money/books.ts';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { packageOf, referenceOf, sendDecision, stateOf, memberBalanceOf } from '#tests/support/money/shop.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';
import { createOrder, getOrder, getTransactions } from '#features/orders/contract/endpoints.ts';
import type { Order } from '#features/orders/contract/order.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { startConsentVersion } from '#features/orders/contract/terms.ts';

/** All methods follow the same steps of a purchase; `tests/e2e/money/pay*.spec.ts` tests these in a browser with PayPal. */
const methods = [
  ['card', 'DE'],
  ['paypal', 'DE'],
  ['apple_pay', 'DE'],
  ['bank_transfer', 'DE'],
  ['ideal', 'NL'],
  ['bancontact', 'BE'],
  ['eps', 'AT'],
  ['p24', 'PL'],
  ['blik', 'PL'],
  ['twint', 'CH'],
  ['swish', 'SE'],
  ['mobilepay', 'DK'],
  ['vipps', 'NO'],
] as const satisfies readonly (readonly [PaymentMethod, string])[];

let app: TestApp;
/** The server that runs after the first one was killed: another process on the same database. */
let restarted: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  const { rows } = await sql<{ name: string }>`SELECT current_database() AS name`.execute(app.platform.database.db);
  restarted = await createTestAppOn({ host: inject('databaseHost'), port: 5432, user: 'app', database: rows[0]?.name ?? '' });
});
afterAll(async () => {
  await restarted.close();
  await app.close();
});

/** One intent of the checkout: sent any number of times, it is the same order. */
async function openCheckout(method: PaymentMethod, country: string) {
  const buyer = await buildMember(app, { country });
  const intent = { package: await packageOf(buyer.client, 100), method, client_id: randomUUID(), start_consent: startConsentVersion };
  const order = async (): Promise<Order> => (await buyer.client.call(createOrder, { body: intent })).reply.order;
  return { buyer, order };
}

const pageOf = (on: TestApp, reference: string) =>
  on.server.inject({ method: 'GET', url: `/sandbox/pay/${reference}`, headers: { host: 'localhost' } });

async function expectPaidOnce(buyer: BuiltMember): Promise<void> {
  expect((await buyer.client.call(getTransactions)).reply.orders.map(({ state }) => state)).toEqual(['completed']);
  expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
}

describe.each(methods)('a purchase by %s', (method, country) => {
  test('that is tapped twice, reloaded, left by Back and paid in two tabs is one order, credited once', async () => {
    const { buyer, order } = await openCheckout(method, country);
    const [first, second] = await Promise.all([order(), order()]);
    const reference = referenceOf(first);
    expect(referenceOf(second)).toBe(reference);
    for (const _reload of [1, 2]) expect((await pageOf(app, reference)).statusCode).toBe(200);
    // Back from the payment page, the buyer orders the same again.
    expect(referenceOf(await order())).toBe(reference);
    const paid = await Promise.all([1, 2, 3].map(() => sendDecision(app, reference, { outcome: 'paid' })));
    for (const { statusCode, headers } of paid)
      expect([statusCode, headers['location']]).toEqual([303, expect.stringContaining('/transactions/')]);
    await sendDecision(app, reference, { outcome: 'paid' });
    expect(await stateOf(buyer.client, first)).toBe('completed');
    expect((await order()).id).toBe(first.id);
    await expectPaidOnce(buyer);
  });

  test('whose server is killed before and after the order and after the payment, without a webhook, is charged once', async () => {
    const { buyer, order } = await openCheckout(method, country);
    const first = await order();
    const reference = referenceOf(first);
    expect((await pageOf(restarted, reference)).statusCode).toBe(200);
    await sendDecision(restarted, reference, { outcome: 'paid', delivery: 'lost' });
    expect(await stateOf(buyer.client, first)).toBe('loading');
    app.platform.clock.advance(16 * 60);
    await app.platform.jobs.runNow('payments-reconcile');
    expect(await stateOf(buyer.client, first)).toBe('completed');
    expect((await order()).id).toBe(first.id);
    await expectPaidOnce(buyer);
  });

  test.each(['declined', 'expired'])('whose first order is %s is paid with a second order', async (outcome) => {
    const { buyer, order } = await openCheckout(method, country);
    const failed = await order();
    await sendDecision(app, referenceOf(failed), { outcome });
    expect(await stateOf(buyer.client, failed)).toBe('failed');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
    const body = { package: failed.package.id, method, client_id: randomUUID(), start_consent: startConsentVersion };
    const second = (await buyer.client.call(createOrder, { body })).reply.order;
    await sendDecision(app, referenceOf(second), { outcome: 'paid' });
    expect((await buyer.client.call(getTransactions)).reply.orders.map(({ state }) => state)).toEqual(['completed', 'failed']);
    expect((await memberBalanceOf(app, buyer)).credits).toBe(100);
  });

  test('that is pending is finally paid, and charged back', async () => {
    const { buyer, order } = await openCheckout(method, country);
    const made = await order();
    const reference = referenceOf(made);
    await sendDecision(app, reference, { outcome: 'pending' });
    expect(await stateOf(buyer.client, made)).toBe('pending');
    await sendDecision(app, reference, { outcome: 'paid' });
    expect(await stateOf(buyer.client, made)).toBe('completed');
    const { body } = await pageOf(app, reference);
    const offered = ['returned', 'charged_back'].find((outcome) => body.includes(`value="${outcome}"`));
    await sendDecision(app, reference, { outcome: offered ?? '' });
    expect((await buyer.client.call(getOrder, { query: { id: made.id } })).reply.order.returned).toBe('chargeback');
    expect((await memberBalanceOf(app, buyer)).credits).toBe(0);
  });
});

test('the books hold after all these purchases', () => expectBooks(app));
