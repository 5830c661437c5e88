import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Prepared } from '#platform/server/db/prepared.ts';
import { messageColumns, type MessageRow, type SelectedMessage, toMessage } from './message-repo.ts';

/** Where conversations are kept; what every page and every message asks goes as a prepared statement. */
export interface ChatStore {
  readonly db: Db;
  readonly prepared: Prepared;
}

/** A conversation as one of its members has it. */
export interface ConversationRow {
  readonly id: number;
  readonly other: UserId;
  /** Messages of the other one that this member has not read. */
  readonly unread: number;
  /** Newest message of this member that the other one has read and that may be told; 0 for none. */
  readonly readByOtherUpTo: number;
  /** Messages up to this one were removed by this member; 0 for none. */
  readonly removedUpTo: number;
  /** This member has written in it, whatever was removed since. */
  readonly hasWritten: boolean;
  /** What this member has written to the other one and not sent; empty for none. */
  readonly draft: string;
}

/** The newest conversations in which there is something to read. */
export async function findConversations(
  { db, prepared }: ChatStore,
  user: UserId,
  most: number,
): Promise<{ conversation: ConversationRow; lastMessage: MessageRow }[]> {
  const query = sql<SelectedConversation & SelectedMessage>`
    SELECT ${conversationColumns}, ${messageColumns}
    FROM ${visibleConversations} JOIN messages m ON m.id = c.last_message_id
    WHERE c.user_id = ${user} AND c.last_message_id > c.removed_up_to
    ORDER BY c.last_message_id DESC LIMIT ${most}`;
  const rows = await prepared('chats', query.compile(db));
  return rows.map((row) => ({ conversation: toConversation(row), lastMessage: toMessage(row) }));
}

/** Null: unknown, somebody else's, or with somebody who does not exist for the user. */
export async function findConversation(db: Db, user: UserId, id: number): Promise<ConversationRow | null> {
  const { rows } = await sql<SelectedConversation>`
    SELECT ${conversationColumns} FROM ${visibleConversations} WHERE c.user_id = ${user} AND c.conversation_id = ${id}`.execute(db);
  return rows[0] ? toConversation(rows[0]) : null;
}

/** Whom a sign of the user in this conversation reaches: nobody as long as the user does not exist for the other one. */
export async function findListener(db: Db, user: UserId, id: number): Promise<{ listener: UserId | null } | null> {
  const { rows } = await sql<{ other_id: number; listens: boolean }>`
    SELECT c.other_id, EXISTS (SELECT FROM visible_members s WHERE s.viewer_id = c.other_id AND s.user_id = c.user_id) AS listens
    FROM ${visibleConversations} WHERE c.user_id = ${user} AND c.conversation_id = ${id}`.execute(db);
  const [row] = rows;
  return row ? { listener: row.listens ? userId(row.other_id) : null } : null;
}

/** Null: they never wrote to each other, or do not exist for each other. */
export async function findConversationWith(db: Db, user: UserId, other: UserId): Promise<ConversationRow | null> {
  const { rows } = await sql<SelectedConversation>`
    SELECT ${conversationColumns} FROM ${visibleConversations} WHERE c.user_id = ${user} AND c.other_id = ${other}`.execute(db);
  return rows[0] ? toConversation(rows[0]) : null;
}

/** Newest first; `before` a message id, itself not included. */
export async function findMessagesBefore(
  db: Db,
  conversation: ConversationRow,
  before: number | null,
  most: number,
): Promise<MessageRow[]> {
  const { rows } = await sql<SelectedMessage>`
    SELECT ${messageColumns} FROM messages m
    WHERE m.conversation_id = ${conversation.id} AND m.id > ${conversation.removedUpTo}
      AND m.id < ${before ?? Number.MAX_SAFE_INTEGER}
    ORDER BY m.id DESC LIMIT ${most}`.execute(db);
  return rows.map(toMessage);
}

/** Oldest first, the message `from` included. */
export async function findMessagesFrom(db: Db, conversation: ConversationRow, from: number, most: number): Promise<MessageRow[]> {
  const { rows } = await sql<SelectedMessage>`
    SELECT ${messageColumns} FROM messages m
    WHERE m.conversation_id = ${conversation.id} AND m.id > ${conversation.removedUpTo} AND m.id >= ${from}
    ORDER BY m.id LIMIT ${most}`.execute(db);
  return rows.map(toMessage);
}

export interface MissedMessage {
  readonly conversation: number;
  readonly message: MessageRow;
}

/** Where in the stream of all messages a client stands that has seen the message `after`. */
export interface Mark {
  readonly after: number;
  /** Ms before the message `after` in which one with a lower id may have been on its way still. */
  readonly inFlightFor: number;
  /** How far behind a higher id a lower one can be committed. */
  readonly inFlightIds: number;
}

/** Messages of all the user's conversations since the mark and from shortly before it, in the order of their ids. */
export async function findMissed(db: Db, user: UserId, mark: Mark, most: number): Promise<MissedMessage[]> {
  const from = mark.after - mark.inFlightIds;
  const { rows } = await sql<SelectedMessage & { conversation_id: number }>`
    WITH mark AS (SELECT created_at - make_interval(secs => ${mark.inFlightFor / 1000}) AS since FROM messages WHERE id <= ${mark.after} ORDER BY id DESC LIMIT 1)
    SELECT c.conversation_id, ${messageColumns}
    FROM ${visibleConversations} JOIN messages m ON m.conversation_id = c.conversation_id
      AND m.id > greatest(${from}, c.removed_up_to) AND m.id <> ${mark.after} AND (m.id > ${mark.after} OR m.created_at >= (SELECT since FROM mark))
    WHERE c.user_id = ${user} AND c.last_message_id > ${from}
    ORDER BY m.id LIMIT ${most}`.execute(db);
  return rows.map((row) => ({ conversation: row.conversation_id, message: toMessage(row) }));
}

/** Of the member's profile, ISO 3166-1 alpha-2. */
export async function findCountry(db: Db, user: UserId): Promise<string | null> {
  const row = await db.selectFrom('profiles').select('country').where('user_id', '=', user).executeTakeFirst();
  return row?.country ?? null;
}

/**
 * SQL: conversations `c` as their members have them, without those whose other side does not exist for the member.
 * Every statement of this file that a member causes goes through it; the functions `chat_*` ask the same view.
 */
export const visibleConversations = sql`participants c JOIN visible_members v ON v.viewer_id = c.user_id AND v.user_id = c.other_id`;

/** Marks are told between members who both want them. */
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
