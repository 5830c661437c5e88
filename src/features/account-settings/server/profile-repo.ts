import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** Others see the profile differently from now on: every process's search takes it up. */
export async function touchProfile(tx: Tx, user: UserId, now: Date): Promise<void> {
  await tx.updateTable('profiles').set({ updated_at: now }).where('user_id', '=', user).execute();
}
