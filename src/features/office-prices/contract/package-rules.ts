import { amountIn } from '#features/shop/contract/amount-in.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import type { OfficePackage, PriceBreak } from './schemas.ts';

interface Place {
  readonly country: string;
  readonly currency: string;
}

interface Given {
  readonly packages: readonly OfficePackage[];
  /** The countries in which the site sells. */
  readonly markets: readonly Place[];
  /** Credits of a message. */
  readonly messageCredits: number;
}

/**
 * Where prices break the rules: `larger_costs_more` where a message costs more with a larger package than with a smaller one, because
 * members expect the reverse, and `no_price` where a package cannot be bought for want of a price.
 */
export function breaksOf({ packages, markets, messageCredits }: Given): PriceBreak[] {
  const currencies = [...new Set(markets.map(({ currency }) => currency))].map((currency) => ({ country: null, currency }));
  return [...currencies, ...ownMarkets(packages, markets)]
    .flatMap(({ country, currency }) => {
      const amountOf = (one: OfficePackage) => (country === null ? one.prices[currency] : amountIn(one, { country, currency }));
      return packages.flatMap((one, at): PriceBreak[] => {
        if (!one.offered) return [];
        const amount = amountOf(one);
        if (amount === undefined) return [{ rule: 'no_price', currency, country, package: at }];
        const isDearer = packages.some((smaller) => {
          const other = amountOf(smaller);
          if (!smaller.offered || other === undefined || smaller.credits === 0 || smaller.credits >= one.credits) return false;
          return amount * smaller.credits > other * one.credits;
        });
        return isDearer ? [{ rule: 'larger_costs_more', currency, country, package: at }] : [];
      });
    })
    .filter(({ rule, package: at }) => rule === 'no_price' || messageCredits * (packages[at]?.credits ?? 0) > 0);
}

/** The countries that have a price of their own in the currency that they have. */
export const ownMarkets = <P extends Place>(packages: readonly Pick<OfficePackage, 'country_prices'>[], markets: readonly P[]): P[] =>
  markets.filter(({ country, currency }) => packages.some((one) => one.country_prices?.[country]?.currency === currency));

/** The places of the packages with the cheapest message in a country, which the public page of prices names. */
export function cheapestIn({ packages, messageCredits }: Omit<Given, 'markets'>, market: Place): number[] {
  const costs = packages.map((one) => {
    const amount = amountIn(one, market);
    if (!one.offered || amount === undefined) return null;
    return messagePrice({ amount, currency: market.currency }, one.credits, messageCredits)?.amount ?? null;
  });
  const least = Math.min(...costs.flatMap((cost) => cost ?? []));
  return costs.flatMap((cost, at) => (cost === least ? [at] : []));
}
