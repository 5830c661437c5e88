import type { QueryOf } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { getChat } from '../contract/endpoints.ts';
import { messagePageSize } from '../contract/rules.ts';
import { type ConversationRow, findMessagesBefore, findMessagesFrom } from './chat-repo.ts';
import type { MessageRow } from './message-repo.ts';

export interface MessagesPage {
  /** In their order. */
  readonly messages: readonly MessageRow[];
  /** There are others above and below them; below is only told of pages that begin at a message. */
  readonly more: boolean;
  readonly moreBelow: boolean;
}

export const noMessages: MessagesPage = { messages: [], more: false, moreBelow: false };

/** The page above a message, below it, or around it; without any, the newest. */
export function messagesPage(
  db: Db,
  conversation: ConversationRow,
  { before, after, around }: Pick<QueryOf<typeof getChat>, 'before' | 'after' | 'around'>,
): Promise<MessagesPage> {
  if (around !== undefined) return readAt(db, conversation, around, messagePageSize / 2, messagePageSize / 2);
  if (after !== undefined) return readAt(db, conversation, after + 1, 0, messagePageSize);
  return readUpwards(db, conversation, before ?? null);
}

async function readUpwards(db: Db, conversation: ConversationRow, before: number | null): Promise<MessagesPage> {
  const found = await findMessagesBefore(db, conversation, before, messagePageSize + 1);
  return { messages: found.slice(0, messagePageSize).reverse(), more: found.length > messagePageSize, moreBelow: false };
}

/** One more each way than is shown tells whether there are others. */
async function readAt(db: Db, conversation: ConversationRow, id: number, above: number, below: number): Promise<MessagesPage> {
  const [older, newer] = await Promise.all([
    findMessagesBefore(db, conversation, id, above + 1),
    findMessagesFrom(db, conversation, id, below + 1),
  ]);
  return {
    messages: [...older.slice(0, above).reverse(), ...newer.slice(0, below)],
    more: older.length > above,
    moreBelow: newer.length > below,
  };
}
