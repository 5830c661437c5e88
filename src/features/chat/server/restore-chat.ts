import { type CodeOf, done } from '#platform/contract/endpoint.ts';
import type { UserId } from '#platform/contract/ids.ts';
import { fail, ok, type Result } from '#platform/contract/result.ts';
import type { restoreChat as endpoint } from '../contract/endpoints.ts';
import { chatReset } from '../contract/events.ts';
import { restoreWindow } from '../contract/rules.ts';
import type { RemovalDeps } from './delete-chat.ts';
import { restoreConversation } from './removal-repo.ts';

/** Undoes the last removal, including the unread state of its messages. Earlier removals stay. */
export async function restoreChat(
  { db, clock, live }: RemovalDeps,
  viewer: UserId,
  conversation: number,
): Promise<Result<typeof done, CodeOf<typeof endpoint> | 'not_found'>> {
  const since = new Date(clock.now().getTime() - restoreWindow);
  const outcome = await restoreConversation(db, viewer, conversation, since);
  if (outcome === 'not_found') return fail('not_found');
  if (outcome === 'too_late') return fail('restore_too_late');
  live.publish(chatReset, [viewer], null);
  return ok(done);
}
