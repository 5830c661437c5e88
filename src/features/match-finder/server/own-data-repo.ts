import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** Members skipped in the match finder, for the data export. Those who are not visible to the member have no name. */
export const matchFinderData = (db: Db): DataPart[] => [
  smallPart('match-finder-skips', ['match_finder_skips'], async (user) => {
    const { rows } = await sql<{ member_id: number; member_name: string | null; skipped_at: Date }>`
      SELECT s.member_id, CASE WHEN v.user_id IS NOT NULL THEN p.name END AS member_name, s.skipped_at
      FROM match_finder_skips s JOIN profiles p ON p.user_id = s.member_id
        LEFT JOIN visible_members v ON v.viewer_id = s.user_id AND v.user_id = s.member_id
      WHERE s.user_id = ${user} ORDER BY s.skipped_at, s.member_id`.execute(db);
    return rows;
  }),
];
