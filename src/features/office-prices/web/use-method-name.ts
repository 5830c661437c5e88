import { useTranslations } from 'use-intl';
import { brands, isBrand } from '#features/payment-providers/contract/method-brands.ts';
import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';

export function useMethodName(): (method: PaymentMethod) => string {
  const t = useTranslations('office-prices.method');
  return (method) => (isBrand(method) ? brands[method] : t(method));
}
