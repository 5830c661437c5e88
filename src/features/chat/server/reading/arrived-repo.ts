import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** Everybody who has not read a message that is newer than the one with this id. */
export async function findRecipientsAfter(db: Db, message: number): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT DISTINCT p.user_id FROM messages m
      JOIN conversation_sides p ON p.conversation_id = m.conversation_id AND p.user_id <> m.sender_id
    WHERE m.id > ${message} AND p.unread > 0 AND m.id > greatest(p.read_up_to, p.removed_up_to)`.execute(db);
  return rows.map(({ user_id }) => userId(user_id));
}
