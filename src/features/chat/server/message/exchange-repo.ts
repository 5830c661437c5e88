import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { transact } from '#platform/server/db/transact.ts';
import type { NewMessage, StoredMessage } from './send-repo.ts';

/** A message with text only, like most messages. */
export interface PlainMessage extends NewMessage {
  readonly gift: null;
  readonly image: null;
  readonly gif: null;
  readonly quoted: null;
}

/** A message and the conversation that it belongs to. */
export interface AddressedMessage {
  readonly message: PlainMessage;
  readonly conversation: number;
}

export interface ReadMark {
  readonly reader: UserId;
  readonly conversation: number;
  /** Id of the newest message that was read. */
  readonly upTo: number;
}

export interface Read {
  readonly other: UserId;
  readonly readUpTo: number;
  readonly unread: number;
  /** False when everything was already read. */
  readonly advanced: boolean;
  /** The other member may see the read receipt. */
  readonly sendsReceipt: boolean;
}

export interface Exchange {
  /** Their senders must be different, and so must their conversations. */
  readonly messages: readonly AddressedMessage[];
  /** Their conversations must be different. */
  readonly marks: readonly ReadMark[];
}

export interface Exchanged {
  /** By sender; a missing one needs `storeMessage` and is neither stored nor charged. */
  readonly messages: ReadonlyMap<UserId, StoredMessage>;
  /** By conversation, without those that do not exist for their reader. */
  readonly reads: ReadonlyMap<number, Read>;
  /** What was left, because another transaction has locked a row that it needs: messages by sender, marks by conversation. */
  readonly locked: { readonly messages: ReadonlySet<UserId>; readonly marks: ReadonlySet<number> };
}

/**
 * Stores read marks and then messages in one statement, and checks and charges the messages. A mark moves its reader's position
 * forward only, and at most to the other member's newest message. It waits for no other transaction.
 */
export async function storeExchange(db: Db, { messages, marks }: Exchange, newSince: Date, now: Date): Promise<Exchanged> {
  const sent = <Value>(pick: (message: PlainMessage) => Value) => messages.map(({ message }) => pick(message));
  const read = (pick: (mark: ReadMark) => number) => marks.map(pick);
  const query = sql<SelectedExchange>`
    SELECT member, conversation, other, message, credits, paid, read_up_to, unread, advanced, sends_receipt FROM chat_exchange_unlocked(
      ${sent(({ sender }) => sender)}::bigint[], ${messages.map(({ conversation }) => conversation)}::bigint[],
      ${sent(({ clientId }) => clientId)}::uuid[], ${sent(({ text }) => text)}::text[], ${sent(({ cost }) => cost)}::int[],
      ${sent(({ month }) => month)}::date[], ${sent(({ links }) => links)}::boolean[], ${newSince}, ${now},
      ${read(({ reader }) => reader)}::bigint[], ${read(({ conversation }) => conversation)}::bigint[],
      ${read(({ upTo }) => upTo)}::bigint[])`;
  const { rows } = await db.executeQuery(prepared(query.compile(db)));
  const bySender = new Map(messages.map((each) => [each.message.sender, each]));
  const stored = new Map<UserId, StoredMessage>();
  const reads = new Map<number, Read>();
  const locked = { messages: new Set<UserId>(), marks: new Set<number>() };
  for (const row of rows) {
    if (row.other === null) {
      if (row.paid === null) locked.marks.add(row.conversation);
      else locked.messages.add(userId(row.member));
      continue;
    }
    const other = userId(row.other);
    if (row.message === null) {
      reads.set(row.conversation, {
        other,
        readUpTo: row.read_up_to,
        unread: row.unread,
        advanced: row.advanced,
        sendsReceipt: row.sends_receipt,
      });
      continue;
    }
    const sender = userId(row.member);
    const addressed = bySender.get(sender);
    if (addressed === undefined) throw new Error('a message of nobody was stored');
    const { clientId, text } = addressed.message;
    stored.set(sender, {
      stored: true,
      repeated: false,
      conversation: row.conversation,
      recipient: other,
      message: { id: row.message, sender, clientId, text, gift: null, image: null, gif: null, sentAt: now, quote: null, reaction: null },
      quoteRemoved: false,
      credits: row.credits,
      paidUser: row.paid === true,
    });
  }
  return { messages: stored, reads, locked };
}

/** The same for one mark, after those who have locked its conversation. */
export function storeMark(db: Db, mark: ReadMark, newSince: Date, now: Date): Promise<Read | null> {
  return transact(db, async (tx) => {
    await sql`SELECT FROM conversations WHERE id = ${mark.conversation} FOR NO KEY UPDATE`.execute(tx);
    const { reads } = await storeExchange(tx, { messages: [], marks: [mark] }, newSince, now);
    return reads.get(mark.conversation) ?? null;
  });
}

/**
 * In the row of a mark the message columns are null, in the row of a message the mark columns. In the row of what was left `other`
 * is null, and of a message `paid` is not.
 */
interface SelectedExchange {
  readonly member: number;
  readonly conversation: number;
  readonly other: number | null;
  readonly message: number | null;
  readonly credits: number;
  readonly paid: boolean | null;
  readonly read_up_to: number;
  readonly unread: number;
  readonly advanced: boolean;
  readonly sends_receipt: boolean;
}
