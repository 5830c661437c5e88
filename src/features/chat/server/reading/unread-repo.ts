import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** A conversation with unread messages. */
export interface UnreadConversation {
  readonly id: number;
  readonly other: UserId;
  /** Name of the other member. */
  readonly from: string;
  /** The other member started the conversation, and the user has not read anything in it yet. */
  readonly isFirstContact: boolean;
  readonly unread: number;
  /** Times of the newest unread messages, in ms, at most 100, newest first. */
  readonly arrivals: readonly number[];
}

const maxConversations = 200;
const maxArrivals = 100;

/** Newest first, without conversations with members not visible to the user. */
export async function findUnread(db: Db | Tx, user: UserId): Promise<UnreadConversation[]> {
  const { rows } = await sql<Selected>`
    SELECT p.conversation_id, p.other_id, o.name, p.unread, NOT p.started AND p.read_up_to = 0 AS first, ARRAY(
      SELECT (extract(epoch FROM m.created_at) * 1000)::float8 FROM messages m
      WHERE m.conversation_id = p.conversation_id AND m.id > greatest(p.read_up_to, p.removed_up_to) AND m.sender_id = p.other_id
      ORDER BY m.id DESC LIMIT ${maxArrivals}) AS arrivals
    FROM conversation_sides p
      JOIN visible_members v ON v.viewer_id = p.user_id AND v.user_id = p.other_id
      JOIN profiles o ON o.user_id = p.other_id
    WHERE p.user_id = ${user} AND p.unread > 0 AND p.last_message_id > p.removed_up_to
    ORDER BY p.last_message_id DESC LIMIT ${maxConversations}`.execute(db);
  return rows
    .map((row) => ({
      id: row.conversation_id,
      other: userId(row.other_id),
      from: row.name,
      isFirstContact: row.first,
      unread: row.unread,
      arrivals: row.arrivals,
    }))
    .filter(({ arrivals }) => arrivals.length > 0);
}

interface Selected {
  readonly conversation_id: number;
  readonly other_id: number;
  readonly name: string;
  readonly unread: number;
  readonly first: boolean;
  readonly arrivals: number[];
}
