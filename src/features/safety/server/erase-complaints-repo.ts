import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** Deletes a member's complaints with the account, because they name their sender. */
export async function eraseComplaints(tx: Tx, user: UserId): Promise<void> {
  await tx.deleteFrom('complaints').where('user_id', '=', user).execute();
}
