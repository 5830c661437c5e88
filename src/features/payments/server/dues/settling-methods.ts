import type { PaymentMethod } from '../../contract/order.ts';
import type { Market } from '../packages/market.ts';
import { offersIn } from '../packages/methods.ts';
import type { PaymentProvider } from '../providers/provider.ts';

/** How something that is owed can be paid: not by a direct debit, which comes later and may come back, too. */
export function settlingOffers(providers: readonly PaymentProvider[], market: Market): Map<PaymentMethod, PaymentProvider> {
  const offers = offersIn(providers, market);
  offers.delete('sepa_debit');
  return offers;
}
