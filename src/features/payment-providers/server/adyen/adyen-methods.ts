import type { PaymentMethod } from '../../contract/payment-methods.ts';
import type { OtherDecimals } from '../port/minor-units.ts';

interface AdyenMethod {
  readonly type: string;
  /** The only country with this method. Adyen shows some methods only when the request names the country. */
  readonly country?: string;
}

/** Adyen's names of our methods. */
export const adyenMethods: Readonly<Record<PaymentMethod, AdyenMethod>> = {
  card: { type: 'scheme' },
  paypal: { type: 'paypal' },
  sepa_debit: { type: 'sepadirectdebit' },
  bank_transfer: { type: 'bankTransfer_IBAN' },
  apple_pay: { type: 'applepay' },
  ideal: { type: 'ideal', country: 'NL' },
  bancontact: { type: 'bcmc', country: 'BE' },
  blik: { type: 'blik', country: 'PL' },
  swish: { type: 'swish', country: 'SE' },
  eps: { type: 'eps', country: 'AT' },
  p24: { type: 'onlineBanking_PL', country: 'PL' },
  twint: { type: 'twint', country: 'CH' },
  mobilepay: { type: 'mobilepay', country: 'DK' },
  vipps: { type: 'vipps', country: 'NO' },
};

/** https://docs.adyen.com/development-resources/currency-codes */
export const adyenDecimals: OtherDecimals = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 };
