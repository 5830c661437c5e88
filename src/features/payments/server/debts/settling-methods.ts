import type { PaymentMethod } from '../../contract/payment-methods.ts';
import { offersIn, type PaymentMarket } from '../providers/methods.ts';
import type { PaymentProvider } from '../providers/provider.ts';

/** How a debt can be paid: not by direct debit, which arrives later and may be returned, too. */
export function settlingOffers(providers: readonly PaymentProvider[], market: PaymentMarket): Map<PaymentMethod, PaymentProvider> {
  const offers = offersIn(providers, market);
  offers.delete('sepa_debit');
  return offers;
}
