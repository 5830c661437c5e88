import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText } from '#platform/contract/text.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { searchChat as endpoint } from '../contract/endpoints.ts';
import { searchPageSize } from '../contract/rules.ts';
import { type ConversationRow, findConversation } from './chat-repo.ts';
import type { PresentMessage } from './present-message.ts';
import { findMessagesByIds, lookThrough } from './search-repo.ts';
import { patternOf, wordsOf } from './words.ts';

export interface SearchChatDeps {
  readonly db: Db;
  readonly presentMessage: PresentMessage;
}

/**
 * Messages that one statement looks through. An index of words would make every message dearer to send, for a search that
 * few ever make: so the texts are read, at about 2 ms for a thousand, and a very long conversation in several statements,
 * none of which keeps others waiting for long.
 */
const stretchLength = 20_000;

/** In what the viewer has not removed. */
export async function searchChat(
  { db, presentMessage }: SearchChatDeps,
  viewer: UserId,
  query: QueryOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const conversation = await findConversation(db, viewer, query.conversation);
  if (conversation === null) return fail('not_found');
  const { ids, total } = await search(db, conversation, cleanText(query.q), query.before ?? Number.MAX_SAFE_INTEGER);
  const messages = await findMessagesByIds(db, ids.slice(0, searchPageSize));
  return ok({ messages: messages.map(presentMessage), total, more: ids.length > searchPageSize });
}

/** The newest below `before`, one more than a page has; `total` is of all. */
async function search(db: Db, conversation: ConversationRow, text: string, before: number): Promise<{ ids: number[]; total: number }> {
  const patterns = wordsOf(text).map(patternOf);
  const ids: number[] = [];
  let total = 0;
  let below: number | null = patterns.length === 0 ? null : Number.MAX_SAFE_INTEGER;
  while (below !== null) {
    const most = searchPageSize + 1 - ids.length;
    const { next, found, ids: more } = await lookThrough(db, conversation, { patterns, below, length: stretchLength, before, most });
    ids.push(...more);
    total += found;
    below = next;
  }
  return { ids, total };
}
