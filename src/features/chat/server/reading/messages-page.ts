import type { QueryOf } from '#platform/contract/endpoint.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { getChat } from '../../contract/endpoints.ts';
import { messagePageSize } from '../../contract/rules.ts';
import { type ConversationRow, findMessagesBefore, findMessagesFrom } from '../chat-repo.ts';
import type { MessageRow } from '../message/message-repo.ts';

export interface MessagesPage {
  /** Oldest first. */
  readonly messages: readonly MessageRow[];
  /** There are older messages before them. */
  readonly more: boolean;
  /** There are newer messages after them. Only computed with `after` and `around`. */
  readonly moreBelow: boolean;
}

export const noMessages: MessagesPage = { messages: [], more: false, moreBelow: false };

/** The page before, after or around a message; by default the newest page. */
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

/** Reads one more message in each direction than needed, to find out whether there are further ones. */
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
