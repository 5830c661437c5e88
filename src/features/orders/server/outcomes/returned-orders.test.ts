import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { decide, openOrder, referenceOf, sendWebhook } from '#tests/support/money/shop.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getOrder, getRefund, getTransactions, requestRefund } from '../../contract/endpoints.ts';
import type { Order } from '../../contract/order.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function buy({ client }: BuiltMember): Promise<Order> {
  const order = await openOrder(client);
  await decide(app, order, 'paid');
  return order;
}

/** The order as its own page and the list of all orders show it. */
async function returnedOf({ client }: BuiltMember, { id }: Order) {
  const { order } = (await client.call(getOrder, { query: { id } })).reply;
  const { orders } = (await client.call(getTransactions)).reply;
  expect(orders.find((one) => one.id === id)?.returned).toBe(order.returned);
  return order.returned;
}

// Regression: the page of a refunded or charged-back purchase still said that its credits are there.
describe('a paid order', () => {
  test('says that it was given back, unless the refund failed', async () => {
    const buyer = await buildMember(app);
    const [order, other] = [await buy(buyer), await buy(buyer)];
    expect(await returnedOf(buyer, order)).toBeNull();
    const { offer } = (await buyer.client.call(getRefund, { query: { id: order.id } })).reply;
    const body = { order: order.id, amount: offer?.amount.amount ?? 0, client_id: randomUUID() };
    const { refund } = (await buyer.client.call(requestRefund, { body })).reply;
    expect(await returnedOf(buyer, order)).toBe('refund');
    expect(await returnedOf(buyer, other)).toBeNull();
    await sendWebhook(app, { reference: referenceOf(order), kind: 'refund_failed', details: { refund: refund.id } });
    expect(await returnedOf(buyer, order)).toBeNull();
  });

  test('says that the bank took it back, until the payment is returned', async () => {
    const buyer = await buildMember(app);
    const order = await buy(buyer);
    await sendWebhook(app, { reference: referenceOf(order), kind: 'charged_back' });
    expect(await returnedOf(buyer, order)).toBe('chargeback');
    await sendWebhook(app, { reference: referenceOf(order), kind: 'chargeback_reversed' });
    expect(await returnedOf(buyer, order)).toBeNull();
  });
});
