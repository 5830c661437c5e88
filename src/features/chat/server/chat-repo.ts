import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { preparedRead } from '#platform/server/db/prepared.ts';
import { messageColumns, type MessageRow, type SelectedMessage, toMessage } from './message/message-repo.ts';

/** A conversation from the viewpoint of one of its members. */
export interface ConversationRow {
  readonly id: number;
  readonly other: UserId;
  /** Number of messages that this member has not read. */
  readonly unread: number;
  /** Id of this member's newest message that the other one has read; 0 for none, or without read receipts. */
  readonly readByOtherUpTo: number;
  /** This member has removed the messages up to this id; 0 for none. */
  readonly removedUpTo: number;
  /** This member has ever written in it, even if it was removed since. */
  readonly hasWritten: boolean;
  /** This member's draft; empty for none. */
  readonly draft: string;
}

/** The newest conversations that have messages. With `before`: only conversations whose newest message has a lower id. */
export async function findConversations(
  db: Db,
  user: UserId,
  { limit, before = Number.MAX_SAFE_INTEGER }: { readonly limit: number; readonly before?: number | undefined },
): Promise<{ conversation: ConversationRow; lastMessage: MessageRow }[]> {
  const query = sql<SelectedConversation & SelectedMessage>`
    SELECT ${conversationColumns}, ${messageColumns}
    FROM ${visibleConversations} JOIN messages m ON m.id = c.last_message_id
    WHERE c.user_id = ${user} AND c.last_message_id > c.removed_up_to AND c.last_message_id < ${before}
    ORDER BY c.last_message_id DESC LIMIT ${limit}`;
  const { rows } = await db.executeQuery(preparedRead(query.compile(db)));
  return rows.map((row) => ({ conversation: toConversation(row), lastMessage: toMessage(row, row.removed_up_to) }));
}

/** Null when it does not exist, is not the user's, or the other member is not visible to the user. */
export async function findConversation(db: Db, user: UserId, id: number): Promise<ConversationRow | null> {
  const { rows } = await sql<SelectedConversation>`
    SELECT ${conversationColumns} FROM ${visibleConversations} WHERE c.user_id = ${user} AND c.conversation_id = ${id}`.execute(db);
  return rows[0] ? toConversation(rows[0]) : null;
}

/**
 * The other member of a conversation, to whom typing is signalled. `listener` is null when the user is not visible to them; the
 * result is null when the conversation does not exist for the user.
 */
export async function findListener(db: Db, user: UserId, id: number): Promise<{ listener: UserId | null } | null> {
  const { rows } = await sql<{ other_id: number; listens: boolean }>`
    SELECT c.other_id, EXISTS (SELECT FROM visible_members s WHERE s.viewer_id = c.other_id AND s.user_id = c.user_id) AS listens
    FROM ${visibleConversations} WHERE c.user_id = ${user} AND c.conversation_id = ${id}`.execute(db);
  const [row] = rows;
  return row ? { listener: row.listens ? userId(row.other_id) : null } : null;
}

/** Null when there is no conversation, or the other member is not visible to the user. */
export async function findConversationWith(db: Db, user: UserId, other: UserId): Promise<ConversationRow | null> {
  const { rows } = await sql<SelectedConversation>`
    SELECT ${conversationColumns} FROM ${visibleConversations} WHERE c.user_id = ${user} AND c.other_id = ${other}`.execute(db);
  return rows[0] ? toConversation(rows[0]) : null;
}

/** Newest first. `before`: a message id, exclusive; null for the newest messages. */
export async function findMessagesBefore(
  db: Db,
  conversation: ConversationRow,
  before: number | null,
  limit: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<SelectedMessage>`
    SELECT ${messageColumns} FROM messages m
    WHERE m.conversation_id = ${conversation.id} AND m.id > ${conversation.removedUpTo}
      AND m.id < ${before ?? Number.MAX_SAFE_INTEGER}
    ORDER BY m.id DESC LIMIT ${limit}`.execute(db);
  return rows.map((row) => toMessage(row, conversation.removedUpTo));
}

/** Oldest first. `from`: a message id, inclusive. */
export async function findMessagesFrom(db: Db, conversation: ConversationRow, from: number, limit: number): Promise<MessageRow[]> {
  const { rows } = await sql<SelectedMessage>`
    SELECT ${messageColumns} FROM messages m
    WHERE m.conversation_id = ${conversation.id} AND m.id > ${conversation.removedUpTo} AND m.id >= ${from}
    ORDER BY m.id LIMIT ${limit}`.execute(db);
  return rows.map((row) => toMessage(row, conversation.removedUpTo));
}

