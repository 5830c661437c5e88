import { ok, type Success } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import { type Site, type Sites, visitorCountry } from '#features/site/server/index.ts';
import type { Package } from '../contract/order.ts';
import { type Market, marketIn, marketOfMember } from './market.ts';
import { listPackages, type PackageRow } from './package-repo.ts';

interface Deps {
  readonly db: Db;
  readonly sites: Sites;
  readonly countryHeader: string | null;
}

/** What the site sells in the viewer's currency: that of a member's profile, for a visitor of the country chosen or guessed. */
export async function getPackages({ db, sites, countryHeader }: Deps, call: Call): Promise<Success<{ packages: Package[] }>> {
  const site = await sites.byId(call.site);
  const market = await marketOf(db, site, call, countryHeader);
  const rows = await listPackages(db, site.id);
  return ok({ packages: rows.flatMap((row) => presentPackage(row, market, site.settings.message_credits)) });
}

async function marketOf(db: Db, site: Site, call: Call, countryHeader: string | null): Promise<Market> {
  if (call.viewer !== null) return marketOfMember(db, site, call.viewer.userId);
  const { chosenCountry, guessedCountry } = visitorCountry(call, countryHeader);
  return marketIn(site, chosenCountry ?? guessedCountry);
}

/** Nothing for a package without a price in the currency. */
function presentPackage({ id, kind, credits, prices }: PackageRow, { currency }: Market, messageCredits: number): Package[] {
  const amount = prices[currency];
  if (amount === undefined) return [];
  const perMessage = credits === 0 ? null : { amount: Math.round((amount * messageCredits) / credits), currency };
  return [{ id, kind, credits, price: { amount, currency }, per_message: perMessage }];
}
