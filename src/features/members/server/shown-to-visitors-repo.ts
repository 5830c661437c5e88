import { type RawBuilder, sql } from 'kysely';
import { type SiteId, userId, type UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { visibleTo } from './member-repo.ts';

/** SQL: the profile `p` is a person whom the index page of the site may show, who was here since then. Those who hide when are not shown. */
const allowed = (site: SiteId, since: Date): RawBuilder<boolean> => sql`
  ${visibleTo({ id: null, site })} AND p.last_active_at >= ${since} AND NOT p.hide_online AND NOT p.fictional
  AND EXISTS (SELECT FROM photos f WHERE f.user_id = p.user_id AND f.status = 'active' AND f.deleted_at IS NULL)`;

interface Choice {
  readonly site: SiteId;
  readonly since: Date;
  /** Others are chosen with another one. */
  readonly seed: string;
  readonly ofEachGender: number;
}

/** By chance, in an order in which the genders take turns. Those come first who live in the country of most, so that they are near each other. */
export async function chooseShown(db: Db, { site, since, seed, ofEachGender }: Choice): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: number }>`
    WITH shown AS (SELECT p.user_id, p.gender, p.country, md5(p.user_id || ${seed}) AS chance FROM profiles p WHERE ${allowed(site, since)}),
      main AS (SELECT mode() WITHIN GROUP (ORDER BY country) AS country FROM shown)
    SELECT c.user_id FROM (
      SELECT s.user_id, s.chance, row_number() OVER (PARTITION BY s.gender ORDER BY s.country = main.country DESC, s.chance) AS turn
      FROM shown s CROSS JOIN main
    ) c WHERE c.turn <= ${ofEachGender} ORDER BY c.turn, c.chance`.execute(db);
  return rows.map(({ user_id }) => userId(user_id));
}

/** Those of the chosen who may still be shown. */
export async function stillShown(db: Db, site: SiteId, since: Date, ids: readonly UserId[]): Promise<Set<UserId>> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT p.user_id FROM profiles p WHERE p.user_id = ANY(${ids}::bigint[]) AND ${allowed(site, since)}`.execute(db);
  return new Set(rows.map(({ user_id }) => userId(user_id)));
}
