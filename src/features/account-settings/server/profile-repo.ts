import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** Marks the profile as changed, so that the search index of every process reloads it. */
export async function touchProfile(tx: Tx, user: UserId, now: Date): Promise<void> {
  await tx.updateTable('profiles').set({ updated_at: now }).where('user_id', '=', user).execute();
}
