import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { canTransition, restorableUntil } from '../user/status-transitions.ts';
import { setDeleted } from './status-repo.ts';
import { lockUser } from '../user/user-repo.ts';

/**
 * Closes the account and hides the profile; its rows stay. After the commit the caller ends the sessions (`sessions.endAll`) and
 * publishes the profile change. Returns until when the account can be restored. Null when it is held or already deleted.
 */
export async function markDeleted(tx: Tx, user: UserId, reason: string | null, now: Date): Promise<Date | null> {
  const found = await lockUser(tx, user);
  if (found === null || !canTransition(found.status, 'deleted')) return null;
  await setDeleted(tx, found, reason, now);
  return restorableUntil(now);
}
