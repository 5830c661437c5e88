import { done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { chatReset } from '../contract/events.ts';
import { removeConversation } from './removal-repo.ts';

export interface RemovalDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly live: Live;
}

/**
 * For the viewer only, and only what is there by now: the next message brings the conversation back without it. What
 * waits for the viewer's activation goes for good once it cannot be restored any more.
 */
export async function deleteChat(
  { db, clock, live }: RemovalDeps,
  viewer: UserId,
  conversation: number,
): Promise<Result<typeof done, 'not_found'>> {
  if (!(await removeConversation(db, viewer, conversation, clock.now()))) return fail('not_found');
  // The viewer's other browsers have it still.
  live.publish(chatReset, [viewer], null);
  return ok(done);
}
