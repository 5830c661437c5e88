import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** The conversation and recipient of a sent message. */
export interface SentMessage {
  /** Null when the member has deleted the conversation, or the recipient is not visible. */
  readonly conversation: number | null;
  /** Null when the recipient is not visible. */
  readonly name: string | null;
  readonly sentAt: Date;
}

/** A sender's messages by their `client_id`, without those whose conversation is gone. */
export async function findSentMessages(db: Db, sender: UserId, clientIds: readonly string[]): Promise<Map<string, SentMessage>> {
  if (clientIds.length === 0) return new Map();
  const { rows } = await sql<Selected>`
    SELECT m.client_id, m.created_at, m.id > p.removed_up_to AS kept, o.user_id IS NOT NULL AS visible, m.conversation_id, o.name
    FROM messages m
      JOIN conversation_sides p ON p.conversation_id = m.conversation_id AND p.user_id = m.sender_id
      LEFT JOIN (profiles o JOIN visible_members v ON v.user_id = o.user_id AND v.viewer_id = ${sender}) ON o.user_id = p.other_id
    WHERE m.sender_id = ${sender} AND m.client_id = ANY (${clientIds}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ client_id, created_at, kept, visible, conversation_id, name }) => [
      client_id,
      { conversation: visible && kept ? conversation_id : null, name, sentAt: created_at },
    ]),
  );
}

interface Selected {
  readonly client_id: string;
  readonly created_at: Date;
  readonly kept: boolean;
  readonly visible: boolean;
  readonly conversation_id: number;
  readonly name: string | null;
}
