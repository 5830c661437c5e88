import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { setPaidUser } from '#features/account/server/index.ts';
import { hasKeptPurchase, hasOpenTime } from './premium-repo.ts';

/** A member has premium while one completed purchase was neither refunded nor charged back, or bought days of premium are left. */
export const refreshPremium = async (tx: Tx, user: UserId): Promise<void> =>
  setPaidUser(tx, user, (await hasKeptPurchase(tx, user)) || (await hasOpenTime(tx, user)));
