import { useTranslations } from 'use-intl';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';

/** Names that are the same in every language. */
const brands = {
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

const isBrand = (method: PaymentMethod): method is keyof typeof brands => Object.hasOwn(brands, method);

export function useMethodName(): (method: PaymentMethod) => string {
  const t = useTranslations('office-prices.method');
  return (method) => (isBrand(method) ? brands[method] : t(method));
}
