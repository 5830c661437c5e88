import { type PaymentMethod, paymentMethods } from '../contract/order.ts';
import type { Market } from './market.ts';
import type { PaymentProvider } from './provider.ts';

interface Reach {
  /** Null: everywhere. */
  readonly country: string | null;
  readonly currency: string | null;
}

const everywhere: Reach = { country: null, currency: null };
const inEuro: Reach = { country: null, currency: 'EUR' };
const only = (country: string, currency: string): Reach => ({ country, currency });

const reach = {
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
} as const satisfies Record<PaymentMethod, Reach>;

/** Methods that buyers in a market have, those of their country first, then the usual ones. */
export function methodsIn({ country, currency }: Market): PaymentMethod[] {
  const fitting = paymentMethods.filter((method) => {
    const { country: place, currency: money } = reach[method];
    return (place ?? country) === country && (money ?? currency) === currency;
  });
  return fitting.toSorted((a, b) => usual.indexOf(a) - usual.indexOf(b));
}

// The table above is written in the order of the lists.
const usual = Object.keys(reach);

/** Who takes the money by which method in a market: the first provider that offers it. */
export function offersIn(providers: readonly PaymentProvider[], market: Market): Map<PaymentMethod, PaymentProvider> {
  const offers = new Map<PaymentMethod, PaymentProvider>();
  for (const method of methodsIn(market)) {
    const provider = providers.find((candidate) => candidate.offers(market.country, market.currency).includes(method));
    if (provider) offers.set(method, provider);
  }
  return offers;
}
