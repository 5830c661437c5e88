import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { insertSite, type NewSite } from '#features/site/server/index.ts';

export interface NewPackage {
  readonly kind: 'credits' | 'premium';
  readonly credits: number;
  /** Gross prices in minor units, by currency. */
  readonly prices: Readonly<Record<string, number>>;
}

export interface FirstSite extends NewSite {
  readonly packages: readonly NewPackage[];
}

const json = (value: object) => sql<string>`${JSON.stringify(value)}::jsonb`;

/** A site with what it sells. */
export async function insertFirstSite(tx: Tx, { packages, ...site }: FirstSite, now: Date): Promise<SiteId> {
  const id = await insertSite(tx, site, now);
  await insertPackages(tx, id, packages, 0);
  return id;
}

/** The same site with other answers. Orders refer to packages, so those stay and change; what is not sold any more is not offered. */
export async function replaceFirstSite(tx: Tx, id: SiteId, { packages, hosts, settings, company, timeZone }: FirstSite): Promise<void> {
  await tx
    .updateTable('sites')
    .set({ hosts: [...hosts], settings: json(settings), company: json(company), time_zone: timeZone })
    .where('id', '=', id)
    .execute();
  const rows = await tx.selectFrom('packages').select('id').where('site_id', '=', id).orderBy('position').execute();
  for (const [position, row] of rows.entries()) {
    const sold = packages[position];
    await tx
      .updateTable('packages')
      .set(sold === undefined ? { offered: false } : { credits: sold.credits, prices: json(sold.prices), offered: true })
      .where('id', '=', row.id)
      .execute();
  }
  await insertPackages(tx, id, packages.slice(rows.length), rows.length);
}

async function insertPackages(tx: Tx, site: SiteId, packages: readonly NewPackage[], from: number): Promise<void> {
  if (packages.length === 0) return;
  const rows = packages.map(({ kind, credits, prices }, n) => ({ site_id: site, kind, credits, prices: json(prices), position: from + n }));
  await tx.insertInto('packages').values(rows).execute();
}

export async function openSite(tx: Tx, id: SiteId): Promise<void> {
  await tx.updateTable('sites').set({ being_set_up: false }).where('id', '=', id).execute();
}
