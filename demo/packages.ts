import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

interface SeedPackage {
  readonly kind: 'credits' | 'premium';
  readonly credits: number;
  /** Of premium that ends. */
  readonly days?: number;
  /** Minor units, VAT included: a round price for each currency of the demo sites, not a converted one. */
  readonly prices: Readonly<Record<string, number>>;
}

/** The packages of the demo sites. */
const demoPackages: readonly SeedPackage[] = [
  {
    kind: 'credits',
    credits: 40,
    prices: { EUR: 990, CHF: 990, DKK: 7500, GBP: 890, ISK: 1490, NOK: 11900, PLN: 3990, SEK: 10900, USD: 1090 },
  },
  {
    kind: 'credits',
    credits: 100,
    prices: { EUR: 1990, CHF: 1990, DKK: 14900, GBP: 1790, ISK: 2990, NOK: 22900, PLN: 8490, SEK: 22900, USD: 2190 },
  },
  {
    kind: 'credits',
    credits: 250,
    prices: { EUR: 3990, CHF: 3990, DKK: 29900, GBP: 3490, ISK: 5990, NOK: 45900, PLN: 16900, SEK: 45900, USD: 4390 },
  },
  // Of the site that sells premium for some days.
  {
    kind: 'premium',
    credits: 0,
    days: 30,
    prices: { EUR: 490, CHF: 490, DKK: 3700, GBP: 450, ISK: 740, NOK: 5900, PLN: 1990, SEK: 5400, USD: 540 },
  },
];

export async function seedPackages(db: Db, siteId: SiteId, timed: boolean): Promise<void> {
  await db
    .insertInto('packages')
    .values(
      demoPackages
        .filter(({ days = 0 }) => timed || days === 0)
        .map(({ kind, credits, days = 0, prices }, position) => ({
          site_id: siteId,
          kind,
          credits,
          days,
          prices: sql`${JSON.stringify(prices)}::jsonb`,
          position,
        })),
    )
    .execute();
}
