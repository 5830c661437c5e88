import type { PaymentMethod } from '#features/payment-providers/contract/payment-methods.ts';
import { offersIn, type PaymentMarket, type PaymentProvider } from '#features/payment-providers/server/index.ts';

/** The methods that can pay a debt: not direct debit, which arrives later and may be returned, too. */
export function settlingOffers(providers: readonly PaymentProvider[], market: PaymentMarket): Map<PaymentMethod, PaymentProvider> {
  const offers = offersIn(providers, market);
  offers.delete('sepa_debit');
  return offers;
}
