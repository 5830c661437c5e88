import type { Db } from '#platform/server/db/open-database.ts';

/** Deletes counters outside every rate-limit window, and links and sessions that have expired. */
export async function deleteExpiredRows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail_requests').where('requested_at', '<', before).execute();
  await db.deleteFrom('login_failures').where('last_at', '<', before).execute();
  await db.deleteFrom('link_tokens').where('expires_at', '<', before).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
}
