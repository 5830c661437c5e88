import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import { siteId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface SiteRow {
  readonly id: SiteId;
  readonly hosts: readonly string[];
  readonly settings: unknown;
  readonly company: unknown;
  readonly timeZone: string;
}

const select = (db: Db | Tx) => db.selectFrom('sites').selectAll();
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toSite = (row: Selected): SiteRow => ({
  id: siteId(row.id),
  hosts: row.hosts,
  settings: row.settings,
  company: row.company,
  timeZone: row.time_zone,
});

export const loadSites = async (db: Db): Promise<SiteRow[]> => (await select(db).orderBy('id').execute()).map(toSite);

export const loadSite = async (tx: Tx, id: SiteId): Promise<SiteRow> =>
  toSite(await select(tx).where('id', '=', id).executeTakeFirstOrThrow());

export interface NewSite {
  readonly hosts: readonly string[];
  readonly settings: object;
  readonly company: object;
  readonly timeZone: string;
}

export async function insertSite(db: Db | Tx, site: NewSite, now: Date): Promise<SiteId> {
  const { id } = await db
    .insertInto('sites')
    .values({
      hosts: [...site.hosts],
      settings: sql`${JSON.stringify(site.settings)}::jsonb`,
      company: sql`${JSON.stringify(site.company)}::jsonb`,
      time_zone: site.timeZone,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return siteId(id);
}
