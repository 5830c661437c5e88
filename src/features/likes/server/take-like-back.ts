import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { lockPair } from '#features/safety/server/index.ts';
import { likesChanged } from '../contract/events.ts';
import { deleteLikeMadeAt } from './like-repo.ts';

/**
 * Removes the like made at that time, within a transaction; a like given again since then stays. Also works when the member
 * no longer exists for the viewer. Returns a function that publishes the change; call it after the commit.
 */
export async function takeLikeBack(
  { live }: { readonly live: Live },
  tx: Tx,
  viewer: { readonly id: UserId; readonly active: boolean },
  member: UserId,
  madeAt: Date,
): Promise<() => void> {
  await lockPair(tx, viewer.id, member);
  const removed = await deleteLikeMadeAt(tx, viewer.id, member, madeAt);
  return () => {
    if (removed && viewer.active) live.publish(likesChanged, [member], {});
  };
}
