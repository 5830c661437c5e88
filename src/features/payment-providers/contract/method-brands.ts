import type { PaymentMethod } from './payment-methods.ts';

/** Methods whose name is the same in every language. */
export const brands = {
  paypal: 'PayPal',
  apple_pay: 'Apple Pay',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  swish: 'Swish',
  eps: 'EPS',
  p24: 'Przelewy24',
  twint: 'TWINT',
  mobilepay: 'MobilePay',
  vipps: 'Vipps',
} as const satisfies Partial<Record<PaymentMethod, string>>;

export const isBrand = (method: PaymentMethod): method is keyof typeof brands => Object.hasOwn(brands, method);

/** Null for a method whose name is translated. */
export const brandOf = (method: PaymentMethod): string | null => (isBrand(method) ? brands[method] : null);
