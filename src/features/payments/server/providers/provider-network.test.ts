import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import {
  deliver,
  kindsOf,
  newRefundId,
  paymentRequest,
  placePaidOrder,
  type ProviderHarness,
  referenceOfOrder,
  storedEvents,
} from '#tests/support/providers/harness.ts';
import { openAdyenHarness, openStripeHarness } from '#tests/support/providers/harnesses.ts';
import type { Fault } from '#tests/support/providers/provider-server.ts';
import { packageOf, walletOf } from '#tests/support/shop.ts';
import { createOrder, getPaymentMeans } from '../../contract/endpoints.ts';
import { PaymentDetails } from './provider.ts';

// The sandbox is not reached over a network, and keeps means by a choice on its page; its own tests show that.
describe.each([
  ['stripe', openStripeHarness],
  ['adyen', openAdyenHarness],
])('the provider %s', (_name, open) => {
  let harness: ProviderHarness;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(async () => {
    await harness.app.close();
    await harness.server?.close();
  });

  describe('keeps means', () => {
    async function keep(): Promise<string> {
      const { reference } = await placeKeepingOrder();
      for (const webhook of await harness.decide(reference, 'paid')) await deliver(harness, webhook);
      const [event] = await storedEvents(harness, reference);
      const { means } = Value.Parse(PaymentDetails, event?.details);
      expect(means).toEqual({ token: expect.any(String), label: 'Visa •••• 4242', expires: '2030-08' });
      return means?.token ?? '';
    }

    async function placeKeepingOrder() {
      const buyer = await buildMember(harness.app);
      const body = { package: await packageOf(buyer.client, 100), method: 'card' as const, client_id: randomUUID(), remember: true };
      const { reply } = await buyer.client.call(createOrder, { body });
      return { buyer, reference: await referenceOfOrder(harness, reply.order.id) };
    }

    test('when the buyer wants it, and charges them again without the payment page', async () => {
      const means = await keep();
      const request = { ...paymentRequest(), means };
      const made = await harness.provider.create(request);
      expect(made).toEqual({ reference: expect.any(String), paymentUrl: null, outcome: 'paid' });
      expect(await harness.provider.create(request)).toEqual(made);
      expect(await harness.payments(request.order)).toBe(1);
    });

    test('and says when they are refused', async () => {
      const means = await keep();
      harness.charges.push('declined');
      expect(await harness.provider.create({ ...paymentRequest(), means })).toMatchObject({ paymentUrl: null, outcome: 'declined' });
    });

    test('and a charge whose answer was lost is not made twice', async () => {
      const means = await keep();
      const request = { ...paymentRequest(), means };
      harness.server?.faults.push('cut');
      expect(await harness.provider.create(request)).toMatchObject({ outcome: 'paid' });
      expect(await harness.payments(request.order)).toBe(1);
    });

    test('until they are forgotten, which can be said twice', async () => {
      const means = await keep();
      await harness.provider.forget?.(means);
      await harness.provider.forget?.(means);
      await expect(harness.provider.create({ ...paymentRequest(), means })).rejects.toThrow();
    });

    test('with which a member buys again, and what follows is reported and given back like any other payment', async () => {
      const { buyer, reference: first } = await placeKeepingOrder();
      for (const webhook of await harness.decide(first, 'paid')) await deliver(harness, webhook);
      const { means } = (await buyer.client.call(getPaymentMeans)).reply;
      const body = {
        package: await packageOf(buyer.client, 100),
        method: 'card' as const,
        client_id: randomUUID(),
        means: means[0]?.id ?? 0,
        start_now: true,
      };
      const { reply } = await buyer.client.call(createOrder, { body });
      expect(reply.order).toMatchObject({ state: 'completed', payment_url: null });
      const reference = await referenceOfOrder(harness, reply.order.id);
      expect((await deliver(harness, harness.settle(reference))).statusCode).toBe(200);
      expect(await kindsOf(harness, reference)).toEqual(['paid']);
      expect((await walletOf(harness.app, buyer)).credits).toBe(200);
      await harness.provider.refund({ reference, refund: newRefundId(), amount: { amount: 100, currency: 'EUR' } });
      expect((await harness.refunds()).at(-1)?.amount).toBe(100);
    });

    test('of nobody who did not want it', async () => {
      const { reference } = await placePaidOrder(harness);
      const [event] = await storedEvents(harness, reference);
      expect(event?.details).not.toHaveProperty('means');
    });
  });

  describe('when it cannot be reached', () => {
    const faults: [string, Fault][] = [
      ['does not answer in time', 'silence'],
      ['cuts the connection after it has done what it was asked', 'cut'],
      ['is busy with the same call', { status: 409 }],
      ['has an error', { status: 500 }],
    ];

    test.each(faults)('because it %s, the call is repeated and there is one payment', async (_title, fault) => {
      harness.server?.faults.push(fault);
      const request = paymentRequest();
      const { reference } = await harness.provider.create(request);
      expect(await harness.payments(request.order)).toBe(1);
      expect((await harness.provider.create(request)).reference).toBe(reference);
      expect(await harness.payments(request.order)).toBe(1);
    });

    test('because the connection is cut after the refund, the retry gives nothing back twice', async () => {
      const { reference } = await placePaidOrder(harness);
      const before = (await harness.refunds()).length;
      const request = { reference, refund: newRefundId(), amount: { amount: 500, currency: 'EUR' } };
      harness.server?.faults.push('cut', 'cut', 'cut');
      await Promise.allSettled([harness.provider.refund(request)]);
      harness.server?.faults.splice(0);
      await harness.provider.refund(request);
      expect((await harness.refunds()).slice(before)).toHaveLength(1);
    });

    test('because there were too many calls, it is asked again when it said so', async () => {
      harness.pauses.splice(0);
      harness.server?.faults.push({ status: 429, retryAfter: 2 });
      await harness.provider.create(paymentRequest());
      expect(harness.pauses).toEqual([2000]);
    });

    test('for a long time, the caller is told at once', async () => {
      harness.pauses.splice(0);
      harness.server?.faults.push({ status: 429, retryAfter: 60 });
      await expect(harness.provider.create(paymentRequest())).rejects.toThrow();
      expect(harness.pauses).toEqual([]);
    });

    test('three times, the call fails, and works the next time with the same payment', async () => {
      const request = paymentRequest();
      harness.server?.faults.push({ status: 503 }, { status: 503 }, { status: 503 });
      await expect(harness.provider.create(request)).rejects.toThrow();
      await harness.provider.create(request);
      expect(await harness.payments(request.order)).toBe(1);
    });

    test('because our call is wrong, it is not repeated', async () => {
      const before = harness.server?.calls.length ?? 0;
      harness.server?.faults.push({ status: 400 });
      await expect(harness.provider.create(paymentRequest())).rejects.toThrow();
      expect(harness.server?.calls.length).toBe(before + 1);
    });
  });

  test('is called as its public description says', () => {
    if (harness.server === null) return;
    expect(harness.server.problems).toEqual([]);
    expect(harness.server.calls.length).toBeGreaterThan(10);
  });
});