export interface MissedMessage {
  readonly conversation: number;
  readonly message: MessageRow;
}

/** From where a reconnecting client resumes. See missed.ts for why messages in flight matter. */
export interface Mark {
  /** Id of the newest message that the client has. */
  readonly after: number;
  /** A message with a lower id may have been committed up to this many ms after it was written. */
  readonly inFlightFor: number;
  readonly now: Date;
}

/** How many messages say when an id was assigned: one process's clock may be wrong. */
const witnesses = 20;
/** How far back the first look goes, in ids; each further one goes twice as far. */
const firstStep = 1000;

/**
 * Messages of all the user's conversations after the mark and from shortly before it, ordered by id. An id is assigned after the
 * message was written and at most `inFlightFor` later. So whatever was written since the start of that time has a higher id than
 * messages that were written twice as long before, which are found in a few looks, however many are written in a second.
 */
export async function findMissed(db: Db, user: UserId, { after, inFlightFor, now }: Mark, limit: number): Promise<MissedMessage[]> {
  const inFlight = sql`make_interval(secs => ${inFlightFor / 1000})`;
  const { rows } = await sql<SelectedMessage & { conversation_id: number; removed_up_to: number }>`
    WITH RECURSIVE mark AS (
      SELECT least(${now}, min(w.created_at)) - ${inFlight} AS since FROM (
        (SELECT created_at FROM messages WHERE id <= ${after} ORDER BY id DESC LIMIT 1)
        UNION ALL (SELECT created_at FROM messages WHERE id > ${after} ORDER BY id LIMIT ${witnesses})) w
    ), look AS (
      SELECT ${after}::bigint AS id, false AS is_before, ${firstStep}::bigint AS step
      UNION ALL
      SELECT w.id, w.newest < mark.since - ${inFlight}, l.step * 2
        FROM look l, mark, LATERAL (SELECT min(e.id) AS id, max(e.created_at) AS newest
          FROM (SELECT id, created_at FROM messages WHERE id <= l.id - l.step ORDER BY id DESC LIMIT ${witnesses}) e) w
        WHERE NOT l.is_before AND w.id IS NOT NULL
    ), start AS MATERIALIZED (
      SELECT coalesce(max(id) FILTER (WHERE is_before), 0) AS id FROM look
    )
    SELECT c.conversation_id, c.removed_up_to, ${messageColumns}
    FROM ${visibleConversations} JOIN messages m ON m.conversation_id = c.conversation_id
      AND m.id > greatest((SELECT id FROM start), c.removed_up_to) AND m.id <> ${after}
      AND (m.id > ${after} OR m.created_at >= (SELECT since FROM mark))
    WHERE c.user_id = ${user} AND c.last_message_id > (SELECT id FROM start)
    ORDER BY m.id LIMIT ${limit}`.execute(db);
  return rows.map((row) => ({ conversation: row.conversation_id, message: toMessage(row, row.removed_up_to) }));
}

/**
 * SQL: conversation_sides `c` whose other member `v` is visible to them. All queries for a member in this file use it; the database
 * functions `chat_*` use the same view `visible_members`.
 */
export const visibleConversations = sql`conversation_sides c JOIN visible_members v ON v.viewer_id = c.user_id AND v.user_id = c.other_id`;

/** Read receipts exist only between members who both have them switched on. */
const conversationColumns = sql`c.conversation_id, c.other_id, c.unread, c.removed_up_to, c.has_written,
  CASE WHEN EXISTS (SELECT FROM users u WHERE u.id IN (c.user_id, c.other_id) AND NOT u.read_marks)
    THEN 0 ELSE c.read_by_other_up_to END AS read_by_other_up_to,
  coalesce((SELECT d.text FROM chat_drafts d WHERE d.user_id = c.user_id AND d.other_id = c.other_id), '') AS draft`;

interface SelectedConversation {
  readonly conversation_id: number;
  readonly other_id: number;
  readonly unread: number;
  readonly read_by_other_up_to: number;
  readonly removed_up_to: number;
  readonly has_written: boolean;
  readonly draft: string;
}

const toConversation = (row: SelectedConversation): ConversationRow => ({
  id: row.conversation_id,
  other: userId(row.other_id),
  unread: row.unread,
  readByOtherUpTo: row.read_by_other_up_to,
  removedUpTo: row.removed_up_to,
  hasWritten: row.has_written,
  draft: row.draft,
});
