import type { CheapestCredit } from '#features/credits/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { amountIn } from '../../contract/amount-in.ts';
import { marketIn } from './market.ts';
import type { PackageRow } from './package-repo.ts';

/** The package with the lowest price per credit in a member's country; null when none has credits. */
export function cheapestCredit(site: Site, packages: readonly PackageRow[], country: string): CheapestCredit {
  const market = marketIn(site, country);
  const { currency } = market;
  const [cheapest = null] = packages
    .flatMap((one) => {
      const { credits } = one;
      const amount = amountIn(one, market);
      return amount === undefined || credits === 0 ? [] : [{ credits, amount, currency }];
    })
    .toSorted((a, b) => a.amount / a.credits - b.amount / b.credits);
  return cheapest;
}
