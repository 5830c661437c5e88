import { randomUUID } from 'node:crypto';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { deliver, newRefundId, paymentRequest, type ProviderHarness, referenceOfOrder } from '#tests/support/providers/harness.ts';
import { openAdyenHarness, openSandboxHarness, openStripeHarness } from '#tests/support/providers/harnesses.ts';
import type { Fault } from '#tests/support/providers/provider-server.ts';
import { advanceClock, openOrder, packageOf, stateOf, walletOf } from '#tests/support/shop.ts';
import { createOrder, getPaymentMeans } from '../../contract/endpoints.ts';
import { PaymentDetails } from './provider.ts';

describe.each([
  ['sandbox', openSandboxHarness],
  ['stripe', openStripeHarness],
  ['adyen', openAdyenHarness],
])('the provider %s', (name, open) => {
  let harness: ProviderHarness;
  beforeAll(async () => {
    harness = await open();
  });
  afterAll(async () => {
    await harness.app.close();
    await harness.server?.close();
  });

  async function placeOrder() {
    const buyer = await buildMember(harness.app);
    const order = await openOrder(buyer.client, 100, 'card');
    const reference = await referenceOfOrder(harness, order.id);
    return { buyer, order, reference, state: () => stateOf(buyer.client, order), wallet: () => walletOf(harness.app, buyer) };
  }
  type Placed = Awaited<ReturnType<typeof placeOrder>>;

  async function placePaidOrder(): Promise<Placed> {
    const placed = await placeOrder();
    for (const webhook of await harness.decide(placed.reference, 'paid')) await deliver(harness, webhook);
    expect(await placed.state()).toBe('completed');
    return placed;
  }

  /** The kinds of what was stored about a payment, in the order of arrival, with our refund ids and amounts. */
  async function storedEvents(reference: string) {
    const { db } = harness.app.platform.database;
    const rows = await db
      .selectFrom('webhook_events')
      .select(['kind', 'details'])
      .where('reference', '=', reference)
      .orderBy('received_at')
      .execute();
    return rows.map(({ kind, details }) => ({ kind, details }));
  }

  const kindsOf = async (reference: string) => (await storedEvents(reference)).map(({ kind }) => kind);

  describe('makes a payment', () => {
    test('with a page for the buyer, once for each order, however often and in parallel', async () => {
      const request = paymentRequest();
      const made = await Promise.all([1, 2, 3].map(() => harness.provider.create(request)));
      made.push(await harness.provider.create(request));
      expect(new Set(made.map(({ reference }) => reference)).size).toBe(1);
      expect(URL.canParse(made[0]?.paymentUrl ?? '')).toBe(true);
      expect(await harness.payments(request.order)).toBe(1);
      expect((await harness.provider.create(paymentRequest())).reference).not.toBe(made[0]?.reference);
    });

    test('for a method that it offers only', () => {
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
      const placed = await placeOrder();
      for (const webhook of await harness.decide(placed.reference, outcome)) expect((await deliver(harness, webhook)).statusCode).toBe(200);
      expect(await placed.state()).toBe(state);
      expect((await placed.wallet()).credits).toBe(credits);
    });

    test('that a pending payment is paid in the end, or not', async () => {
      const paid = await placeOrder();
      const declined = await placeOrder();
      for (const [{ reference }, outcome] of [
        [paid, 'paid'],
        [declined, 'declined'],
      ] as const) {
        for (const webhook of await harness.decide(reference, 'pending')) await deliver(harness, webhook);
        for (const webhook of await harness.decide(reference, outcome)) await deliver(harness, webhook);
      }
      expect([await paid.state(), await declined.state()]).toEqual(['completed', 'failed']);
    });

    test('twice and ten times in parallel, and it counts once', async () => {
      const placed = await placeOrder();
      const webhooks = await harness.decide(placed.reference, 'paid');
      const answers = await Promise.all(webhooks.flatMap((webhook) => Array.from({ length: 10 }, () => deliver(harness, webhook))));
      for (const webhook of webhooks) answers.push(await deliver(harness, webhook));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect((await placed.wallet()).credits).toBe(100);
      expect(await kindsOf(placed.reference)).toEqual(['paid']);
    });

    test('out of order, and the order never moves back', async () => {
      const placed = await placeOrder();
      const early = await harness.decide(placed.reference, 'pending');
      for (const webhook of await harness.decide(placed.reference, 'paid')) await deliver(harness, webhook);
      for (const webhook of early) await deliver(harness, webhook);
      expect(await placed.state()).toBe('completed');
      expect((await placed.wallet()).credits).toBe(100);
    });

    test('what we do not know, which is accepted and changes nothing', async () => {
      const placed = await placeOrder();
      for (const webhook of harness.unknown()) expect((await deliver(harness, webhook)).statusCode).toBe(200);
      expect(await placed.state()).toBe('loading');
    });
  });

  describe('is not believed', () => {
    test('with a forged, another or no signature', async () => {
      const placed = await placeOrder();
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
      expect(await storedEvents(placed.reference)).toEqual([]);
    });

    test('a second time: a recorded webhook that comes again later changes nothing', async () => {
      const placed = await placeOrder();
      const webhooks = [...(await harness.decide(placed.reference, 'pending')), ...(await harness.decide(placed.reference, 'paid'))];
      for (const webhook of webhooks) await deliver(harness, webhook);
      await advanceClock(harness.app, 3600);
      const answers = await Promise.all(webhooks.map((webhook) => deliver(harness, webhook)));
      // A signature with a time in it is too old by now; others are known by the number of their event.
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(webhooks.map(() => (name === 'stripe' ? 400 : 200)));
      expect((await placed.wallet()).credits).toBe(100);
      expect(await kindsOf(placed.reference)).toEqual(['pending', 'paid']);
    });
  });

  describe('is asked when no webhook comes', () => {
    test.each([
      ['paid', 'paid', 'completed'],
      ['pending', 'pending', 'pending'],
      ['expired', 'declined', 'failed'],
    ] as const)('and says %s', async (outcome, answer, state) => {
      const placed = await placeOrder();
      expect(await harness.provider.lookup(placed.reference)).toBeNull();
      await harness.decide(placed.reference, outcome);
      expect(await harness.provider.lookup(placed.reference)).toBe(answer);
      await advanceClock(harness.app, 16 * 60);
      expect(await placed.state()).toBe(state);
    });
  });

  describe('gives money back', () => {
    test('once for each refund id, also long after', async () => {
      const { reference } = await placePaidOrder();
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
      const { reference } = await placePaidOrder();
      const refund = newRefundId();
      await harness.provider.refund({ reference, refund, amount: { amount: 500, currency: 'EUR' } });
      const made = (await harness.refunds()).at(-1);
      for (const webhook of await harness.endRefund(made?.id ?? '', status)) expect((await deliver(harness, webhook)).statusCode).toBe(200);
      expect((await storedEvents(reference)).slice(1)).toEqual([{ kind, details: { refund, amount: 500 } }]);
    });

    test('only of a payment that was made', async () => {
      if (name === 'sandbox') return;
      const { reference } = await placeOrder();
      await expect(harness.provider.refund({ reference, refund: newRefundId(), amount: { amount: 1, currency: 'EUR' } })).rejects.toThrow(
        reference,
      );
    });
  });

  test('reports that the bank took the money back, and that it came again', async () => {
    const { reference, order } = await placePaidOrder();
    for (const webhook of [harness.chargeBack(reference), harness.reverseChargeback(reference)])
      expect((await deliver(harness, webhook)).statusCode).toBe(200);
    const { amount } = order.total;
    expect((await storedEvents(reference)).slice(1)).toMatchObject([
      { kind: 'charged_back', details: { amount } },
      { kind: 'chargeback_reversed', details: { amount } },
    ]);
  });

  // The sandbox keeps means by a choice on its page; its own tests show that.
  describe.skipIf(name === 'sandbox')('keeps means', () => {
    async function keep(): Promise<string> {
      const { reference } = await placeKeepingOrder();
      for (const webhook of await harness.decide(reference, 'paid')) await deliver(harness, webhook);
      const [event] = await storedEvents(reference);
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
      expect(await kindsOf(reference)).toEqual(['paid']);
      expect((await walletOf(harness.app, buyer)).credits).toBe(200);
      await harness.provider.refund({ reference, refund: newRefundId(), amount: { amount: 100, currency: 'EUR' } });
      expect((await harness.refunds()).at(-1)?.amount).toBe(100);
    });

    test('of nobody who did not want it', async () => {
      const { reference } = await placePaidOrder();
      const [event] = await storedEvents(reference);
      expect(event?.details).not.toHaveProperty('means');
    });
  });

  describe.skipIf(name === 'sandbox')('when it cannot be reached', () => {
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
      const { reference } = await placePaidOrder();
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

  test('is called as its public description says', ({ skip }) => {
    if (harness.server === null) return;
    if (!harness.checked) skip('the public descriptions of the APIs are not in ../shared/reference/openapi');
    expect(harness.server.problems).toEqual([]);
    expect(harness.server.calls.length).toBeGreaterThan(10);
  });
});
