export const paymentMethods = [
  'card',
  'paypal',
  'sepa_debit',
  'bank_transfer',
  'apple_pay',
  'ideal',
  'bancontact',
  'blik',
  'swish',
  'eps',
  'p24',
  'twint',
  'mobilepay',
  'vipps',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Methods that a provider can save for the next time. */
export const rememberedMethods = ['card', 'paypal'] as const satisfies readonly PaymentMethod[];

export const canBeRemembered = (method: PaymentMethod): boolean => rememberedMethods.some((candidate) => candidate === method);
