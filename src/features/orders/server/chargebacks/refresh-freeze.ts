import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { lockBalance, setFrozen } from '#features/credits/server/index.ts';
import { listDebts } from './debt-repo.ts';

/** Freezes spending while the user has a debt, and unfreezes it afterwards. Call in the transaction that changes the debt. */
export async function refreshFreeze(tx: Tx, user: UserId): Promise<void> {
  // Waits for spends and for parallel changes of the debt, so that the next statement sees them.
  await lockBalance(tx, user);
  await setFrozen(tx, user, (await listDebts(tx, user)).length > 0);
}
