import type Stripe from 'stripe';
import { fromProviderUnits } from '../port/minor-units.ts';
import { type PaymentDetails, paymentCountry, type PaymentOutcome } from '../port/provider.ts';
import type { StripeCaller } from './stripe-caller.ts';
import { intentOutcome, methodToSaveOf } from './stripe-saved-methods.ts';
import { stripeDecimals } from './stripe-methods.ts';

/**
 * A payment is either a Checkout session (`cs_…`), which has an intent once the buyer has tried to pay, or the intent (`pi_…`) of a saved
 * method.
 */
export interface StripeReads {
  /** A payment's intent; null before the buyer has tried to pay. */
  intentOf(reference: string): Promise<string | null>;
  /** The payment that an intent belongs to. */
  referenceOf(intent: string): Promise<string>;
  outcomeOf(reference: string): Promise<PaymentOutcome | null>;
  detailsOf(intent: string): Promise<PaymentDetails>;
  refundsOf(charge: string): Promise<readonly Stripe.Refund[]>;
}

export function createStripeReads(call: StripeCaller): StripeReads {
  return {
    intentOf: async (reference) =>
      isIntent(reference) ? reference : idOf((await call((stripe) => stripe.checkout.sessions.retrieve(reference))).payment_intent),
    async referenceOf(intent) {
      const { data } = await call((stripe) => stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }));
      return data[0]?.id ?? intent;
    },
    outcomeOf: async (reference) =>
      isIntent(reference)
        ? intentOutcome((await call((stripe) => stripe.paymentIntents.retrieve(reference))).status)
        : outcomeOf(await call((stripe) => stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent'] }))),
    async detailsOf(intent) {
      const { latest_charge: charge, setup_future_usage: kept } = await call((stripe) =>
        stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge.balance_transaction'] }),
      );
      return charge === null || typeof charge === 'string'
        ? {}
        : { ...detailsOf(charge), ...(kept === null ? {} : methodToSaveOf(charge)) };
    },
    refundsOf: async (charge) => (await call((stripe) => stripe.refunds.list({ charge, limit: 100 }))).data,
  };
}

const isIntent = (reference: string): boolean => reference.startsWith('pi_');

/** Stripe sends an object or its id. */
export const idOf = (of: string | { readonly id: string } | null): string | null => (typeof of === 'string' ? of : (of?.id ?? null));

function outcomeOf({ status, payment_status: paid, payment_intent: intent }: Stripe.Checkout.Session): PaymentOutcome | null {
  if (status === 'expired') return 'declined';
  if (status !== 'complete') return null;
  if (paid !== 'unpaid') return 'paid';
  // A failed direct debit leaves the session complete and unpaid for ever.
  const state = typeof intent === 'string' ? undefined : intent?.status;
  return state === 'requires_payment_method' || state === 'canceled' ? 'declined' : 'pending';
}

function detailsOf({ balance_transaction: booked, payment_method_details: method }: Stripe.Charge): PaymentDetails {
  const fingerprint = method?.card?.fingerprint ?? method?.sepa_debit?.fingerprint;
  const fee = booked === null || typeof booked === 'string' ? null : feeOf(booked);
  return {
    ...(fee === null ? {} : { fee }),
    ...(fingerprint ? { fingerprint } : {}),
    ...paymentCountry(method?.card?.country ?? method?.sepa_debit?.country),
    ...(method?.card ? { three_d_secure: threeDSecure(method.card.three_d_secure?.result) } : {}),
  };
}

/** In the currency of the payment: Stripe reports it in that of the account. */
export function feeOf({ fee, currency, exchange_rate: rate }: Stripe.BalanceTransaction): number {
  return Math.round(fromProviderUnits(fee, currency, stripeDecimals) / (rate ?? 1));
}

function threeDSecure(result: string | null | undefined): NonNullable<PaymentDetails['three_d_secure']> {
  switch (result) {
    case 'authenticated':
      return 'authenticated';
    case 'attempt_acknowledged':
      return 'attempted';
    case 'failed':
    case 'processing_error':
      return 'failed';
    default:
      return 'not_attempted';
  }
}
