import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** The active members of a site by the country of their profile. */
export async function countActiveMembers(db: Db, site: SiteId): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(({ fn }) => ['country', fn.countAll<number>().as('count')])
    .where('users.site_id', '=', site)
    .where('users.status', '=', 'active')
    .groupBy('country')
    .execute();
  return new Map(rows.flatMap(({ country, count }) => (country === null ? [] : [[country, Number(count)] as const])));
}

/** Orders of a site that are neither paid nor failed. */
export async function countOpenOrders(db: Db, site: SiteId): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('users.site_id', '=', site)
    .where('orders.state', 'in', ['loading', 'pending'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
