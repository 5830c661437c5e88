import type { CheapestCredit } from '#features/credits/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { marketIn } from './market.ts';
import type { PackageRow } from './package-repo.ts';

/** The package with the lowest price per credit in the currency of a member's country; null when none has credits. */
export function cheapestCredit(site: Site, packages: readonly PackageRow[], country: string): CheapestCredit {
  const { currency } = marketIn(site, country);
  const [cheapest = null] = packages
    .flatMap(({ credits, prices }) => {
      const amount = prices[currency];
      return amount === undefined || credits === 0 ? [] : [{ credits, amount, currency }];
    })
    .toSorted((a, b) => a.amount / a.credits - b.amount / b.credits);
  return cheapest;
}
