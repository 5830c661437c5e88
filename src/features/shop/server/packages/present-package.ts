import type { Day } from '#platform/contract/time.ts';
import type { Site } from '#features/site/server/index.ts';
import { amountIn } from '../../contract/amount-in.ts';
import { messagePrice } from '../../contract/message-price.ts';
import type { Package } from '../../contract/package.ts';
import { vatIn } from '../../contract/vat.ts';
import { saleTax } from '../tax/sale-tax.ts';
import type { Market } from './market.ts';
import type { PackageRow } from './package-repo.ts';

/** A package with its price, the VAT in it and the price per message. Empty when it has no price in the country. */
export function presentPackage(
  item: PackageRow,
  market: Market,
  today: Day,
  { settings, company }: Pick<Site, 'settings' | 'company'>,
): Package[] {
  const { id, kind, credits, days } = item;
  const { taxCountry, currency } = market;
  const amount = amountIn(item, market);
  if (amount === undefined) return [];
  const price = { amount, currency };
  // Where nothing may be sold, no payment method is offered either.
  const rate = saleTax(company, taxCountry, today)?.rate ?? 0;
  const perMessage = messagePrice(price, credits, settings.message_credits);
  return [{ id, kind, credits, days, price, vat: { rate, amount: vatIn(amount, rate) }, per_message: perMessage }];
}
