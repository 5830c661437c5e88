import { ok, type Success } from '#platform/contract/result.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Call } from '#platform/server/http/context.ts';
import type { ReadVisitorCountry, Site, Sites } from '#features/site/server/index.ts';
import type { Package } from '../../contract/package.ts';
import { type Market, marketIn, marketOfMember } from './market.ts';
import { listPackages } from './package-repo.ts';
import { presentPackage } from './present-package.ts';

export interface PackageDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sites: Sites;
  readonly visitorCountry: ReadVisitorCountry;
}

/** The site's packages in the viewer's currency, which follows from a member's profile, or from a visitor's chosen or guessed country. */
export async function getPackages(
  { db, clock, sites, visitorCountry }: PackageDeps,
  call: Call,
): Promise<Success<{ packages: Package[] }>> {
  const site = await sites.byId(call.site);
  const market = await marketOf(db, site, call, visitorCountry);
  const now = clock.now();
  const rows = await listPackages(db, site.id, now);
  const today = dayIn(site.timeZone, now);
  return ok({ packages: rows.flatMap((row) => presentPackage(row, market, today, site)) });
}

async function marketOf(db: Db, site: Site, call: Call, visitorCountry: ReadVisitorCountry): Promise<Market> {
  if (call.viewer !== null) return marketOfMember(db, site, call.viewer.userId);
  const { chosenCountry, guessedCountry } = visitorCountry(call);
  return marketIn(site, chosenCountry ?? guessedCountry);
}
