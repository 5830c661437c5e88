import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import { siteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

export interface SiteRow {
  readonly id: SiteId;
  readonly hosts: readonly string[];
  readonly settings: unknown;
  readonly company: unknown;
  readonly timeZone: string;
}

export async function loadSites(db: Db): Promise<SiteRow[]> {
  const rows = await db.selectFrom('sites').selectAll().orderBy('id').execute();
  return rows.map((row) => ({
    id: siteId(row.id),
    hosts: row.hosts,
    settings: row.settings,
    company: row.company,
    timeZone: row.time_zone,
  }));
}

export interface NewSite {
  readonly hosts: readonly string[];
  readonly settings: object;
  readonly company: object;
  readonly timeZone: string;
}

export async function insertSite(db: Db, site: NewSite, now: Date): Promise<SiteId> {
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
