import { type RawBuilder, sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Restriction } from '#features/photos/server/index.ts';
import type { Gift } from '../../contract/gifts.ts';
import {
  giftOf,
  imageColumn,
  type ImageRow,
  messageColumns,
  type MessageRow,
  quoteOf,
  quotedColumn,
  type QuotedRow,
  reactionOf,
  type SelectedMessage,
  type StoredGif,
  toMessage,
} from './message-repo.ts';

export interface NewMessage {
  readonly sender: UserId;
  readonly to: { readonly conversation: number } | { readonly member: UserId };
  readonly clientId: string;
  readonly text: string;
  readonly gift: Gift | null;
  /** Id of an image that was uploaded for the recipient. */
  readonly image: number | null;
  readonly gif: StoredGif | null;
  /** Id of the message that it answers. */
  readonly quoted: number | null;
  /** In credits. */
  readonly cost: number;
  /** First day of the month, in the site's time zone, in which the credits count as spent; null when the message is free. */
  readonly month: string | null;
  /** The text contains a link. */
  readonly links: boolean;
}

/** Limits from contract/rules.ts, and the current time. */
export interface SendRules {
  /** Conversations that a free member may start. */
  readonly freeConversations: number;
  /** Messages that may wait in a conversation until their sender activates the account. */
  readonly waitingMessages: number;
  /** For how long an account counts as new. */
  readonly newAccountHours: number;
  /** Conversations that a paid user with a new account may start. */
  readonly newAccountConversations: number;
  readonly now: Date;
}

export interface Refused {
  readonly stored: false;
  readonly refusal:
    | 'not_found'
    | 'restricted'
    | 'links_not_yet'
    | 'image_gone'
    | 'quoted_gone'
    | 'activation_required'
    | 'premium_required'
    | 'too_many_new_conversations'
    | 'not_enough_credits'
    | 'monthly_limit_reached'
    | 'spending_frozen';
  /** The sender's balance. */
  readonly credits: number;
  /** The sender's own monthly limit, null for none, and the credits spent this month. */
  readonly spendingLimit: number | null;
  readonly spent: number;
  readonly signedUp: Date | null;
  /** The decision that refuses it. */
  readonly restriction: Restriction | null;
}

export interface StoredMessage {
  readonly stored: true;
  /** It was stored by an earlier call with the same client_id. */
  readonly repeated: boolean;
  readonly conversation: number;
  /**
   * Null when the recipient may not see the message: it waits for the sender's activation, or it is repeated and was removed
   * or blocked meanwhile.
   */
  readonly recipient: UserId | null;
  readonly message: MessageRow;
  /** The recipient has removed the message that it quotes: to them it is gone. */
  readonly quoteRemoved: boolean;
  /** The sender's balance afterwards. */
  readonly credits: number;
  readonly paidUser: boolean;
}

export type Stored = StoredMessage | Refused;

/** Checks, charges and stores a message atomically, in one statement. */
export async function storeMessage(db: Db | Tx, message: NewMessage, rules: SendRules): Promise<Stored> {
  const { rows } = await db.executeQuery(prepared(sendQuery(message, rules).compile(db)));
  return toStored(message, rows[0]);
}

export interface Delivered {
  readonly conversation: number;
  readonly recipient: UserId;
  readonly message: MessageRow;
}

/** Delivers the waiting messages of a sender who was activated in this transaction. Returns them in order. */
export async function deliverWaitingMessages(tx: Tx, sender: UserId, now: Date): Promise<Delivered[]> {
  const { rows } = await sql<{ message: number; conversation: number; recipient: number }>`
    SELECT message, conversation, recipient FROM chat_deliver_waiting(${sender}, ${now})`.execute(tx);
  // Read after the delivery, because only then a quote has its new id.
  const messages = await findDelivered(
    tx,
    rows.map(({ message }) => message),
  );
  return rows.flatMap(({ message: id, conversation, recipient }) => {
    const message = messages.find((each) => each.id === id);
    return message === undefined ? [] : [{ conversation, recipient: userId(recipient), message }];
  });
}

async function findDelivered(tx: Tx, ids: readonly number[]): Promise<MessageRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<SelectedMessage>`
    SELECT ${messageColumns} FROM messages m WHERE m.id = ANY (${[...ids]}::bigint[]) ORDER BY m.id`.execute(tx);
  // Nobody can have removed messages that are only being delivered now.
  return rows.map((row) => toMessage(row, 0));
}

/** SQL: the quoted message of a row `d` that a function returned. */
const sentQuoted = sql`CASE WHEN d.sent_quoted IS NOT NULL THEN ${quotedColumn(sql`d.sent_quoted`)} END`;

/** SQL: the image of a row `d` that a function returned. */
const sentImage = sql`CASE WHEN d.sent_image IS NOT NULL THEN (SELECT ${imageColumn} FROM chat_images i WHERE i.id = d.sent_image) END`;

function sendQuery(message: NewMessage, rules: SendRules): RawBuilder<SelectedStored> {
  const { sender, to, clientId, text, gift, image, gif, quoted, cost, month, links } = message;
  const { freeConversations, waitingMessages, newAccountConversations, newAccountHours, now } = rules;
  const conversation = 'conversation' in to ? to.conversation : null;
  const recipient = 'member' in to ? to.member : null;
  return sql<SelectedStored>`
    SELECT status, message, conversation, recipient, sent_text, sent_gift, sent_gif, sent_at, credits, paid, signed_up,
      spending_limit, spent, restriction, sent_quoted, sent_reaction, ${sentImage} AS image, ${sentQuoted} AS quoted,
      d.sent_quoted IS NOT NULL AND EXISTS (SELECT FROM conversation_sides p
        WHERE p.user_id = d.recipient AND p.conversation_id = d.conversation AND p.removed_up_to >= d.sent_quoted) AS quote_removed
    FROM chat_send(
      ${sender}, ${conversation}, ${recipient}, ${clientId}, ${text}, ${cost}, ${freeConversations}, ${waitingMessages}, ${now},
      ${gift}, ${image}, ${gif === null ? null : JSON.stringify(gif)}, ${month}, ${newAccountConversations}, ${newAccountHours},
      ${links}, ${quoted}) d`;
}

function toStored({ sender, clientId }: NewMessage, row: SelectedStored | undefined): Stored {
  if (!row) throw new Error('chat_send answers one row');
  const { status, credits } = row;
  if (status !== 'sent' && status !== 'repeated') {
    const { spending_limit: spendingLimit, spent, signed_up: signedUp, restriction } = row;
    return { stored: false, refusal: status, credits, spendingLimit, spent, signedUp, restriction };
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
      quote: quoteOf(row.sent_quoted, row.quoted, 0),
      reaction: reactionOf(row.sent_reaction),
    },
    quoteRemoved: row.quote_removed,
    credits,
    paidUser: row.paid,
  };
}

/** When the message was refused, the columns about the message are null. */
interface SelectedStored {
  readonly status: 'sent' | 'repeated' | Refused['refusal'];
  readonly message: number;
  readonly conversation: number;
  readonly recipient: number | null;
  readonly sent_text: string;
  readonly sent_gift: string | null;
  readonly sent_gif: StoredGif | null;
  readonly sent_at: Date;
  readonly sent_quoted: number | null;
  readonly sent_reaction: string | null;
  readonly quoted: QuotedRow | null;
  readonly quote_removed: boolean;
  readonly image: ImageRow | null;
  readonly credits: number;
  readonly paid: boolean;
  readonly signed_up: Date | null;
  readonly spending_limit: number | null;
  readonly spent: number;
  readonly restriction: Restriction | null;
}
