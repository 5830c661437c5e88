import type { QueryOf, ReplyOf } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import { cleanText } from '#platform/contract/text/text.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { searchChat as endpoint } from '../../../contract/endpoints.ts';
import { searchPageSize } from '../../../contract/rules.ts';
import { type ConversationRow, findConversation } from '../../chat-repo.ts';
import type { PresentMessage } from '../../message/present-message.ts';
import { findMessagesByIds, searchChunk } from './search-repo.ts';
import { patternOf, searchWordsOf } from './search-pattern.ts';

export interface SearchChatDeps {
  readonly db: Db;
  readonly presentMessage: PresentMessage;
}

/**
 * Messages scanned by one statement. There is no full-text index, which would slow down every send for a search that is
 * rarely used. The texts are scanned instead, at about 2 ms per thousand messages. A very long conversation is scanned in
 * several statements, so that none blocks others for long.
 */
const chunkSize = 20_000;

/** Searches the messages that the viewer has not removed. */
export async function searchChat(
  { db, presentMessage }: SearchChatDeps,
  viewer: UserId,
  query: QueryOf<typeof endpoint>,
): Promise<Result<ReplyOf<typeof endpoint>, 'not_found'>> {
  const conversation = await findConversation(db, viewer, query.conversation);
  if (conversation === null) return fail('not_found');
  const { ids, total } = await search(db, conversation, cleanText(query.q), query.before ?? Number.MAX_SAFE_INTEGER);
  const messages = await findMessagesByIds(db, conversation, ids.slice(0, searchPageSize));
  return ok({ messages: messages.map((message) => presentMessage(message)), total, more: ids.length > searchPageSize });
}

/** `ids`: the newest matches below `before`, one more than fits a page. `total`: the number of all matches. */
async function search(db: Db, conversation: ConversationRow, text: string, before: number): Promise<{ ids: number[]; total: number }> {
  const patterns = searchWordsOf(text).map(patternOf);
  const ids: number[] = [];
  let total = 0;
  let below: number | null = patterns.length === 0 ? null : Number.MAX_SAFE_INTEGER;
  while (below !== null) {
    const limit = searchPageSize + 1 - ids.length;
    const { next, found, ids: more } = await searchChunk(db, conversation, { patterns, below, length: chunkSize, before, limit });
    ids.push(...more);
    total += found;
    below = next;
  }
  return { ids, total };
}
