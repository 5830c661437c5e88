import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Reaction } from '../contract/reactions.ts';
import { visibleConversations } from './chat-repo.ts';

export interface Reacted {
  readonly conversation: number;
  /** The sender of the message; null when the user is not visible to them. */
  readonly sender: UserId | null;
}

/** Sets or removes the reaction to a message. Null when the user has not received such a message, or has removed it. */
export async function storeReaction(db: Db, user: UserId, message: number, reaction: Reaction | null): Promise<Reacted | null> {
  const { rows } = await sql<{ conversation_id: number; sender: number | null }>`
    WITH received AS (
      SELECT m.id, c.conversation_id,
        CASE WHEN EXISTS (SELECT FROM visible_members s WHERE s.viewer_id = c.other_id AND s.user_id = c.user_id)
          THEN c.other_id END AS sender
      FROM messages m JOIN (${visibleConversations}) ON c.conversation_id = m.conversation_id AND c.other_id = m.sender_id
      WHERE m.id = ${message} AND c.user_id = ${user} AND m.id > c.removed_up_to
    ), changed AS (
      UPDATE messages m SET reaction = ${reaction}
      FROM received r WHERE m.id = r.id AND m.reaction IS DISTINCT FROM ${reaction}
    )
    SELECT conversation_id, sender FROM received`.execute(db);
  const [row] = rows;
  return row ? { conversation: row.conversation_id, sender: row.sender === null ? null : userId(row.sender) } : null;
}
