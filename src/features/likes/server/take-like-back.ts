import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { lockPair } from '#features/safety/server/index.ts';
import { likesChanged } from '../contract/events.ts';
import { deleteLikeMadeAt } from './like-repo.ts';

/**
 * As a part of the transaction removes the like that was made just then; one that was given anew since stays. It goes
 * whether or not the member exists for the viewer now. What it returns is called after the commit.
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
