import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export async function deleteTracking(tx: Tx, user: UserId): Promise<void> {
  await tx.deleteFrom('trackings').where('user_id', '=', user).execute();
}

export async function deleteTrackings(db: Db, upTo: Date): Promise<void> {
  await db.deleteFrom('trackings').where('created_at', '<=', upTo).execute();
}
