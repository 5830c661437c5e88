import type { Db } from '#platform/server/db/open-database.ts';
import { idleMs } from './session-repo.ts';

/** Days for which a login is shown to the member. */
const loginDays = 90;

/** Deletes counters outside every rate-limit window, expired links and sessions, and logins older than `loginDays`. */
export async function deleteExpiredRows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail_requests').where('requested_at', '<', before).execute();
  await db.deleteFrom('login_failures').where('last_at', '<', before).execute();
  await db.deleteFrom('link_tokens').where('expires_at', '<', before).execute();
  await db.deleteFrom('idempotency_keys').where('expires_at', '<', before).execute();
  const old = new Date(before.getTime() - loginDays * 24 * 3_600_000);
  await db.deleteFrom('logins').where('at', '<', old).execute();
  await db
    .deleteFrom('sessions')
    .where(({ eb, or }) => or([eb('expires_at', '<', before), eb('used_at', '<', new Date(before.getTime() - idleMs))]))
    .execute();
}
