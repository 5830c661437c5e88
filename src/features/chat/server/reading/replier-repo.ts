import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** The visible member who has answered in the newest conversation that the user started; null for nobody. */
export async function findLatestReplier(db: Db, user: UserId): Promise<UserId | null> {
  const { rows } = await sql<{ other_id: number }>`
    SELECT p.other_id
    FROM conversation_sides p
    JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
    WHERE p.user_id = ${user} AND p.started AND p.other_has_written
    ORDER BY p.last_message_id DESC LIMIT 1`.execute(db);
  return rows[0] ? userId(rows[0].other_id) : null;
}
