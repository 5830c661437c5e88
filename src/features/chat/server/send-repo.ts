import { type RawBuilder, sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Gift } from '../contract/gifts.ts';
import type { ChatStore } from './chat-repo.ts';
import { giftOf, imageColumn, type ImageRow, type MessageRow, type StoredGif } from './message-repo.ts';

export interface NewMessage {
  readonly sender: UserId;
  readonly to: { readonly conversation: number } | { readonly member: UserId };
  readonly clientId: string;
  readonly text: string;
  readonly gift: Gift | null;
  /** Of a picture that was uploaded for the recipient. */
  readonly image: number | null;
  readonly gif: StoredGif | null;
  /** In credits. */
  readonly cost: number;
  /** First day of the site's month, in which the credits count as spent; null: they are none. */
  readonly month: string | null;
  /** The text holds a link. */
  readonly links: boolean;
}

/** What holds for all messages of a moment. */
export interface SendRules {
  /** Conversations that somebody may start who is no paid user. */
  readonly freeConversations: number;
  /** Messages that may wait in a conversation until their sender's account is active. */
  readonly waitingMessages: number;
  /** How long an account is new. */
  readonly newAccountHours: number;
  /** Conversations that a paid user may start with a new account. */
  readonly newAccountConversations: number;
  readonly now: Date;
}

export interface Refused {
  readonly stored: false;
  readonly refusal:
    | 'not_found'
    | 'links_not_yet'
    | 'image_gone'
    | 'activation_required'
    | 'premium_required'
    | 'too_many_new_conversations'
    | 'not_enough_credits'
    | 'monthly_limit_reached';
  /** What the sender has. */
  readonly credits: number;
  /** What the sender wants to spend in a month at most, and has spent in this one. */
  readonly spendingLimit: number | null;
  readonly spent: number;
  readonly signedUp: Date | null;
}

export interface StoredMessage {
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
}

export type Stored = StoredMessage | Refused;

/** Checks, charges and stores in one statement: it is stored and charged for, or neither. */
export async function storeMessage({ db, prepared }: ChatStore, message: NewMessage, rules: SendRules): Promise<Stored> {
  const rows = await prepared('chat_send', sendQuery(message, rules).compile(db));
  return toStored(message, rows[0]);
}

/** The same as a part of the transaction. */
export async function storeMessageWithin(tx: Tx, message: NewMessage, rules: SendRules): Promise<Stored> {
  const { rows } = await sendQuery(message, rules).execute(tx);
  return toStored(message, rows[0]);
}

/** Words for a conversation that there is: what most messages are. */
export interface PlainMessage extends NewMessage {
  readonly gift: null;
  readonly image: null;
  readonly gif: null;
}

/**
 * Checks, charges and stores each of them, all in one statement. Senders are all different, and so are `conversations`,
 * the messages' own. Those that are missing in the answer did not fit and are as if they had not been sent.
 */
export async function storeMessages(
  { db, prepared }: ChatStore,
  messages: readonly PlainMessage[],
  conversations: readonly number[],
  newSince: Date,
  now: Date,
): Promise<Map<UserId, StoredMessage>> {
  const query = sql<SelectedSent>`
    SELECT sender, message, recipient, credits, paid FROM chat_send_many(
      ${messages.map(({ sender }) => sender)}::bigint[], ${conversations}::bigint[], ${messages.map(({ clientId }) => clientId)}::uuid[],
      ${messages.map(({ text }) => text)}::text[], ${messages.map(({ cost }) => cost)}::int[],
      ${messages.map(({ month }) => month)}::date[], ${messages.map(({ links }) => links)}::boolean[], ${newSince}, ${now})`;
  const rows = await prepared('chat_send_many', query.compile(db));
  const answers = new Map(rows.map((row) => [row.sender, row]));
  const stored = new Map<UserId, StoredMessage>();
  for (const [n, { sender, clientId, text }] of messages.entries()) {
    const row = answers.get(sender);
    if (row === undefined) continue;
    stored.set(sender, {
      stored: true,
      repeated: false,
      conversation: conversations[n] ?? 0,
      recipient: userId(row.recipient),
      message: { id: row.message, sender, clientId, text, gift: null, image: null, gif: null, sentAt: now },
      credits: row.credits,
      paidUser: row.paid,
    });
  }
  return stored;
}

