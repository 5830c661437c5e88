import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** The newest unread message of a conversation. The text is empty for an image, GIF or gift without a text. */
export interface NewestLine {
  readonly text: string;
  readonly kind: 'text' | 'image' | 'gif' | 'gift';
}

/** Null when nothing is unread, or the sender is not visible to the user. */
export async function findNewestLine(db: Db, user: UserId, conversation: number): Promise<NewestLine | null> {
  const { rows } = await sql<NewestLine>`
    SELECT m.text, CASE WHEN m.gift IS NOT NULL THEN 'gift' WHEN m.gif IS NOT NULL THEN 'gif' WHEN m.image_id IS NOT NULL THEN 'image' ELSE 'text' END AS kind
    FROM conversation_sides p
      JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
      JOIN messages m ON m.conversation_id = p.conversation_id AND m.id > greatest(p.read_up_to, p.removed_up_to) AND m.sender_id = p.other_id
    WHERE p.user_id = ${user} AND p.conversation_id = ${conversation}
    ORDER BY m.id DESC LIMIT 1`.execute(db);
  return rows[0] ?? null;
}
