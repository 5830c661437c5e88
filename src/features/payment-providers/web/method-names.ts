import { useTranslations } from 'use-intl';
import { brands, isBrand } from '../contract/method-brands.ts';
import type { PaymentMethod } from '../contract/payment-methods.ts';

/** Brand names are the same in every language; the other names are translated. */
export function useMethodName(): (method: PaymentMethod) => string {
  const t = useTranslations('payment-providers.method.names');
  return (method) => (isBrand(method) ? brands[method] : t(method));
}

/** The codes by which people know what has no brand, the same in every language. */
const plates: Partial<Record<PaymentMethod, string>> = { sepa_debit: 'SEPA', bank_transfer: 'IBAN' };

/** The short name on the plate of a method. */
export function useMethodPlate(): (method: PaymentMethod) => string {
  const nameOf = useMethodName();
  return (method) => plates[method] ?? nameOf(method);
}

/** A method's name inside a sentence: "Pay with card", "Payer par carte". */
export function useMethodInSentence(): (method: PaymentMethod) => string {
  const t = useTranslations('payment-providers.method.inSentence');
  return (method) => (isBrand(method) ? t('brand', { brand: brands[method] }) : t(method));
}

/** A short note on how a method works. */
export function useMethodNote(): (method: PaymentMethod) => string {
  const t = useTranslations('payment-providers.method.notes');
  return (method) => t(isBrand(method) && method !== 'apple_pay' ? 'wallet' : method);
}
