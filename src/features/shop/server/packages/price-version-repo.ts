import { sql } from 'kysely';
import type { SiteId, StaffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Package } from '../../contract/package.ts';
import { listSitePackages, type PackageRow, type SitePackage } from './package-repo.ts';

/** Prices as they were published, once and for all packages of a site. */
export interface PriceVersion {
  /** Counts from one; zero is what stood before the first one. */
  readonly version: number;
  /** From when it counts: until then, and after a later version has begun, another one does. */
  readonly from: Date;
  readonly publishedAt: Date;
  /** The name of who published it, for the office alone. */
  readonly by: string;
}

/** Later than every price. */
const endOfTime = new Date('9999-01-01T00:00:00Z');

const versions = (db: Db | Tx, site: SiteId) =>
  db
    .selectFrom('price_versions')
    .innerJoin('staff', 'staff.id', 'price_versions.staff_id')
    .select(['version', 'valid_from as from', 'published_at as publishedAt', 'staff.name as by'])
    .where('site_id', '=', site)
    .orderBy('version', 'desc');

/** The latest one, which may not have begun; null when nothing has been published. */
export const findLatestPrices = async (db: Db | Tx, site: SiteId): Promise<PriceVersion | null> =>
  (await versions(db, site).limit(1).executeTakeFirst()) ?? null;

/** The newest first. */
export const listPriceVersions = (db: Db | Tx, site: SiteId, most: number): Promise<PriceVersion[]> =>
  versions(db, site).limit(most).execute();

/** All packages of a site as the latest version has them. */
export const listLatestPackages = (db: Db | Tx, site: SiteId): Promise<SitePackage[]> => listSitePackages(db, site, endOfTime);

/** Until the transaction ends, nobody else publishes prices of the site. */
export async function lockPrices(tx: Tx, site: SiteId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('prices'), ${site}::int)`.execute(tx);
}

export interface NewTerms {
  /** Null: a new package. */
  readonly id: number | null;
  readonly kind: Package['kind'];
  readonly credits: number;
  readonly days: number;
  readonly prices: Readonly<Record<string, number>>;
  readonly country_prices: PackageRow['country_prices'];
  readonly offered: boolean;
}

interface Publication {
  readonly site: SiteId;
  readonly version: number;
  readonly from: Date;
  readonly by: StaffId;
  readonly now: Date;
  /** All packages of the site, in display order. */
  readonly packages: readonly NewTerms[];
}

/** What was planned and has not begun never begins: a new version replaces it. */
async function deletePlanned(tx: Tx, site: SiteId, now: Date): Promise<void> {
  await tx
    .deleteFrom('package_terms')
    .where('valid_from', '>', now)
    .where('package_id', 'in', (eb) => eb.selectFrom('packages').select('id').where('site_id', '=', site))
    .execute();
}

/**
 * Stores a version in the place of those that have not begun. What `packages` says of older ones stays, because the prices before the
 * first version are read there.
 */
export async function insertPriceVersion(tx: Tx, { site, version, from, by, now, packages }: Publication): Promise<void> {
  await deletePlanned(tx, site, now);
  await tx.insertInto('price_versions').values({ site_id: site, version, valid_from: from, published_at: now, staff_id: by }).execute();
  for (const [position, { id, kind, offered, ...rest }] of packages.entries()) {
    const terms = { credits: rest.credits, days: rest.days, prices: sql<string>`${JSON.stringify(rest.prices)}::jsonb`, position };
    const made =
      id ??
      // Until the version begins there is no such package.
      (
        await tx
          .insertInto('packages')
          .values({ site_id: site, kind, ...terms, offered: false })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await tx
      .insertInto('package_terms')
      .values({
        package_id: made,
        version,
        valid_from: from,
        ...terms,
        country_prices: sql<string>`${JSON.stringify(rest.country_prices)}::jsonb`,
        offered,
      })
      .execute();
  }
}

/** Versions that have begun and do not stand in the public history yet, the oldest first. */
export async function listUnrecordedPrices(
  tx: Tx,
  site: SiteId,
  now: Date,
): Promise<{ readonly version: number; readonly from: Date; readonly isReplaced: boolean }[]> {
  const rows = await tx
    .selectFrom('price_versions')
    .select(({ exists, selectFrom }) => [
      'version',
      'valid_from as from',
      exists(
        selectFrom('price_versions as later')
          .select('later.version')
          .where('later.site_id', '=', site)
          .whereRef('later.version', '>', 'price_versions.version')
          // Published before this one began, or begun together with it.
          .where(({ eb, or, ref }) =>
            or([
              eb('later.published_at', '<', ref('price_versions.valid_from')),
              eb('later.valid_from', '<=', ref('price_versions.valid_from')),
            ]),
          ),
      ).as('isReplaced'),
    ])
    .where('site_id', '=', site)
    .where('valid_from', '<=', now)
    .where('told_at', 'is', null)
    .orderBy('valid_from')
    .orderBy('version')
    .execute();
  return rows.map(({ isReplaced, ...row }) => ({ ...row, isReplaced: isReplaced === true }));
}

export async function setRecorded(tx: Tx, site: SiteId, version: number, now: Date): Promise<void> {
  await sql`UPDATE price_versions SET told_at = ${now} WHERE site_id = ${site} AND version = ${version}`.execute(tx);
}
