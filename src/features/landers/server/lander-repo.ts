import { type RawBuilder, sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { visibleTo } from '#features/members/server/index.ts';
import { explicitInterests, type Interest } from '#features/members/contract/traits.ts';

/** SQL: the profile `p` is a person whom visitors of the site may find. Fictional profiles are none. */
const countable = (site: SiteId): RawBuilder<boolean> => sql`${visibleTo({ id: null, site })} AND NOT p.fictional`;

/** How many of these, who are online, show it. */
export async function countShown(db: Db, site: SiteId, online: readonly UserId[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM profiles p
    WHERE p.user_id = ANY(${online}::bigint[]) AND NOT p.hide_online AND ${countable(site)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface RegionCount {
  readonly region: string;
  readonly members: number;
  readonly today: number;
  readonly new: number;
}

/** Members by region, who say in which one they live. `active`: counted as `today` when they were here since then and show it. `joined`: signed up since then. */
export async function countRegions(
  db: Db,
  site: SiteId,
  { country, active, joined }: { readonly country: string; readonly active: Date; readonly joined: Date },
): Promise<RegionCount[]> {
  const { rows } = await sql<{ region: string | null; members: number; today: number; new: number }>`
    SELECT p.region, count(*) AS members, count(*) FILTER (WHERE p.last_active_at >= ${active} AND NOT p.hide_online) AS today,
      count(*) FILTER (WHERE p.created_at >= ${joined}) AS new
    FROM profiles p WHERE p.country = ${country} AND p.region IS NOT NULL AND ${countable(site)} GROUP BY p.region`.execute(db);
  return rows.flatMap(({ region, ...counts }) => (region === null ? [] : [{ region, ...counts }]));
}

/** Members by interest. Explicit ones are nobody's business here. */
export async function countInterests(db: Db, site: SiteId): Promise<{ interest: string; members: number }[]> {
  const { rows } = await sql<{ interest: string; members: number }>`
    SELECT i.interest, count(*) AS members FROM profiles p CROSS JOIN LATERAL unnest(p.interests) AS i (interest)
    WHERE NOT i.interest = ANY(${[...explicitInterests]}::text[]) AND ${countable(site)}
    GROUP BY i.interest ORDER BY members DESC, i.interest`.execute(db);
  return rows;
}

/** How many like all of these. */
export async function countTogether(db: Db, site: SiteId, interests: readonly Interest[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM profiles p WHERE p.interests @> ${[...interests]}::text[] AND ${countable(site)}`.execute(db);
  return rows[0]?.count ?? 0;
}
