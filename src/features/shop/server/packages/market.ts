import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Site } from '#features/site/server/index.ts';
import type { PaymentMarket } from '#features/payment-providers/server/index.ts';
import { taxCountryOf } from '../tax/territories.ts';
import { findHome } from './buyer-repo.ts';

/** The buyer's country and VAT territory. */
export interface Market extends PaymentMarket {
  /** The country or territory whose VAT applies. */
  readonly taxCountry: string;
}

/**
 * The currency in which the site prices messages for the country; countries without a price use the first country that has one, in the
 * site's order. A site without prices sells in euros.
 */
export function marketIn({ settings, company, creditor }: Site, country: string | null, region: string | null = null): Market {
  const costs = settings.minimum_message_costs;
  const place = country ?? settings.countries[0] ?? company.country;
  const priced = [place, ...settings.countries, company.country, ...Object.keys(costs)].find((candidate) => costs[candidate]);
  const taxCountry = taxCountryOf(place, region);
  return {
    country: place,
    taxCountry,
    currency: costs[priced ?? '']?.currency ?? 'EUR',
    site: settings.domain,
    collects: creditor !== null,
  };
}

export async function marketOfMember(db: Db, site: Site, user: UserId): Promise<Market> {
  const { country, region } = await findHome(db, user);
  return marketIn(site, country, region);
}
