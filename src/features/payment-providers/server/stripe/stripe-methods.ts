import type { PaymentMethod } from '../../contract/payment-methods.ts';
import type { OtherDecimals } from '../port/minor-units.ts';

/** Stripe's names of our methods. Stripe has no Vipps, and bank transfers only for customers with an account at Stripe. */
export const stripeTypes: Readonly<Partial<Record<PaymentMethod, string>>> = {
  card: 'card',
  // Devices that support them offer these on the page for cards.
  apple_pay: 'card',
  paypal: 'paypal',
  sepa_debit: 'sepa_debit',
  ideal: 'ideal',
  bancontact: 'bancontact',
  blik: 'blik',
  swish: 'swish',
  eps: 'eps',
  p24: 'p24',
  twint: 'twint',
  mobilepay: 'mobilepay',
};

/** https://docs.stripe.com/currencies#special-cases */
export const stripeDecimals: OtherDecimals = { ISK: 2, UGX: 2, MGA: 0 };
