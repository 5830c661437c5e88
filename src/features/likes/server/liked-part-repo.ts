import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** The about text of the member. */
export async function findAbout(tx: Tx, member: UserId): Promise<string> {
  const row = await tx.selectFrom('profiles').select('about').where('user_id', '=', member).executeTakeFirst();
  return row?.about ?? '';
}
