import { randomUUID } from 'node:crypto';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { conversations, type SeedConversation } from './conversations.ts';

/** Messages younger than this many minutes are unread. */
const unreadWithin = 120;

export async function seedConversations(db: Db, ids: ReadonlyMap<string, UserId>, now: Date): Promise<void> {
  const known = conversations.flatMap((conversation) => {
    const [a, b] = [ids.get(conversation.a), ids.get(conversation.b)];
    return a === undefined || b === undefined ? [] : [{ conversation, a, b }];
  });
  // Inserted in the order of their last messages, so that ids rise with time as in production.
  known.sort((one, other) => lastMinute(other.conversation) - lastMinute(one.conversation));
  for (const { conversation, a, b } of known) await db.transaction().execute((tx) => insertConversation(tx, conversation, a, b, now));
}

const lastMinute = ({ messages }: SeedConversation): number => Math.min(...messages.map(({ minutes_ago }) => minutes_ago));

async function insertConversation(db: Db, { messages }: SeedConversation, a: UserId, b: UserId, now: Date): Promise<void> {
  const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const { id } = await db
    .insertInto('conversations')
    .values({ low_id: low, high_id: high, starter_id: a, created_at: at(messages[0]?.minutes_ago ?? 0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = await db
    .insertInto('messages')
    .values(
      messages.map(({ from, text, minutes_ago }) => ({
        conversation_id: id,
        sender_id: from === 'a' ? a : b,
        client_id: randomUUID(),
        text,
        cost: 1,
        created_at: at(minutes_ago),
      })),
    )
    .returning(['id', 'sender_id', 'created_at'])
    .execute();
  /** Unread for one side: the recent messages of the other one since its own last message. */
  const side = (me: number) => {
    const unread = stored
      .slice(stored.findLastIndex(({ sender_id }) => sender_id === me) + 1)
      .filter(({ created_at }) => created_at > at(unreadWithin));
    const read = stored.findLast((message) => message.sender_id !== me && !unread.includes(message));
    return { unread: unread.length, readUpTo: read?.id ?? 0 };
  };
  const [lowSide, highSide] = [side(low), side(high)];
  await db
    .updateTable('conversations')
    .set({
      last_message_id: stored.at(-1)?.id ?? 0,
      low_unread: lowSide.unread,
      high_unread: highSide.unread,
      low_read_up_to: lowSide.readUpTo,
      high_read_up_to: highSide.readUpTo,
      low_receipt_up_to: lowSide.readUpTo,
      high_receipt_up_to: highSide.readUpTo,
      answered: stored.some(({ sender_id }) => sender_id !== a),
    })
    .where('id', '=', id)
    .execute();
}
