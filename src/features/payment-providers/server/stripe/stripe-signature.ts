import type Stripe from 'stripe';
import type { Clock } from '#platform/server/clock.ts';
import type { Delivery } from '../port/provider.ts';

/** Seconds for which a signature is valid. */
const signatureTolerance = 300;

/** The event of a webhook. Null when the signature is not Stripe's or too old. */
export function readSigned(stripe: Stripe, { header, body }: Delivery, secret: string, clock: Clock): Stripe.Event | null {
  const signature = header('stripe-signature') ?? '';
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, signatureTolerance, undefined, clock.now().getTime());
  } catch (error) {
    if (error instanceof stripe.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}
