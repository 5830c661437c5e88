import { done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { removeConversation } from './chat-repo.ts';

/**
 * For the viewer only, and only what is there by now: the next message brings the conversation back without it. What
 * waits for the viewer's activation is taken back for good.
 */
export const deleteChat = async (db: Db, viewer: UserId, conversation: number): Promise<Result<typeof done, 'not_found'>> =>
  (await removeConversation(db, viewer, conversation)) ? ok(done) : fail('not_found');
