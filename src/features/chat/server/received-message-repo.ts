import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** A message that was written to the user. */
export interface ReceivedMessage {
  readonly sender: UserId;
  readonly conversation: number;
  readonly text: string;
  readonly sentAt: Date;
}

/** Also of somebody whom the user has blocked since. Null: unknown, not written to the user, or removed by the user. */
export async function findReceivedMessage(db: Db | Tx, user: UserId, id: number): Promise<ReceivedMessage | null> {
  const { rows } = await sql<{ sender_id: number; conversation_id: number; text: string; created_at: Date }>`
    SELECT m.sender_id, m.conversation_id, m.text, m.created_at
    FROM messages m JOIN participants c ON c.conversation_id = m.conversation_id AND c.user_id = ${user} AND c.other_id = m.sender_id
    WHERE m.id = ${id} AND m.id > c.removed_up_to`.execute(db);
  const [row] = rows;
  return row ? { sender: userId(row.sender_id), conversation: row.conversation_id, text: row.text, sentAt: row.created_at } : null;
}
