import { sql } from 'kysely';
import { userId, type UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** One statement for all users. */
export async function storeOnline(db: Db, users: readonly UserId[], now: Date): Promise<void> {
  await sql`UPDATE profiles SET online_at = ${now} WHERE user_id = ANY(${users}::bigint[])`.execute(db);
}

/** Users who were online since then, with the time in ms when they were last seen. */
export async function loadOnline(db: Db, since: Date): Promise<(readonly [UserId, number])[]> {
  const rows = await db.selectFrom('profiles').select(['user_id', 'online_at']).where('online_at', '>', since).execute();
  return rows.map((row) => [userId(row.user_id), row.online_at?.getTime() ?? 0]);
}
