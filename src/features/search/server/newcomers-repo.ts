import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type ViewerRef, visibleTo } from '#features/members/server/index.ts';

/** How many of these joined after that time. Fictional profiles do not count. */
export async function countSince(db: Db, viewer: ViewerRef, ids: readonly UserId[], since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM profiles p
    WHERE p.user_id = ANY(${ids}::bigint[]) AND p.created_at > ${since} AND NOT p.fictional AND ${visibleTo(viewer)}`.execute(db);
  return rows[0]?.count ?? 0;
}
