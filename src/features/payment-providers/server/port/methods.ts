import { type PaymentMethod, paymentMethods } from '../../contract/payment-methods.ts';
import type { PaymentProvider } from './provider.ts';

/** The buyer's country, currency and site. */
export interface PaymentMarket {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The site's domain. */
  readonly site: string;
  /** True when the site's company collects direct debits itself. */
  readonly collects: boolean;
}

interface Availability {
  /** Null: available everywhere. */
  readonly country: string | null;
  readonly currency: string | null;
}

const everywhere: Availability = { country: null, currency: null };
const inEuro: Availability = { country: null, currency: 'EUR' };
const only = (country: string, currency: string): Availability => ({ country, currency });

const availability = {
  ideal: only('NL', 'EUR'),
  bancontact: only('BE', 'EUR'),
  blik: only('PL', 'PLN'),
  p24: only('PL', 'PLN'),
  swish: only('SE', 'SEK'),
  vipps: only('NO', 'NOK'),
  mobilepay: only('DK', 'DKK'),
  eps: only('AT', 'EUR'),
  twint: only('CH', 'CHF'),
  paypal: everywhere,
  card: everywhere,
  apple_pay: everywhere,
  sepa_debit: inEuro,
  bank_transfer: inEuro,
} as const satisfies Record<PaymentMethod, Availability>;

/** Methods available to buyers in a market, those of their country first. */
export function methodsIn({ country, currency }: Pick<PaymentMarket, 'country' | 'currency'>): PaymentMethod[] {
  const available = paymentMethods.filter((method) => {
    const { country: place, currency: money } = availability[method];
    return (place ?? country) === country && (money ?? currency) === currency;
  });
  return available.toSorted((a, b) => displayOrder.indexOf(a) - displayOrder.indexOf(b));
}

// The table above is in the display order of the methods.
const displayOrder = Object.keys(availability);

/** The available methods of a market, each with the first provider that offers it. */
export function offersIn(providers: readonly PaymentProvider[], market: PaymentMarket): Map<PaymentMethod, PaymentProvider> {
  const offers = new Map<PaymentMethod, PaymentProvider>();
  for (const method of methodsIn(market)) {
    const provider = providers.find(
      (candidate) =>
        (candidate.name !== 'direct_debit' || market.collects) &&
        candidate.offers(market.country, market.currency, market.site).includes(method),
    );
    if (provider) offers.set(method, provider);
  }
  return offers;
}
