import type Stripe from 'stripe';
import type { Clock } from '#platform/server/clock.ts';
import type { Signer } from '#platform/server/secrets.ts';
import { methodsIn } from '../port/methods.ts';
import type { CallOptions } from '../port/call-provider.ts';
import { toProviderUnits } from '../port/minor-units.ts';
import type { CreatedPayment, PaymentProvider, PaymentRequest, RefundRequest } from '../port/provider.ts';
import { createStripeCaller, type StripeAccount, type StripeCaller } from './stripe-caller.ts';
import { readStripeEvent, type RefundMetadata } from './stripe-events.ts';
import { chargeSavedMethod, findCharge, forgetSavedMethod } from './stripe-saved-methods.ts';
import { stripeDecimals, stripeTypes } from './stripe-methods.ts';
import { listPayouts } from './stripe-payouts.ts';
import { createStripeReads, type StripeReads } from './stripe-reads.ts';
import { readSigned } from './stripe-signature.ts';

interface Deps {
  readonly account: StripeAccount;
  readonly clock: Clock;
  /** Makes idempotency keys that are unique among the installations with the same Stripe account. */
  readonly signer: Signer;
  readonly callOptions?: CallOptions;
}

/** Stripe Checkout: the buyer pays on Stripe's page, so no card number ever reaches us. */
export function createStripe({ account, clock, signer, callOptions }: Deps): PaymentProvider {
  const call = createStripeCaller(account, callOptions);
  const reads = createStripeReads(call);
  return {
    name: 'stripe',
    offers: (country, currency) => methodsIn({ country, currency }).filter((method) => stripeTypes[method] !== undefined),
    create: (request) =>
      request.savedMethod === null ? createSession(call, signer, request) : chargeSavedMethod(call, signer, request, request.savedMethod),
    find: (payment) => findCharge(call, payment),
    forget: (token) => forgetSavedMethod(call, token),
    refund: (request) => refund(call, reads, signer, request),
    async verify(delivery) {
      const event = await call(async (stripe) => readSigned(stripe, delivery, account.webhookSecret, clock));
      return event === null ? null : readStripeEvent(event, reads);
    },
    payouts: (day) => listPayouts(call, reads, day),
    disputeUrl: ({ dispute }) => (dispute === null ? null : `https://dashboard.stripe.com/disputes/${encodeURIComponent(dispute)}`),
    lookup: (reference) => reads.outcomeOf(reference),
  };
}

async function createSession(call: StripeCaller, signer: Signer, request: PaymentRequest): Promise<CreatedPayment> {
  const { order, total, method, description, returnUrl, remember } = request;
  const type = stripeTypes[method];
  if (type === undefined) throw new Error(`Stripe has no ${method}`);
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    client_reference_id: String(order),
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: total.currency.toLowerCase(),
          unit_amount: toProviderUnits(total, stripeDecimals),
          product_data: { name: description },
        },
      },
    ],
    allowed_payment_method_types: [type],
    payment_intent_data: { description, metadata: { order: String(order) }, ...(remember ? { setup_future_usage: 'off_session' } : {}) },
    ...(remember ? { customer_creation: 'always' } : {}),
    success_url: returnUrl,
    cancel_url: returnUrl,
  };
  const idempotencyKey = signer.sign(`order:${order}`);
  const { id, url } = await call((stripe) => stripe.checkout.sessions.create(params, { idempotencyKey }));
  if (url === null) throw new Error(`Stripe made no page for order ${order}`);
  return { reference: id, paymentUrl: url };
}

/** Stripe forgets idempotency keys after a day, so this searches for an existing refund by our id. */
async function refund(
  call: StripeCaller,
  reads: StripeReads,
  signer: Signer,
  { reference, refund: id, amount }: RefundRequest,
): Promise<void> {
  const intent = await reads.intentOf(reference);
  if (intent === null) throw new Error(`payment ${reference} has not been paid`);
  const { data } = await call((stripe) => stripe.refunds.list({ payment_intent: intent, limit: 100 }));
  if (data.some(({ metadata }) => metadata?.['refund'] === id)) return;
  const metadata: RefundMetadata = { refund: id, payment: reference };
  const params = { payment_intent: intent, amount: toProviderUnits(amount, stripeDecimals), metadata };
  await call((stripe) => stripe.refunds.create(params, { idempotencyKey: signer.sign(`refund:${id}`) }));
}
