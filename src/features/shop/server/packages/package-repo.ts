import { sql } from 'kysely';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { SiteId } from '#platform/contract/ids.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Package } from '../../contract/package.ts';

const Prices = Type.Record(Type.String(), Type.Integer({ minimum: 0 }));
const CountryPrices = Type.Record(Type.String(), Type.Object({ currency: Type.String(), amount: Type.Integer({ minimum: 0 }) }));

export interface PackageRow {
  readonly id: number;
  readonly kind: Package['kind'];
  readonly credits: number;
  /** Days of premium that ends; 0: none. */
  readonly days: number;
  /** Minor units by currency, VAT included. */
  readonly prices: Static<typeof Prices>;
  /** By country what differs: see `amountIn`. */
  readonly country_prices: Static<typeof CountryPrices>;
}

/** What each package of a site is at a time: as in the latest version of the prices that is valid then, else as it was made. */
const termsAt = (db: Db | Tx, site: SiteId, at: Date) =>
  db
    .selectFrom('packages')
    .leftJoinLateral(
      (terms) =>
        terms
          .selectFrom('package_terms')
          .select(['version', 'credits', 'days', 'prices', 'country_prices', 'position', 'offered'])
          .whereRef('package_id', '=', 'packages.id')
          .where('valid_from', '<=', at)
          .orderBy('version', 'desc')
          .limit(1)
          .as('terms'),
      (join) => join.onTrue(),
    )
    .select(({ fn, ref }) => [
      'packages.id',
      'packages.kind',
      fn.coalesce('terms.credits', 'packages.credits').as('credits'),
      fn.coalesce('terms.days', 'packages.days').as('days'),
      fn.coalesce('terms.prices', ref('packages.prices')).as('prices'),
      'terms.country_prices',
      fn.coalesce('terms.position', 'packages.position').as('position'),
      fn.coalesce('terms.offered', 'packages.offered').as('offered'),
    ])
    .where('packages.site_id', '=', site);

/** Premium that ends is offered only by sites that enable it. */
const offered = (db: Db, site: SiteId, at: Date) =>
  db
    .selectFrom(termsAt(db, site, at).as('package'))
    .innerJoin('sites', (join) => join.on('sites.id', '=', site))
    .select(['package.id', 'kind', 'credits', 'days', 'prices', 'country_prices'])
    .where('offered', '=', true)
    .where(({ eb, or }) => or([eb('days', '=', 0), eb(sql`settings->>'timed_premium'`, '=', 'true')]));

const offeredInOrder = compiledQuery((db, { site, at }: { site: SiteId; at: Date }) =>
  offered(db, site, at).orderBy('position').orderBy('package.id').compile(),
);

/** The packages that a site offers at a time, in display order. */
export async function listPackages(db: Db, site: SiteId, at: Date): Promise<PackageRow[]> {
  const { rows } = await db.executeQuery(offeredInOrder(db, { site, at }));
  return rows.map(toPackage);
}

export async function findPackage(db: Db, site: SiteId, id: number, at: Date): Promise<PackageRow | null> {
  const row = await offered(db, site, at).where('package.id', '=', id).executeTakeFirst();
  return row ? toPackage(row) : null;
}

/** A package of a site, also one that is not offered. */
export interface SitePackage extends PackageRow {
  readonly offered: boolean;
}

/** All packages of a site as they are at a time, in display order. */
export async function listSitePackages(db: Db | Tx, site: SiteId, at: Date): Promise<SitePackage[]> {
  const rows = await db
    .selectFrom(termsAt(db, site, at).as('package'))
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...toPackage(row), offered: row.offered }));
}

export const toKind = (kind: string): Package['kind'] => (kind === 'premium' ? 'premium' : 'credits');

type Stored = Omit<PackageRow, 'kind' | 'prices' | 'country_prices'> & {
  readonly kind: string;
  readonly prices: unknown;
  /** Null before the first version. */
  readonly country_prices: unknown;
};

function toPackage({ id, kind, credits, days, prices, country_prices: own }: Stored): PackageRow {
  return {
    id,
    kind: toKind(kind),
    credits,
    days,
    prices: Value.Parse(Prices, prices),
    country_prices: own === null ? {} : Value.Parse(CountryPrices, own),
  };
}
