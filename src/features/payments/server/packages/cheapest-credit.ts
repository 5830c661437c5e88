import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { CheapestCredit } from '#features/credits/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { marketOfMember } from './market.ts';
import { listPackages } from './package-repo.ts';

/** The offered package with the lowest price for a credit in the member's currency; null when none has credits. */
export async function cheapestCredit(db: Db, site: Site, user: UserId): Promise<CheapestCredit> {
  const [{ currency }, packages] = await Promise.all([marketOfMember(db, site, user), listPackages(db, site.id)]);
  const [cheapest = null] = packages
    .flatMap(({ credits, prices }) => {
      const amount = prices[currency];
      return amount === undefined || credits === 0 ? [] : [{ credits, amount, currency }];
    })
    .toSorted((a, b) => a.amount / a.credits - b.amount / b.credits);
  return cheapest;
}
