import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  deliver,
  kindsOf,
  newRefundId,
  paymentRequest,
  placeOrder,
  placePaidOrder,
  type ProviderHarness,
  storedEvents,
} from './harness.ts';
import { allProviders } from './harnesses.ts';
import { advanceClock } from '#tests/support/money/shop.ts';

describe.each(allProviders)('the provider %s', (name, open) => {
  let harness: ProviderHarness;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(async () => {
    await harness.app.close();
    await harness.server?.close();
  });

  describe('creates a payment', () => {
    test('with a page for the buyer, once for each order, also after repeated and parallel calls', async () => {
      const request = paymentRequest();
      const made = await Promise.all([1, 2, 3].map(() => harness.provider.create(request)));
      made.push(await harness.provider.create(request));
      expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
      expect(URL.canParse(made[0]?.paymentUrl ?? '')).toBe(true);
      expect(await harness.payments(request.order)).toBe(1);
      expect((await harness.provider.create(paymentRequest())).reference).not.toBe(made[0]?.reference);
    });

    test('only for a method that it offers', () => {
      expect(harness.provider.offers('NL', 'EUR', 'localhost')).toContain('ideal');
      expect(harness.provider.offers('DE', 'EUR', 'localhost')).toContain('card');
      expect(harness.provider.offers('DE', 'EUR', 'localhost')).not.toContain('ideal');
      expect(harness.provider.offers('SE', 'SEK', 'localhost')).not.toContain('sepa_debit');
    });
  });

  describe('reports', () => {
    test.each([
      ['paid', 'completed', 100],
      ['pending', 'pending', 0],
      ['declined', 'failed', 0],
      ['expired', 'failed', 0],
    ] as const)('%s, and the order is %s', async (outcome, state, credits) => {
      const placed = await placeOrder(harness);
      for (const webhook of await harness.decide(placed.reference, outcome)) expect((await deliver(harness, webhook)).statusCode).toBe(200);
      expect(await placed.state()).toBe(state);
      expect((await placed.balance()).credits).toBe(credits);
    });

    test('that a pending payment is finally paid, or not', async () => {
      const paid = await placeOrder(harness);
      const declined = await placeOrder(harness);
      for (const [{ reference }, outcome] of [
        [paid, 'paid'],
        [declined, 'declined'],
      ] as const) {
        for (const webhook of await harness.decide(reference, 'pending')) await deliver(harness, webhook);
        for (const webhook of await harness.decide(reference, outcome)) await deliver(harness, webhook);
      }
      expect([await paid.state(), await declined.state()]).toEqual(['completed', 'failed']);
    });

    test('an event twice and ten times in parallel, and it counts once', async () => {
      const placed = await placeOrder(harness);
      const webhooks = await harness.decide(placed.reference, 'paid');
      const responses = await Promise.all(webhooks.flatMap((webhook) => Array.from({ length: 10 }, () => deliver(harness, webhook))));
      for (const webhook of webhooks) responses.push(await deliver(harness, webhook));
      expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect((await placed.balance()).credits).toBe(100);
      expect(await kindsOf(harness, placed.reference)).toEqual(['paid']);
    });

    test('events out of order, and the order never moves back', async () => {
      const placed = await placeOrder(harness);
      const early = await harness.decide(placed.reference, 'pending');
      for (const webhook of await harness.decide(placed.reference, 'paid')) await deliver(harness, webhook);
      for (const webhook of early) await deliver(harness, webhook);
      expect(await placed.state()).toBe('completed');
      expect((await placed.balance()).credits).toBe(100);
    });

    test('unknown events, which are accepted and change nothing', async () => {
      const placed = await placeOrder(harness);
      for (const webhook of harness.unknown()) expect((await deliver(harness, webhook)).statusCode).toBe(200);
      expect(await placed.state()).toBe('loading');
    });
  });

  describe('is not believed', () => {
    test('with a forged, another or no signature', async () => {
      const placed = await placeOrder(harness);
      const [webhook] = await harness.decide(placed.reference, 'pending');
      if (!webhook) throw new Error('no webhook came');
      const unsigned = {
        headers: { 'content-type': 'application/json' },
        body: webhook.body.replace(/"hmacSignature":"[^"]*"/, '"x":"y"'),
      };
      for (const bad of [
        harness.forge(webhook),
        unsigned,
        { ...webhook, body: '{}' },
        { ...webhook, body: 'null' },
        { ...webhook, body: '' },
      ]) {
        const { statusCode, body } = await deliver(harness, bad);
        expect([statusCode, body]).toEqual([400, expect.stringContaining('"code":"signature_invalid"')]);
      }
      expect(await placed.state()).toBe('loading');
      expect(await storedEvents(harness, placed.reference)).toEqual([]);
    });

    test('a second time: a recorded webhook that comes again later changes nothing', async () => {
      const placed = await placeOrder(harness);
      const webhooks = [...(await harness.decide(placed.reference, 'pending')), ...(await harness.decide(placed.reference, 'paid'))];
      for (const webhook of webhooks) await deliver(harness, webhook);
      await advanceClock(harness.app, 3600);
      const responses = await Promise.all(webhooks.map((webhook) => deliver(harness, webhook)));
      // A signature with a timestamp is too old by now; other events are recognised by their id.
      expect(responses.map(({ statusCode }) => statusCode)).toEqual(webhooks.map(() => (name === 'stripe' ? 400 : 200)));
      expect((await placed.balance()).credits).toBe(100);
      expect(await kindsOf(harness, placed.reference)).toEqual(['pending', 'paid']);
    });
  });

  describe('is asked when no webhook arrives', () => {
    test.each([
      ['paid', 'paid', 'completed'],
      ['pending', 'pending', 'pending'],
      ['expired', 'declined', 'failed'],
    ] as const)('and says %s', async (outcome, response, state) => {
      const placed = await placeOrder(harness);
      expect(await harness.provider.lookup(placed.reference)).toBeNull();
      await harness.decide(placed.reference, outcome);
      expect(await harness.provider.lookup(placed.reference)).toBe(response);
      await advanceClock(harness.app, 16 * 60);
      expect(await placed.state()).toBe(state);
    });
  });

  describe('refunds', () => {
    test('once per refund id, also much later', async () => {
      const { reference } = await placePaidOrder(harness);
      const request = { reference, refund: newRefundId(), amount: { amount: 500, currency: 'EUR' } };
      const before = (await harness.refunds()).length;
      await Promise.all([harness.provider.refund(request), harness.provider.refund(request)]);
      await harness.provider.refund(request);
      expect((await harness.refunds()).slice(before).map(({ amount }) => amount)).toEqual([500]);
      await harness.provider.refund({ ...request, refund: newRefundId(), amount: { amount: 250, currency: 'EUR' } });
      expect((await harness.refunds()).slice(before).map(({ amount }) => amount)).toEqual([500, 250]);
    });

    test.each([
      ['succeeded', 'refunded'],
      ['failed', 'refund_failed'],
    ] as const)('and reports once that it %s, with our id and the amount', async (status, kind) => {
      const { reference } = await placePaidOrder(harness);
      const refund = newRefundId();
      await harness.provider.refund({ reference, refund, amount: { amount: 500, currency: 'EUR' } });
      const made = (await harness.refunds()).at(-1);
      for (const webhook of await harness.endRefund(made?.id ?? '', status)) expect((await deliver(harness, webhook)).statusCode).toBe(200);
      expect((await storedEvents(harness, reference)).slice(1)).toEqual([{ kind, details: { refund, amount: 500, currency: 'EUR' } }]);
    });

    test('only an existing payment', async () => {
      if (name === 'sandbox') return;
      const { reference } = await placeOrder(harness);
      await expect(harness.provider.refund({ reference, refund: newRefundId(), amount: { amount: 1, currency: 'EUR' } })).rejects.toThrow(
        reference,
      );
    });
  });

  test('reports a chargeback and its reversal', async () => {
    const { reference, order } = await placePaidOrder(harness);
    for (const webhook of [harness.chargeBack(reference), harness.reverseChargeback(reference)])
      expect((await deliver(harness, webhook)).statusCode).toBe(200);
    const { amount } = order.total;
    expect((await storedEvents(harness, reference)).slice(1)).toMatchObject([
      { kind: 'charged_back', details: { amount } },
      { kind: 'chargeback_reversed', details: { amount } },
    ]);
  });

  test('is called according to its public description', () => {
    if (harness.server === null) return;
    expect(harness.server.problems).toEqual([]);
    expect(harness.server.calls.length).toBeGreaterThan(10);
  });
});
