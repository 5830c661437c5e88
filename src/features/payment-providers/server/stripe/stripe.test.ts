import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { deliver, paymentRequest, type ProviderHarness, referenceOfOrder } from '../testing/harness.ts';
import { openStripeHarness } from './testing/stripe-harness.ts';
import { openStripeSchemas, stripeVersion } from './testing/stripe-schemas.ts';
import type { SignedWebhook } from '../testing/provider-server.ts';
import { signStripe } from './testing/sign-stripe.ts';
import { stripeFee, stripeFingerprint, type StripeServer } from './testing/stripe-server.ts';
import { openOrder, stateOf } from '#tests/support/money/shop.ts';

let harness: ProviderHarness & { readonly server: StripeServer };
beforeAll(async () => {
  harness = await openStripeHarness();
});
afterAll(async () => {
  await harness.app.close();
  await harness.server.close();
});

async function placeOrder() {
  const { client } = await buildMember(harness.app);
  const order = await openOrder(client, 100, 'card');
  return { reference: await referenceOfOrder(harness, order.id), state: () => stateOf(client, order) };
}

async function pay(reference: string) {
  for (const webhook of harness.server.decide(reference, 'paid')) await deliver(harness, webhook);
}

const eventsOf = async (reference: string) =>
  harness.app.platform.database.db
    .selectFrom('webhook_events')
    .select(['event_id', 'kind', 'details'])
    .where('reference', '=', reference)
    .orderBy('received_at')
    .execute();

describe('of Stripe', () => {
  test('the payment contains the card and its 3-D Secure result, and the fee once it is booked', async () => {
    const { reference } = await placeOrder();
    await pay(reference);
    const known = { fingerprint: stripeFingerprint, three_d_secure: 'authenticated' };
    expect(await eventsOf(reference)).toMatchObject([{ kind: 'paid', details: known }]);
    await deliver(harness, harness.server.book(reference));
    expect((await eventsOf(reference)).at(-1)).toMatchObject({ kind: 'paid', details: { ...known, fee: stripeFee } });
  });

  test('a question of the bank is no chargeback, and a dispute in two events counts once', async () => {
    const { reference } = await placeOrder();
    await pay(reference);
    const webhooks: SignedWebhook[] = [
      harness.server.dispute(reference, 'created', 'warning_needs_response'),
      harness.server.dispute(reference, 'closed', 'warning_closed'),
      harness.server.dispute(reference, 'created', 'needs_response'),
      harness.server.dispute(reference, 'funds_withdrawn', 'needs_response'),
      harness.server.dispute(reference, 'closed', 'lost'),
    ];
    for (const webhook of webhooks) expect((await deliver(harness, webhook)).statusCode).toBe(200);
    expect((await eventsOf(reference)).map(({ kind }) => kind)).toEqual(['paid', 'charged_back']);
  });

  test('a signature that is too old, of another secret or of another text is refused', async () => {
    const { reference, state } = await placeOrder();
    const [{ body } = { body: '' }] = harness.server.decide(reference, 'paid');
    const now = Math.floor(harness.app.platform.clock.now().getTime() / 1000);
    const signatures = [signStripe(body, now - 301), signStripe(body, now, 'whsec_other'), signStripe(`${body} `, now), 't=1', 'v1=0'];
    for (const signature of signatures) {
      const { statusCode } = await deliver(harness, {
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      });
      expect(statusCode).toBe(400);
    }
    expect(await state()).toBe('loading');
  });

  test('an event is not lost when Stripe does not answer our question about it: Stripe sends it again', async () => {
    const { reference, state } = await placeOrder();
    const [webhook] = harness.server.decide(reference, 'paid');
    if (!webhook) throw new Error('no webhook came');
    harness.server.faults.push({ status: 400 });
    expect((await deliver(harness, webhook)).statusCode).toBe(500);
    expect(await state()).toBe('loading');
    expect((await deliver(harness, webhook)).statusCode).toBe(200);
    expect(await state()).toBe('completed');
  });

  test('each call names the API version, and has only parameters of the description', async () => {
    await harness.provider.create(paymentRequest());
    expect(new Set(harness.server.calls.map(({ headers }) => headers['stripe-version']))).toEqual(new Set([stripeVersion]));
    expect(harness.server.problems).toEqual([]);
    // Newer parameters are allowed by name only; all others are checked.
    const check = openStripeSchemas();
    const asked = { amount: 1990, currency: 'eur', allowed_payment_method_types: ['card'] };
    expect(check('POST', '/v1/payment_intents', asked)).toEqual([]);
    expect(check('POST', '/v1/payment_intents', { ...asked, allowed_method_types: ['card'] })).toHaveLength(1);
    expect(check('POST', '/v1/payment_intents', { ...asked, allowed_payment_method_types: 7 })).not.toEqual([]);
  });

  test('amounts use Stripe’s minor units', async () => {
    const amountOf = async (amount: number, currency: string) => {
      await harness.provider.create(paymentRequest({ amount, currency }));
      const { params } = harness.server.calls.at(-1) ?? { params: {} };
      return JSON.stringify(params).match(/"unit_amount":"(\d+)"/)?.[1];
    };
    expect(await amountOf(1990, 'EUR')).toBe('1990');
    expect(await amountOf(500, 'JPY')).toBe('500');
    expect(await amountOf(700, 'ISK')).toBe('70000');
  });
});
