import type { UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { findUser } from '#features/account/server/index.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { balanceOf } from '#features/credits/server/index.ts';

/** Publishes a member's credits and premium status to their open browsers. Call after the commit. */
export async function publishWallet({ db, live }: { db: Db; live: Live }, user: UserId): Promise<void> {
  const [credits, row] = await Promise.all([balanceOf(db, user), findUser(db, user)]);
  if (row) live.publish(creditsChanged, [user], { credits, paid_user: row.paidUser });
}
