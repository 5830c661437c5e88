import type { UserId } from '#platform/contract/ids.ts';
import { type Day, dayIn } from '#platform/contract/time.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { findUser } from '#features/account/server/index.ts';
import { readSite } from '#features/site/server/index.ts';

/** The day at a member's site. */
export async function todayOf(tx: Tx, user: UserId, now: Date): Promise<Day> {
  const row = await findUser(tx, user);
  if (row === null) throw new Error(`there is no user ${user}`);
  return dayIn((await readSite(tx, row.siteId)).timeZone, now);
}
