import type { Db } from '#platform/server/db/open-database.ts';

/** What no limit looks at any more, and what can no longer be used. */
export async function deleteOutdated(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail_requests').where('requested_at', '<', before).execute();
  await db.deleteFrom('login_failures').where('last_at', '<', before).execute();
  await db.deleteFrom('link_tokens').where('expires_at', '<', before).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before).execute();
}
