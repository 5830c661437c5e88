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
 * Removes the current messages, or the messages up to the given one, for the viewer only. The next message brings the conversation
 * back without them. The viewer's messages that wait for the activation are deleted once the removal can no longer be undone.
 */
export async function deleteChat(
  { db, clock, live }: RemovalDeps,
  viewer: UserId,
  { conversation, up_to = null }: { readonly conversation: number; readonly up_to?: number | null },
): Promise<Result<typeof done, 'not_found'>> {
  if (!(await removeConversation(db, viewer, conversation, clock.now(), up_to))) return fail('not_found');
  // The viewer's other browsers still show the conversation.
  live.publish(chatReset, [viewer], null);
  return ok(done);
}