export interface Delivered {
  readonly conversation: number;
  readonly recipient: UserId;
  readonly message: MessageRow;
}

/** The sender has become active in this transaction. Answers what there is to tell, in its order. */
export async function deliverWaitingMessages(tx: Tx, sender: UserId, now: Date): Promise<Delivered[]> {
  const { rows } = await sql<SelectedDelivered>`
    SELECT d.*, ${sentImage} AS image FROM chat_deliver_waiting(${sender}, ${now}) d`.execute(tx);
  return rows.map((row) => ({
    conversation: row.conversation,
    recipient: userId(row.recipient),
    message: {
      id: row.message,
      sender,
      clientId: row.client_id,
      text: row.sent_text,
      gift: giftOf(row.sent_gift),
      image: row.image,
      gif: row.sent_gif,
      sentAt: now,
    },
  }));
}

/** SQL: the picture of a function's row `d`. */
const sentImage = sql`CASE WHEN d.sent_image IS NOT NULL THEN (SELECT ${imageColumn} FROM chat_images i WHERE i.id = d.sent_image) END`;

function sendQuery(message: NewMessage, rules: SendRules): RawBuilder<SelectedStored> {
  const { sender, to, clientId, text, gift, image, gif, cost, month, links } = message;
  const { freeConversations, waitingMessages, newAccountConversations, newAccountHours, now } = rules;
  const conversation = 'conversation' in to ? to.conversation : null;
  const recipient = 'member' in to ? to.member : null;
  return sql<SelectedStored>`
    SELECT status, message, conversation, recipient, sent_text, sent_gift, sent_gif, sent_at, credits, paid, signed_up,
      spending_limit, spent, ${sentImage} AS image
    FROM chat_send(
      ${sender}, ${conversation}, ${recipient}, ${clientId}, ${text}, ${cost}, ${freeConversations}, ${waitingMessages}, ${now},
      ${gift}, ${image}, ${gif === null ? null : JSON.stringify(gif)}, ${month}, ${newAccountConversations}, ${newAccountHours},
      ${links}) d`;
}

function toStored({ sender, clientId }: NewMessage, row: SelectedStored | undefined): Stored {
  if (!row) throw new Error('chat_send answers one row');
  const { status, credits } = row;
  if (status !== 'sent' && status !== 'repeated') {
    const { spending_limit: spendingLimit, spent, signed_up: signedUp } = row;
    return { stored: false, refusal: status, credits, spendingLimit, spent, signedUp };
  }
  return {
    stored: true,
    repeated: status === 'repeated',
    conversation: row.conversation,
    recipient: row.recipient === null ? null : userId(row.recipient),
    message: {
      id: row.message,
      sender,
      clientId,
      text: row.sent_text,
      gift: giftOf(row.sent_gift),
      image: row.image,
      gif: row.sent_gif,
      sentAt: row.sent_at,
    },
    credits,
    paidUser: row.paid,
  };
}

interface SelectedSent {
  readonly sender: UserId;
  readonly message: number;
  readonly recipient: number;
  readonly credits: number;
  readonly paid: boolean;
}

/** What is said of the message is null when it was refused. */
interface SelectedStored {
  readonly status: 'sent' | 'repeated' | Refused['refusal'];
  readonly message: number;
  readonly conversation: number;
  readonly recipient: number | null;
  readonly sent_text: string;
  readonly sent_gift: string | null;
  readonly sent_gif: StoredGif | null;
  readonly sent_at: Date;
  readonly image: ImageRow | null;
  readonly credits: number;
  readonly paid: boolean;
  readonly signed_up: Date | null;
  readonly spending_limit: number | null;
  readonly spent: number;
}

interface SelectedDelivered {
  readonly message: number;
  readonly conversation: number;
  readonly recipient: number;
  readonly client_id: string;
  readonly sent_text: string;
  readonly sent_gift: string | null;
  readonly sent_gif: StoredGif | null;
  readonly image: ImageRow | null;
}
