import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Prepared } from '#platform/server/db/prepared.ts';

interface Store {
  readonly db: Db;
  readonly prepared: Prepared;
}

/** Everybody whom the user likes, whether or not they exist for the user now. */
export async function findLikedIds({ db, prepared }: Store, user: UserId): Promise<UserId[]> {
  const rows = await prepared('liked_ids', db.selectFrom('likes').select('to_id').where('from_id', '=', user).compile());
  return rows.map(({ to_id }) => userId(to_id));
}
