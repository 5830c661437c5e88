import { type RawBuilder, sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Prepared } from '#platform/server/db/prepared.ts';
import { type Gift, gifts } from '../contract/gifts.ts';

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
  /** Newest message of this member that the other one has read; 0 for none. */
  readonly readByOtherUpTo: number;
  /** Messages up to this one were removed by this member; 0 for none. */
  readonly removedUpTo: number;
}

export interface MessageRow {
  readonly id: number;
  readonly sender: UserId;
  readonly clientId: string;
  readonly text: string;
  readonly gift: Gift | null;
  readonly sentAt: Date;
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
export async function findMessages(db: Db, conversation: ConversationRow, before: number | null, most: number): Promise<MessageRow[]> {
  const { rows } = await sql<SelectedMessage>`
    SELECT ${messageColumns} FROM messages m
    WHERE m.conversation_id = ${conversation.id} AND m.id > ${conversation.removedUpTo}
      AND m.id < ${before ?? Number.MAX_SAFE_INTEGER}
    ORDER BY m.id DESC LIMIT ${most}`.execute(db);
  return rows.map(toMessage);
}

export interface NewMessage {
  readonly sender: UserId;
  readonly to: { readonly conversation: number } | { readonly member: UserId };
  readonly clientId: string;
  readonly text: string;
  readonly gift: Gift | null;
  /** In credits. */
  readonly cost: number;
  /** Conversations that somebody may start who is no paid user. */
  readonly freeConversations: number;
  /** Messages that may wait in a conversation until their sender's account is active. */
  readonly waitingMessages: number;
  readonly now: Date;
}

export type Stored =
  | {
      readonly stored: false;
      readonly refusal: 'not_found' | 'activation_required' | 'premium_required' | 'not_enough_credits';
      /** What the sender has. */
      readonly credits: number;
    }
  | {
      readonly stored: true;
      /** An earlier call with the same client id has stored it. */
      readonly repeated: boolean;
      readonly conversation: number;
      /** Null when it is not theirs to see: it waits for the sender's activation, or is a repeated one and removed or blocked since. */
      readonly recipient: UserId | null;
      readonly message: MessageRow;
      /** What the sender has left. */
      readonly credits: number;
      readonly paidUser: boolean;
    };

/** Checks, charges and stores in one statement: it is stored and charged for, or neither. */
export async function storeMessage({ db, prepared }: ChatStore, message: NewMessage): Promise<Stored> {
  const rows = await prepared('chat_send', sendQuery(message).compile(db));
  return toStored(message, rows[0]);
}

/** The same as a part of the transaction. */
export async function storeMessageWithin(tx: Tx, message: NewMessage): Promise<Stored> {
  const { rows } = await sendQuery(message).execute(tx);
  return toStored(message, rows[0]);
}

function sendQuery({
  sender,
  to,
  clientId,
  text,
  gift,
  cost,
  freeConversations,
  waitingMessages,
  now,
}: NewMessage): RawBuilder<SelectedStored> {
  const conversation = 'conversation' in to ? to.conversation : null;
  const recipient = 'member' in to ? to.member : null;
  return sql<SelectedStored>`
    SELECT status, message, conversation, recipient, sent_text, sent_gift, sent_at, credits, paid
    FROM chat_send(${sender}, ${conversation}, ${recipient}, ${clientId}, ${text}, ${cost}, ${freeConversations}, ${waitingMessages}, ${now}, ${gift})`;
}

function toStored({ sender, clientId }: NewMessage, row: SelectedStored | undefined): Stored {
  if (!row) throw new Error('chat_send answers one row');
  const { status, credits } = row;
  if (status !== 'sent' && status !== 'repeated') return { stored: false, refusal: status, credits };
  return {
    stored: true,
    repeated: status === 'repeated',
    conversation: row.conversation,
    recipient: row.recipient === null ? null : userId(row.recipient),
    message: { id: row.message, sender, clientId, text: row.sent_text, gift: giftOf(row.sent_gift), sentAt: row.sent_at },
    credits,
    paidUser: row.paid,
  };
}

export interface Delivered {
  readonly conversation: number;
  readonly recipient: UserId;
  readonly message: MessageRow;
}

/** The sender has become active in this transaction. Answers what there is to tell, in its order. */
export async function deliverWaitingMessages(tx: Tx, sender: UserId, now: Date): Promise<Delivered[]> {
  const { rows } = await sql<SelectedDelivered>`SELECT * FROM chat_deliver_waiting(${sender}, ${now})`.execute(tx);
  return rows.map(({ message, conversation, recipient, client_id, sent_text, sent_gift }) => ({
    conversation,
    recipient: userId(recipient),
    message: { id: message, sender, clientId: client_id, text: sent_text, gift: giftOf(sent_gift), sentAt: now },
  }));
}

export interface Read {
  readonly other: UserId;
  readonly readUpTo: number;
  readonly unread: number;
  /** False: nothing was read that was not read before. */
  readonly advanced: boolean;
}

/** Never goes back, and never beyond what the other one has written. Null: no such conversation for the reader. */
export async function storeRead(db: Db, reader: UserId, conversation: number, upTo: number): Promise<Read | null> {
  const { rows } = await sql<{ other: number | null; seen_up_to: number; unread: number; advanced: boolean }>`
    SELECT * FROM chat_read(${reader}, ${conversation}, ${upTo})`.execute(db);
  const row = rows[0];
  if (!row || row.other === null) return null;
  return { other: userId(row.other), readUpTo: row.seen_up_to, unread: row.unread, advanced: row.advanced };
}

/** Removes for the user what is there now. False: no such conversation for the user. */
export async function removeConversation(db: Db, user: UserId, id: number): Promise<boolean> {
  const { rows } = await sql<{ removed: boolean }>`SELECT chat_remove(${user}, ${id}) AS removed`.execute(db);
  return rows[0]?.removed ?? false;
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
const visibleConversations = sql`participants c JOIN visible_members v ON v.viewer_id = c.user_id AND v.user_id = c.other_id`;

const conversationColumns = sql`c.conversation_id, c.other_id, c.unread, c.read_by_other_up_to, c.removed_up_to`;

interface SelectedConversation {
  readonly conversation_id: number;
  readonly other_id: number;
  readonly unread: number;
  readonly read_by_other_up_to: number;
  readonly removed_up_to: number;
}

const toConversation = (row: SelectedConversation): ConversationRow => ({
  id: row.conversation_id,
  other: userId(row.other_id),
  unread: row.unread,
  readByOtherUpTo: row.read_by_other_up_to,
  removedUpTo: row.removed_up_to,
});

const messageColumns = sql`m.id, m.sender_id, m.client_id, m.text, m.gift, m.created_at`;

interface SelectedMessage {
  readonly id: number;
  readonly sender_id: number;
  readonly client_id: string;
  readonly text: string;
  readonly gift: string | null;
  readonly created_at: Date;
}

const toMessage = (row: SelectedMessage): MessageRow => ({
  id: row.id,
  sender: userId(row.sender_id),
  clientId: row.client_id,
  text: row.text,
  gift: giftOf(row.gift),
  sentAt: row.created_at,
});

/** A gift that is no longer in the catalogue is as good as its words. */
const giftOf = (name: string | null): Gift | null => gifts.find((gift) => gift === name) ?? null;

/** Columns beyond `credits` are null when the message was refused. */
interface SelectedStored {
  readonly status: 'sent' | 'repeated' | Extract<Stored, { stored: false }>['refusal'];
  readonly message: number;
  readonly conversation: number;
  readonly recipient: number | null;
  readonly sent_text: string;
  readonly sent_gift: string | null;
  readonly sent_at: Date;
  readonly credits: number;
  readonly paid: boolean;
}

interface SelectedDelivered {
  readonly message: number;
  readonly conversation: number;
  readonly recipient: number;
  readonly client_id: string;
  readonly sent_text: string;
  readonly sent_gift: string | null;
}
