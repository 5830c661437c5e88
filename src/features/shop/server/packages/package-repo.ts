import { sql } from 'kysely';
import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { SiteId } from '#platform/contract/ids.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Package } from '../../contract/package.ts';

const Prices = Type.Record(Type.String(), Type.Integer({ minimum: 0 }));

export interface PackageRow {
  readonly id: number;
  readonly kind: Package['kind'];
  readonly credits: number;
  /** Days of premium that ends; 0: none. */
  readonly days: number;
  /** Minor units by currency, VAT included. */
  readonly prices: Static<typeof Prices>;
}

/** Premium that ends is offered only by sites that enable it. */
const offered = (db: Db, site: SiteId) =>
  db
    .selectFrom('packages')
    .innerJoin('sites', 'sites.id', 'packages.site_id')
    .select(['packages.id', 'kind', 'credits', 'days', 'prices'])
    .where('site_id', '=', site)
    .where('offered', '=', true)
    .where(({ eb, or }) => or([eb('days', '=', 0), eb(sql`settings->>'timed_premium'`, '=', 'true')]));

const offeredInOrder = compiledQuery((db, { site }: { site: SiteId }) =>
  offered(db, site).orderBy('position').orderBy('packages.id').compile(),
);

/** The packages a site offers, in display order. */
export async function listPackages(db: Db, site: SiteId): Promise<PackageRow[]> {
  const { rows } = await db.executeQuery(offeredInOrder(db, { site }));
  return rows.map(toPackage);
}

export async function findPackage(db: Db, site: SiteId, id: number): Promise<PackageRow | null> {
  const row = await offered(db, site).where('packages.id', '=', id).executeTakeFirst();
  return row ? toPackage(row) : null;
}

export const toKind = (kind: string): Package['kind'] => (kind === 'premium' ? 'premium' : 'credits');

type Stored = Omit<PackageRow, 'kind' | 'prices'> & { readonly kind: string; readonly prices: unknown };

function toPackage({ id, kind, credits, days, prices }: Stored): PackageRow {
  return { id, kind: toKind(kind), credits, days, prices: Value.Parse(Prices, prices) };
}
