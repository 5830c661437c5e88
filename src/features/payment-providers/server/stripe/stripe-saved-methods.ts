import type Stripe from 'stripe';
import type { Signer } from '#platform/server/secrets.ts';
import { cardLabel } from '../port/card-label.ts';
import { toProviderUnits } from '../port/minor-units.ts';
import type { CreatedPayment, LostPayment, PaymentDetails, PaymentOutcome, PaymentRequest } from '../port/provider.ts';
import { refusedSavedMethod } from '../port/refused-saved-method.ts';
import type { StripeCaller } from './stripe-caller.ts';
import { stripeDecimals, stripeTypes } from './stripe-methods.ts';

/** Charges a method that Stripe has saved for a buyer. The buyer's bank may still require authentication on a page of its own. */
export async function chargeSavedMethod(
  call: StripeCaller,
  signer: Signer,
  request: PaymentRequest,
  token: string,
): Promise<CreatedPayment> {
  const { order, total, method, description, returnUrl } = request;
  const { customer, savedMethod } = readToken(token);
  const type = stripeTypes[method];
  const params: Stripe.PaymentIntentCreateParams = {
    amount: toProviderUnits(total, stripeDecimals),
    currency: total.currency.toLowerCase(),
    customer,
    payment_method: savedMethod,
    ...(type === undefined ? {} : { allowed_payment_method_types: [type] }),
    confirm: true,
    return_url: returnUrl,
    description,
    metadata: { order: String(order), stored: 'true' },
  };
  const idempotencyKey = signer.sign(`order:${order}`);
  return call(async (stripe) => {
    try {
      const { id, status, next_action: next } = await stripe.paymentIntents.create(params, { idempotencyKey });
      const outcome = intentOutcome(status);
      if (outcome !== null) return { reference: id, paymentUrl: null, outcome };
      const page = next?.redirect_to_url?.url;
      return page ? { reference: id, paymentUrl: page } : { reference: id, paymentUrl: null, outcome: 'declined' };
    } catch (error) {
      if (isMissing(stripe, error)) return refusedSavedMethod(order);
      if (!(error instanceof stripe.errors.StripeCardError) || error.payment_intent === undefined) throw error;
      return { reference: error.payment_intent.id, paymentUrl: null, outcome: 'declined' };
    }
  });
}

/** Finds a charge of a saved method among those of its customer. Its page cannot have been used, because we never got the address. */
export async function findCharge(call: StripeCaller, { order, savedMethod }: LostPayment): Promise<string | null> {
  if (savedMethod === null) return null;
  const { customer } = readToken(savedMethod);
  const { data } = await call((stripe) => stripe.paymentIntents.list({ customer, limit: 100 }));
  return data.find(({ metadata, status }) => metadata['order'] === String(order) && intentOutcome(status) !== null)?.id ?? null;
}

/** Each saved method has its own customer at Stripe, so nothing about the buyer stays there after its deletion. */
export async function forgetSavedMethod(call: StripeCaller, token: string): Promise<void> {
  await call(async (stripe) => {
    try {
      await stripe.customers.del(readToken(token).customer);
    } catch (error) {
      if (!isMissing(stripe, error)) throw error;
    }
  });
}

const isMissing = (stripe: Stripe, error: unknown): boolean =>
  error instanceof stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

export const isOfSavedMethod = ({ metadata }: Stripe.PaymentIntent): boolean => metadata['stored'] === 'true';

/** Null while the buyer has to do something. */
export function intentOutcome(status: string): PaymentOutcome | null {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'processing':
      return 'pending';
    case 'requires_payment_method':
    case 'canceled':
      return 'declined';
    default:
      return null;
  }
}

/** The method of a charge; empty when Stripe did not save it. */
export function methodToSaveOf({
  customer,
  payment_method: savedMethod,
  payment_method_details: details,
}: Stripe.Charge): Pick<PaymentDetails, 'means'> {
  if (typeof customer !== 'string' || savedMethod === null) return {};
  const { card } = details ?? {};
  const token = `${customer}:${savedMethod}`;
  if (!card) return details?.paypal ? { means: { token, label: 'PayPal' } } : {};
  const { brand, last4, exp_year: year, exp_month: month } = card;
  return { means: { token, label: cardLabel(brand ?? '', last4 ?? ''), expires: `${year}-${String(month).padStart(2, '0')}` } };
}

function readToken(token: string): { customer: string; savedMethod: string } {
  const [customer = '', savedMethod = ''] = token.split(':');
  return { customer, savedMethod };
}
