import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { findUser } from '#features/account/server/index.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { balanceOf } from '#features/credits/server/index.ts';

/** A member's credits and premium status, as they are shown in their open browsers. */
export interface BalanceUpdate {
  readonly user: UserId;
  readonly credits: number;
  readonly paidUser: boolean;
}

/**
 * Reads what `publishBalance` sends. In the transaction that changes it: whoever waited for another connection after the commit could
 * be told that it failed, though it was done. Null when the member is gone.
 */
export async function readBalance(tx: Tx, user: UserId): Promise<BalanceUpdate | null> {
  const [credits, row] = [await balanceOf(tx, user), await findUser(tx, user)];
  return row && { user, credits, paidUser: row.paidUser };
}

/** Call after the commit. */
export function publishBalance(live: Live, balance: BalanceUpdate | null): void {
  if (balance) live.publish(creditsChanged, [balance.user], { credits: balance.credits, paid_user: balance.paidUser });
}
