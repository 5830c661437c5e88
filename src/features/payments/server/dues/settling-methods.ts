import type { PaymentMethod } from '../../contract/payment-methods.ts';
import type { Market } from '../packages/market.ts';
import { offersIn } from '../packages/methods.ts';
import type { PaymentProvider } from '../providers/provider.ts';

/** How a debt can be paid: not by direct debit, which arrives later and may be returned, too. */
export function settlingOffers(
  providers: readonly PaymentProvider[],
  market: Omit<Market, 'taxCountry'>,
): Map<PaymentMethod, PaymentProvider> {
  const offers = offersIn(providers, market);
  offers.delete('sepa_debit');
  return offers;
}
