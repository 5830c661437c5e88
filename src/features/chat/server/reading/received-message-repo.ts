import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** A message that the user received. */
export interface ReceivedMessage {
  readonly sender: UserId;
  readonly conversation: number;
  readonly text: string;
  readonly image: { readonly name: string; /** Px of the largest file. */ readonly width: number } | null;
  /** Id of the GIF that came with it. */
  readonly gif: string | null;
  readonly sentAt: Date;
}

/** Includes messages that the user has removed and those of members blocked since. Null when the user has received no such message. */
export async function findReceivedMessage(db: Db | Tx, user: UserId, id: number): Promise<ReceivedMessage | null> {
  const { rows } = await sql<Selected>`
    SELECT m.sender_id, m.conversation_id, m.text, m.gif ->> 'id' AS gif, i.name AS image, i.width, m.created_at
    FROM messages m LEFT JOIN chat_images i ON i.id = m.image_id JOIN conversation_sides c ON c.conversation_id = m.conversation_id AND c.user_id = ${user} AND c.other_id = m.sender_id
    WHERE m.id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) return null;
  const { text, gif, image, width } = row;
  return {
    sender: userId(row.sender_id),
    conversation: row.conversation_id,
    text,
    image: image === null || width === null ? null : { name: image, width },
    gif,
    sentAt: row.created_at,
  };
}

interface Selected {
  readonly sender_id: number;
  readonly conversation_id: number;
  readonly text: string;
  readonly gif: string | null;
  readonly image: string | null;
  readonly width: number | null;
  readonly created_at: Date;
}
