import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import { siteId } from '#platform/contract/ids.ts';
import type { SiteSwitch } from '../contract/switches.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface SiteRow {
  readonly id: SiteId;
  readonly hosts: readonly string[];
  readonly settings: unknown;
  readonly company: unknown;
  readonly timeZone: string;
  readonly switches: unknown;
  readonly closesAt: Date | null;
  readonly beingSetUp: boolean;
}

const select = (db: Db | Tx) => db.selectFrom('sites').selectAll();
type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const toSite = (row: Selected): SiteRow => ({
  id: siteId(row.id),
  hosts: row.hosts,
  settings: row.settings,
  company: row.company,
  timeZone: row.time_zone,
  switches: row.switches,
  closesAt: row.closes_at,
  beingSetUp: row.being_set_up,
});

export const loadSites = async (db: Db): Promise<SiteRow[]> => (await select(db).orderBy('id').execute()).map(toSite);

export const loadSite = async (tx: Tx, id: SiteId): Promise<SiteRow> =>
  toSite(await select(tx).where('id', '=', id).executeTakeFirstOrThrow());

export interface NewSite {
  readonly hosts: readonly string[];
  readonly settings: object;
  readonly company: object;
  readonly timeZone: string;
  /** It opens later: until then only `byId` finds it. */
  readonly beingSetUp?: boolean;
}

export async function insertSite(db: Db | Tx, site: NewSite, now: Date): Promise<SiteId> {
  const { id } = await db
    .insertInto('sites')
    .values({
      hosts: [...site.hosts],
      settings: sql`${JSON.stringify(site.settings)}::jsonb`,
      company: sql`${JSON.stringify(site.company)}::jsonb`,
      time_zone: site.timeZone,
      being_set_up: site.beingSetUp ?? false,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return siteId(id);
}

/** `off` null: it is on again. Switching off what is off keeps its time. */
export async function setSwitch(
  tx: Tx,
  id: SiteId,
  name: SiteSwitch,
  off: { readonly since: string; readonly words: string | null } | null,
): Promise<void> {
  await tx
    .updateTable('sites')
    .set({
      switches:
        off === null
          ? sql<unknown>`switches - ${name}::text`
          : sql<unknown>`jsonb_set(switches, ARRAY[${name}::text], ${JSON.stringify(off)}::jsonb
              || CASE WHEN switches ? ${name}::text THEN jsonb_build_object('since', switches -> ${name}::text -> 'since') ELSE '{}'::jsonb END)`,
    })
    .where('id', '=', id)
    .execute();
}

/** Lets everything that gives hosts to sites wait for each other; reading goes on. */
export const lockSites = (tx: Tx): Promise<unknown> => sql`LOCK TABLE sites IN SHARE ROW EXCLUSIVE MODE`.execute(tx);

/** The rows of all sites as they are stored, within the transaction. */
export const loadSitesIn = async (tx: Tx): Promise<SiteRow[]> => (await select(tx).orderBy('id').execute()).map(toSite);

export async function updateSite(tx: Tx, id: SiteId, { hosts, settings, company, timeZone }: NewSite): Promise<void> {
  await tx
    .updateTable('sites')
    .set({
      hosts: [...hosts],
      settings: sql<unknown>`${JSON.stringify(settings)}::jsonb`,
      company: sql<unknown>`${JSON.stringify(company)}::jsonb`,
      time_zone: timeZone,
    })
    .where('id', '=', id)
    .execute();
}
