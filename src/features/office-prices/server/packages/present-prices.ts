import type { SiteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { offersIn } from '#features/payment-providers/server/index.ts';
import {
  findLatestPrices,
  listLatestPackages,
  listPriceVersions,
  listSitePackages,
  marketIn,
  maySell,
  type PriceVersion,
  type SitePackage,
} from '#features/shop/server/index.ts';
import type { Site } from '#features/site/server/index.ts';
import { breaksOf } from '../../contract/package-rules.ts';
import type { OfficeMarket, OfficePackage, OfficePrices } from '../../contract/schemas.ts';
import type { PriceDeps } from '../deps.ts';

/** What was published last. */
export interface Latest {
  /** Null: nothing has been published, the packages are as they were made. */
  readonly version: PriceVersion | null;
  readonly packages: StoredPackage[];
}

/** A package with everything that is stored. */
export type StoredPackage = Required<OfficePackage>;

const present = ({ id, kind, credits, days, offered, prices, country_prices }: SitePackage): StoredPackage => ({
  id,
  kind,
  credits,
  days,
  offered,
  prices,
  country_prices,
});

export const latestOf = async (db: Db | Tx, site: SiteId): Promise<Latest> => ({
  version: await findLatestPrices(db, site),
  packages: (await listLatestPackages(db, site)).map(present),
});

/** What is sold at a time. */
export const packagesAt = async (db: Db | Tx, site: SiteId, at: Date): Promise<StoredPackage[]> =>
  (await listSitePackages(db, site, at)).map(present);

export const breaksFor = (site: Site, packages: readonly OfficePackage[]) =>
  breaksOf({
    packages,
    markets: site.settings.countries.map((country) => ({ country, currency: marketIn(site, country).currency })),
    messageCredits: site.settings.message_credits,
  });

export async function presentPrices(deps: PriceDeps, siteId: SiteId): Promise<OfficePrices> {
  const { db, clock, sites } = deps;
  const [site, now] = [await sites.byId(siteId), clock.now()];
  const { version, packages } = await latestOf(db, siteId);
  const versions = await listPriceVersions(db, siteId, 20);
  return {
    version: version?.version ?? 0,
    from: version?.from.toISOString() ?? null,
    packages,
    until_then: version !== null && version.from > now ? await packagesAt(db, siteId, now) : null,
    message_credits: site.settings.message_credits,
    markets: await marketsOf(deps, site, now),
    breaks: breaksFor(site, packages),
    versions: versions.map((one) => ({
      version: one.version,
      from: one.from.toISOString(),
      published_at: one.publishedAt.toISOString(),
      by: one.by,
    })),
  };
}

async function marketsOf(deps: PriceDeps, site: Site, now: Date): Promise<OfficeMarket[]> {
  const markets: OfficeMarket[] = [];
  for (const country of site.settings.countries) {
    const market = marketIn(site, country);
    const tax = await maySell(deps, site, market.taxCountry, null, now);
    const methods = [...offersIn(deps.providers, market).keys()];
    markets.push({ country, currency: market.currency, vat_rate: tax.ok ? tax.value.rate : null, methods });
  }
  return markets;
}
