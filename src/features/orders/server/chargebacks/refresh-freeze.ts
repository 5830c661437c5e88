import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance, setFrozen } from '#features/credits/server/index.ts';
import { listDebts } from './debt-repo.ts';

/** Freezes spending while the user owes something, and unfreezes it after. Call in the transaction that changes what is owed. */
export async function refreshFreeze(tx: Tx, user: UserId): Promise<void> {
  // Waits for spends, and for parallel changes of what is owed, which the next statement then sees.
  await lockBalance(tx, user);
  await setFrozen(tx, user, (await listDebts(tx, user)).length > 0);
}
