import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '#platform/server/log.ts';
import { deliver, newRefundId, paymentRequest, placePaidOrder, type ProviderHarness, referenceOfOrder } from './harness.ts';
import { networkProviders } from './harnesses.ts';
import { saveMethod, orderWithSavedMethod } from './saved-methods.ts';
import type { Fault } from './provider-server.ts';
import { advanceClock, stateOf, memberBalanceOf } from '#tests/support/money/shop.ts';
import { getTransactions, requestRefund } from '#features/orders/contract/endpoints.ts';

/** More lost answers than one of our calls makes attempts; the remaining faults are removed. */
const lost = Array.from({ length: 8 }, (): Fault => 'cut');

describe.each(networkProviders)('the provider %s', (name, open) => {
  let harness: ProviderHarness;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(async () => {
    await harness.app.close();
    await harness.server?.close();
  });

  describe('when it cannot be reached', () => {
    const faults: [string, Fault][] = [
      ['does not answer in time', 'silence'],
      ['cuts the connection after it has done what it was asked', 'cut'],
      ['is busy with the same call', { status: 409 }],
      ['has an error', { status: 500 }],
    ];

    test.each(faults)('because it %s, the call is retried and there is one payment', async (_title, fault) => {
      harness.server?.faults.push(fault);
      const request = paymentRequest();
      const { reference } = await harness.provider.create(request);
      expect(await harness.payments(request.order)).toBe(1);
      expect((await harness.provider.create(request)).reference).toBe(reference);
      expect(await harness.payments(request.order)).toBe(1);
    });

    test('because the connection is cut after the refund, the retry does not refund twice', async () => {
      const { reference } = await placePaidOrder(harness);
      const before = (await harness.refunds()).length;
      const request = { reference, refund: newRefundId(), amount: { amount: 500, currency: 'EUR' } };
      harness.server?.faults.push(...lost);
      await Promise.allSettled([harness.provider.refund(request)]);
      harness.server?.faults.splice(0);
      await harness.provider.refund(request);
      expect((await harness.refunds()).slice(before)).toHaveLength(1);
    });

    test('and is up again a minute later, a member’s refund is sent once', async () => {
      const { buyer, order } = await placePaidOrder(harness);
      const before = (await harness.refunds()).length;
      harness.server?.faults.push(...lost);
      const body = { order: order.id, amount: 1990, client_id: randomUUID() };
      expect((await buyer.client.call(requestRefund, { body })).reply.refund.state).toBe('requested');
      harness.server?.faults.splice(0);
      await advanceClock(harness.app, 60);
      await advanceClock(harness.app, 60);
      expect((await harness.refunds()).slice(before).map(({ amount }) => amount)).toEqual([1990]);
    });

    test('because there were too many calls, it is asked again at the time that it named', async () => {
      harness.pauses.splice(0);
      harness.server?.faults.push({ status: 429, retryAfter: 2 });
      await harness.provider.create(paymentRequest());
      expect(harness.pauses).toEqual([2000]);
    });

    test('for a long time, the caller gets an error at once', async () => {
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

    test('because our call is wrong, it is not retried', async () => {
      const before = harness.server?.calls.length ?? 0;
      harness.server?.faults.push({ status: 400 });
      await expect(harness.provider.create(paymentRequest())).rejects.toThrow();
      expect(harness.server?.calls.length).toBe(before + 1);
    });
  });

  describe('when its answer to a charge of a saved method is lost', () => {
    async function loseCharge() {
      const { buyer, id } = await saveMethod(harness);
      const client_id = randomUUID();
      harness.server?.faults.push(...lost);
      expect((await orderWithSavedMethod(buyer, id, client_id)).status).toBe(500);
      harness.server?.faults.splice(0);
      const [order] = (await buyer.client.call(getTransactions)).reply.orders;
      if (order?.state !== 'loading') throw new Error(`the order is ${order?.state}`);
      const repeat = async () => (await orderWithSavedMethod(buyer, id, client_id)).reply.order;
      return { buyer, order, repeat, balance: () => memberBalanceOf(harness.app, buyer) };
    }

    test('finds the charge when the member repeats the order, and does not charge again', async () => {
      const { order, repeat, balance } = await loseCharge();
      expect(await repeat()).toMatchObject({ id: order.id, state: 'completed' });
      expect(await harness.payments(order.id)).toBe(1);
      expect((await balance()).credits).toBe(200);
    });

    test('reports the charge by its webhook when the member does not come back, and a later repetition charges nothing', async () => {
      const { buyer, order, repeat, balance } = await loseCharge();
      const [reference = ''] = harness.paymentsOf(order.id);
      await Promise.all([1, 2, 3].map(() => deliver(harness, harness.settle(reference))));
      expect(await stateOf(buyer.client, order)).toBe('completed');
      expect(await referenceOfOrder(harness, order.id)).toBe(reference);
      expect(await repeat()).toMatchObject({ id: order.id, state: 'completed' });
      expect(await harness.payments(order.id)).toBe(1);
      expect((await balance()).credits).toBe(200);
    });

    test('reports it by both at the same time, and it counts once', async () => {
      const { order, repeat, balance } = await loseCharge();
      const [reference = ''] = harness.paymentsOf(order.id);
      await Promise.all([repeat(), deliver(harness, harness.settle(reference)), repeat(), deliver(harness, harness.settle(reference))]);
      expect((await repeat()).state).toBe('completed');
      expect(await harness.payments(order.id)).toBe(1);
      expect((await balance()).credits).toBe(200);
    });

    test('and its webhook is lost, too, is asked if it supports that', async () => {
      const { buyer, order, repeat, balance } = await loseCharge();
      await advanceClock(harness.app, 16 * 60);
      // Adyen reports its payments by webhooks only, which it repeats for days.
      expect(await stateOf(buyer.client, order)).toBe(name === 'stripe' ? 'completed' : 'loading');
      expect((await repeat()).state).toBe('completed');
      expect(await harness.payments(order.id)).toBe(1);
      expect((await balance()).credits).toBe(200);
    });

    test('and the charge was never made, the order fails and charges nothing any more', async () => {
      const { buyer, id } = await saveMethod(harness);
      const client_id = randomUUID();
      harness.server?.faults.push({ status: 500 }, { status: 500 }, { status: 500 });
      expect((await orderWithSavedMethod(buyer, id, client_id)).status).toBe(500);
      await advanceClock(harness.app, 25 * 3600);
      const { reply } = await orderWithSavedMethod(buyer, id, client_id);
      expect(reply.order.state).toBe('failed');
      expect(await harness.payments(reply.order.id)).toBe(0);
    });
  });

  test('never writes its keys to the log, whatever fails', async () => {
    const lines: string[] = [];
    const log = createLog({ ...harness.app.platform.env, logLevel: 'debug' }, { write: (line) => void lines.push(line) });
    const faults: Fault[][] = [[{ status: 400 }], [{ status: 401 }], lost, [{ status: 500 }, { status: 500 }, { status: 500 }]];
    for (const wrong of faults) {
      harness.server?.faults.push(...wrong);
      const error: unknown = await harness.provider.create(paymentRequest()).catch((thrown: unknown) => thrown);
      harness.server?.faults.splice(0);
      expect(error).toBeInstanceOf(Error);
      log.error({ err: error, error: String(error) }, 'failed');
    }
    expect(lines).toHaveLength(faults.length);
    for (const secret of harness.secrets) expect(lines.join('')).not.toContain(secret);
  });

  test('is called according to its public description', () => {
    if (harness.server === null) return;
    expect(harness.server.problems).toEqual([]);
    expect(harness.server.calls.length).toBeGreaterThan(10);
  });
});
