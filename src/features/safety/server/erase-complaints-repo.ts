import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** For good, with the account that sent them: a complaint names its sender. */
export async function eraseComplaints(tx: Tx, user: UserId): Promise<void> {
  await tx.deleteFrom('complaints').where('user_id', '=', user).execute();
}
