import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** The member's swipe decisions, for the data export. Members who are not visible to them have no name. */
export const swipeData = (db: Db): DataPart[] => [
  smallPart('swipes', ['swipes'], async (user) => {
    const { rows } = await sql<{ member_id: number; member_name: string | null; liked: boolean; day: string; created_at: Date }>`
      SELECT s.member_id, CASE WHEN v.user_id IS NOT NULL THEN p.name END AS member_name, s.liked, s.day, s.created_at
      FROM swipes s JOIN profiles p ON p.user_id = s.member_id
        LEFT JOIN visible_members v ON v.viewer_id = s.user_id AND v.user_id = s.member_id
      WHERE s.user_id = ${user} ORDER BY s.created_at, s.member_id`.execute(db);
    return rows;
  }),
];
