import { sql } from 'kysely';
import type { Day } from '#platform/contract/time.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** Members picked for a day, for the data export. Those who are not visible to the member have no name. */
export const todayData = (db: Db): DataPart[] => [
  smallPart('today-picks', ['daily_picks'], async (user) => {
    const { rows } = await sql<{ day: Day; position: number; member_id: number; member_name: string | null; hidden: boolean }>`
      SELECT t.day, t.position, t.member_id, CASE WHEN v.user_id IS NOT NULL THEN p.name END AS member_name, t.hidden
      FROM daily_picks t JOIN profiles p ON p.user_id = t.member_id
        LEFT JOIN visible_members v ON v.viewer_id = t.user_id AND v.user_id = t.member_id
      WHERE t.user_id = ${user} ORDER BY t.day, t.position`.execute(db);
    return rows;
  }),
];
