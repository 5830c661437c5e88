import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Value } from 'typebox/value';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Package } from '../../contract/order.ts';

const Prices = Type.Record(Type.String(), Type.Integer({ minimum: 0 }));

export interface PackageRow {
  readonly id: number;
  readonly kind: Package['kind'];
  readonly credits: number;
  /** Minor units by currency, VAT included. */
  readonly prices: Static<typeof Prices>;
}

const offered = (db: Db, site: SiteId) =>
  db.selectFrom('packages').select(['id', 'kind', 'credits', 'prices']).where('site_id', '=', site).where('offered', '=', true);

/** The packages a site offers, in display order. */
export async function listPackages(db: Db, site: SiteId): Promise<PackageRow[]> {
  const rows = await offered(db, site).orderBy('position').orderBy('id').execute();
  return rows.map(toPackage);
}

export async function findPackage(db: Db, site: SiteId, id: number): Promise<PackageRow | null> {
  const row = await offered(db, site).where('id', '=', id).executeTakeFirst();
  return row ? toPackage(row) : null;
}

export const toKind = (kind: string): Package['kind'] => (kind === 'premium' ? 'premium' : 'credits');

function toPackage({ id, kind, credits, prices }: { id: number; kind: string; credits: number; prices: unknown }): PackageRow {
  return { id, kind: toKind(kind), credits, prices: Value.Parse(Prices, prices) };
}
