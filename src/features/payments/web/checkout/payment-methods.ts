import { useTranslations } from 'use-intl';
import type { IconName } from '#platform/web/ui/index.ts';
import type { PaymentMethod } from '../../contract/order.ts';

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

export const methodIcons = {
  card: 'credit-card',
  paypal: 'wallet',
  sepa_debit: 'bank',
  bank_transfer: 'hand-coins',
  apple_pay: 'device-mobile',
  ideal: 'bank',
  bancontact: 'credit-card',
  blik: 'device-mobile',
  swish: 'device-mobile',
  eps: 'bank',
  p24: 'bank',
  twint: 'device-mobile',
  mobilepay: 'device-mobile',
  vipps: 'device-mobile',
} as const satisfies Record<PaymentMethod, IconName>;

type Brand = keyof typeof brands;

const isBrand = (method: PaymentMethod): method is Brand => Object.hasOwn(brands, method);

/** Brand names are the same in every language; the other names are translated. */
export function useMethodName(): (method: PaymentMethod) => string {
  const t = useTranslations('payments.method.names');
  return (method) => (isBrand(method) ? brands[method] : t(method));
}

/** A short note on how a method works. */
export function useMethodNote(): (method: PaymentMethod) => string {
  const t = useTranslations('payments.method.notes');
  return (method) => t(isBrand(method) && method !== 'apple_pay' ? 'wallet' : method);
}
