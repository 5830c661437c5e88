import { messagePrice } from '#features/shop/contract/message-price.ts';
import type { OfficePackage, PriceBreak } from './schemas.ts';

interface Given {
  readonly packages: readonly OfficePackage[];
  /** Those of the countries in which the site sells. */
  readonly currencies: readonly string[];
  /** Credits of a message. */
  readonly messageCredits: number;
}

/**
 * Where prices break the rules: `larger_costs_more` where a message costs more with a larger package than with a smaller one, because
 * members expect the reverse, and `no_price` where a package cannot be bought for want of a price.
 */
export function breaksOf({ packages, currencies, messageCredits }: Given): PriceBreak[] {
  return currencies
    .flatMap((currency) =>
      packages.flatMap((one, at): PriceBreak[] => {
        if (!one.offered) return [];
        const amount = one.prices[currency];
        if (amount === undefined) return [{ rule: 'no_price', currency, package: at }];
        const isDearer = packages.some((smaller) => {
          const other = smaller.prices[currency];
          if (!smaller.offered || other === undefined || smaller.credits === 0 || smaller.credits >= one.credits) return false;
          return amount * smaller.credits > other * one.credits;
        });
        return isDearer ? [{ rule: 'larger_costs_more', currency, package: at }] : [];
      }),
    )
    .filter(({ rule, package: at }) => rule === 'no_price' || messageCredits * (packages[at]?.credits ?? 0) > 0);
}

/** The places of the packages with the cheapest message in a currency, which the public page of prices names. */
export function cheapestIn({ packages, messageCredits }: Omit<Given, 'currencies'>, currency: string): number[] {
  const costs = packages.map(({ offered, credits, prices }) => {
    const amount = prices[currency];
    return !offered || amount === undefined ? null : (messagePrice({ amount, currency }, credits, messageCredits)?.amount ?? null);
  });
  const least = Math.min(...costs.flatMap((cost) => cost ?? []));
  return costs.flatMap((cost, at) => (cost === least ? [at] : []));
}
