import type { SiteId } from '#platform/contract/ids.ts';
import type { Platform } from '#platform/server/platform.ts';
import { cheapestCredit, listPackages, type PackageRow } from '#features/shop/server/index.ts';
import type { Sites } from '#features/site/server/index.ts';
import { createKeptBySite } from '../sites/kept-by-site.ts';

/**
 * The price of the cheapest credit for a member. Packages are cached, because every page of a member shows it. An order always reads
 * its package anew.
 */
export function createCheapestCredit({ database: { db }, clock }: Platform, sites: Sites) {
  const packagesOf = createKeptBySite<PackageRow[]>({ clock, lifetimeMs: 10_000, max: 1 });
  return async ({ siteId }: { readonly siteId: SiteId }, ofMember: Promise<string>) => {
    const ofUser = sites.byId(siteId);
    const offered = ofUser.then((site) => packagesOf(site, '', () => listPackages(db, siteId, clock.now())));
    const [site, packages, country] = await Promise.all([ofUser, offered, ofMember]);
    return cheapestCredit(site, packages, country);
  };
}
