import type { Feature } from '#platform/server/feature.ts';
import { route, tagged } from '#platform/server/http/context.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PaymentProvider } from '#features/payment-providers/server/index.ts';
import type { ReadVisitorCountry, Sites } from '#features/site/server/index.ts';
import { getPackages as getPackagesEndpoint, getPricing as getPricingEndpoint } from '../contract/endpoints.ts';
import { getPackages } from './packages/get-packages.ts';
import { getPricing } from './packages/get-pricing.ts';
import type { SellingDeps } from './tax/may-sell.ts';
import { openTaxTasks, unmetTaxes } from './tax/open-tax-tasks.ts';

export { type Place, placeOf, vatState } from './tax/eu.ts';
export { marketIn, marketOfMember } from './packages/market.ts';
export { findPackage, listPackages, listSitePackages, type PackageRow, type SitePackage, toKind } from './packages/package-repo.ts';
export {
  findLatestPrices,
  insertPriceVersion,
  listLatestPackages,
  listPriceVersions,
  listUnrecordedPrices,
  lockPrices,
  type PriceVersion,
  setRecorded,
} from './packages/price-version-repo.ts';
export { findHome, findHomeTown } from './packages/buyer-repo.ts';
export { cheapestCredit } from './packages/cheapest-credit.ts';
export { maySell, type SellingDeps } from './tax/may-sell.ts';
export { saleTax, taxFaults, untaxedCountries } from './tax/sale-tax.ts';
export { acceptCountry } from './tax/payment-country-repo.ts';
export { getPackages, type PackageDeps } from './packages/get-packages.ts';

interface Dependencies {
  readonly sites: Sites;
  readonly visitorCountry: ReadVisitorCountry;
  readonly providers: readonly PaymentProvider[];
}

/** The packages, prices and taxes of each site and country. */
export interface ShopFeature extends Feature, Pick<SellingDeps, 'countriesKnown'> {}

export function createShop({ env, database: { db }, clock }: Platform, dependencies: Dependencies): ShopFeature {
  const { sites } = dependencies;
  const connectionsNamed = env.countryHeader !== null || env.geoipFile !== null;
  const countriesKnown = env.appEnv !== 'production' || connectionsNamed;
  const deps = { ...dependencies, db, clock, countriesKnown };
  return {
    countriesKnown,
    routes: tagged('shop', 'Packages of credits and premium, and what they cost where.', [
      route(getPackagesEndpoint, (_input, call) => getPackages(deps, call)),
      route(getPricingEndpoint, (_input, call) => getPricing(deps, call)),
    ]),
    unmetRequirements: () => unmetTaxes(deps),
    openTasks: () => openTaxTasks({ db, clock, sites, connectionsNamed }),
  };
}
