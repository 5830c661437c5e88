import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveMethod, orderWithSavedMethod } from './saved-methods.ts';
import {
  deliver,
  kindsOf,
  newRefundId,
  paymentRequest,
  placePaidOrder,
  type ProviderHarness,
  referenceOfOrder,
  storedEvents,
} from './harness.ts';
import { allProviders } from './harnesses.ts';
import { advanceClock, memberBalanceOf } from '#tests/support/money/shop.ts';
import { deleteSavedMethod, getSavedMethods } from '#features/orders/contract/endpoints.ts';

describe.each(allProviders)('a method that the provider %s saves', (_name, open) => {
  let harness: ProviderHarness;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(async () => {
    await harness.app.close();
    await harness.server?.close();
  });

  /** Charges a saved method for an order that is not in the database. Only its owner can charge a method. */
  const charge = ({ token, buyer }: { token: string; buyer: { id: number } }) => ({
    ...paymentRequest(),
    customer: `member-${buyer.id}`,
    savedMethod: token,
  });

  test('is charged again without the payment page, once for each order', async () => {
    const request = charge(await saveMethod(harness));
    const made = await harness.provider.create(request);
    expect(made).toEqual({ reference: expect.any(String), paymentUrl: null, outcome: 'paid' });
    expect(await harness.provider.create(request)).toEqual(made);
    expect(await harness.payments(request.order)).toBe(1);
  });

  test('pays another order of a member, which is reported and refunded like any other payment', async () => {
    const { buyer, id } = await saveMethod(harness);
    const { reply } = await orderWithSavedMethod(buyer, id);
    expect(reply.order).toMatchObject({ state: 'completed', payment_url: null });
    const reference = await referenceOfOrder(harness, reply.order.id);
    expect((await deliver(harness, harness.settle(reference))).statusCode).toBe(200);
    expect(await kindsOf(harness, reference)).toEqual(['paid']);
    expect((await memberBalanceOf(harness.app, buyer)).credits).toBe(200);
    await harness.provider.refund({ reference, refund: newRefundId(), amount: { amount: 100, currency: 'EUR' } });
    expect((await harness.refunds()).at(-1)?.amount).toBe(100);
  });

  test('is charged once when a member orders ten times in parallel with one client_id', async () => {
    const { buyer, id } = await saveMethod(harness);
    const client_id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 10 }, () => orderWithSavedMethod(buyer, id, client_id)));
    const orders = new Set(responses.map(({ reply }) => reply.order.id));
    expect(orders.size).toBe(1);
    expect(await harness.payments([...orders][0] ?? 0)).toBe(1);
    expect((await memberBalanceOf(harness.app, buyer)).credits).toBe(200);
  });

  test('makes the order fail when the bank refuses it', async () => {
    const { buyer, id, token } = await saveMethod(harness);
    await harness.refuseCharge(token);
    const { reply } = await orderWithSavedMethod(buyer, id);
    expect(reply.order).toMatchObject({ state: 'failed', payment_url: null });
    expect((await memberBalanceOf(harness.app, buyer)).credits).toBe(100);
  });

  test('makes the order fail when the provider no longer has it', async () => {
    const { buyer, id, token } = await saveMethod(harness);
    await harness.provider.forget?.(token);
    const { status, reply } = await orderWithSavedMethod(buyer, id);
    expect([status, reply.order]).toMatchObject([200, { state: 'failed', payment_url: null }]);
    expect((await memberBalanceOf(harness.app, buyer)).credits).toBe(100);
  });

  test('is deleted at the provider when its owner deletes it, also twice', async () => {
    const kept = await saveMethod(harness);
    const { reply } = await kept.buyer.client.call(deleteSavedMethod, { body: { id: kept.id } });
    expect(reply.means).toEqual([]);
    await advanceClock(harness.app, 60);
    expect(await harness.provider.create(charge(kept))).toMatchObject({ outcome: 'declined' });
    await harness.provider.forget?.(kept.token);
    await harness.provider.forget?.(kept.token);
  });

  test('is removed after a chargeback', async () => {
    const { buyer, reference } = await saveMethod(harness);
    await deliver(harness, harness.chargeBack(reference));
    expect((await buyer.client.call(getSavedMethods)).reply.means).toEqual([]);
  });

  test('is not saved without the buyer’s consent', async () => {
    const { reference } = await placePaidOrder(harness);
    const [event] = await storedEvents(harness, reference);
    expect(event?.details).not.toHaveProperty('means');
  });

  test('is charged according to the public description', () => {
    if (harness.server === null) return;
    expect(harness.server.problems).toEqual([]);
    expect(harness.server.calls.length).toBeGreaterThan(10);
  });
});
