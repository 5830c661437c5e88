import { amountIn } from '#features/shop/contract/amount-in.ts';
import { messagePrice } from '#features/shop/contract/message-price.ts';
import { listUnrecordedPrices, lockPrices, marketIn, setRecorded } from '#features/shop/server/index.ts';
import { addPublicChange, type Site } from '#features/site/server/index.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { cheapestIn } from '../../contract/package-rules.ts';
import type { OfficePackage } from '../../contract/schemas.ts';
import type { PriceDeps } from '../deps.ts';
import { packagesAt } from './present-prices.ts';

/** Writes prices to the public history once they count. One that another version has replaced before it began never counts. */
export async function recordBegun(tx: Tx, site: Site, now: Date): Promise<void> {
  for (const { version, from, isReplaced } of await listUnrecordedPrices(tx, site.id, now)) {
    if (!isReplaced) {
      const before = costsOf(site, await packagesAt(tx, site.id, new Date(from.getTime() - 1)));
      const after = costsOf(site, await packagesAt(tx, site.id, from));
      if (JSON.stringify(before) !== JSON.stringify(after))
        await addPublicChange(tx, { site: site.id, at: from, name: 'minimum_message_costs', old: before, new: after });
    }
    await setRecorded(tx, site.id, version, now);
  }
}

/** For prices that were published for later. */
export async function recordAllBegun({ db, clock, sites }: Pick<PriceDeps, 'db' | 'clock' | 'sites'>): Promise<void> {
  for (const site of await sites.all())
    await db.transaction().execute(async (tx) => {
      await lockPrices(tx, site.id);
      await recordBegun(tx, site, clock.now());
    });
}

/** The lowest price of a message by country. */
function costsOf(site: Site, packages: readonly OfficePackage[]): Record<string, { costs: number; currency: string }> {
  const { countries, message_credits: messageCredits } = site.settings;
  return Object.fromEntries(
    countries.flatMap((country) => {
      const market = marketIn(site, country);
      const { currency } = market;
      const best = packages[cheapestIn({ packages, messageCredits }, market)[0] ?? -1];
      const amount = best && amountIn(best, market);
      const cost = best === undefined || amount === undefined ? null : messagePrice({ amount, currency }, best.credits, messageCredits);
      return cost === null ? [] : [[country, { costs: cost.amount, currency }]];
    }),
  );
}
