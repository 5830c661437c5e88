import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { Live } from '#platform/server/live/live-server.ts';
import { findUser } from '#features/account/server/index.ts';
import { creditsChanged } from '#features/credits/contract/events.ts';
import { balanceOf } from '#features/credits/server/index.ts';

/** A member's credits and premium status, as their open browsers show them. */
export interface BalanceUpdate {
  readonly user: UserId;
  readonly credits: number;
  readonly paidUser: boolean;
}

/**
 * Reads what `publishBalance` sends. Call in the transaction that changes it: after the commit, waiting for another connection could fail
 * and report an error for a change that was made. Null when the member is gone.
 */
export async function readBalance(tx: Tx, user: UserId): Promise<BalanceUpdate | null> {
  const [credits, row] = [await balanceOf(tx, user), await findUser(tx, user)];
  return row && { user, credits, paidUser: row.paidUser };
}

/** Call after the commit. */
export function publishBalance(live: Live, balance: BalanceUpdate | null): void {
  if (balance) live.publish(creditsChanged, [balance.user], { credits: balance.credits, paid_user: balance.paidUser });
}
