import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Site } from '#features/site/server/index.ts';
import { findHomeCountry } from './buyer-repo.ts';

/** Who buys: from where, in which currency, on which site. */
export interface Market {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 4217. */
  readonly currency: string;
  /** The site's domain. */
  readonly site: string;
}

/** The currency in which the site prices messages for the country; countries without a price use the site's first country. */
export function marketIn({ id, settings, company }: Site, country: string | null): Market {
  const home = settings.countries[0] ?? company.country;
  const place = country ?? home;
  const cost = settings.minimum_message_costs[place] ?? settings.minimum_message_costs[home];
  if (!cost) throw new Error(`site ${id} prices no messages for ${home}`);
  return { country: place, currency: cost.currency, site: settings.domain };
}

export const marketOfMember = async (db: Db, site: Site, user: UserId): Promise<Market> => marketIn(site, await findHomeCountry(db, user));
