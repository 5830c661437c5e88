import type { Db } from '#platform/server/db/open-database.ts';
import type { CheapestCredit } from '#features/credits/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { marketIn } from './market.ts';
import { listPackages } from './package-repo.ts';

/** The offered package with the lowest price for a credit in the currency of a member's country; null when none has credits. */
export async function cheapestCredit(db: Db, ofSite: Promise<Site>, ofMember: Promise<string>): Promise<CheapestCredit> {
  const [site, country, packages] = await Promise.all([ofSite, ofMember, ofSite.then(({ id }) => listPackages(db, id))]);
  const { currency } = marketIn(site, country);
  const [cheapest = null] = packages
    .flatMap(({ credits, prices }) => {
      const amount = prices[currency];
      return amount === undefined || credits === 0 ? [] : [{ credits, amount, currency }];
    })
    .toSorted((a, b) => a.amount / a.credits - b.amount / b.credits);
  return cheapest;
}
