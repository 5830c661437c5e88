import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Prepared } from '#platform/server/db/prepared.ts';

export interface SkipStore {
  readonly db: Db;
  readonly prepared: Prepared;
}

/** Whom the user skipped after that time. */
export async function findSkipped({ db, prepared }: SkipStore, user: UserId, after: Date): Promise<UserId[]> {
  const query = db.selectFrom('match_finder_skips').select('member_id').where('user_id', '=', user).where('skipped_at', '>', after);
  const rows = await prepared('skipped', query.compile());
  return rows.map(({ member_id }) => userId(member_id));
}

/** One that counts already, made after `after`, stays as it is. */
export async function insertSkip(db: Db, user: UserId, member: UserId, { now, after }: { now: Date; after: Date }): Promise<void> {
  await sql`
    INSERT INTO match_finder_skips AS s (user_id, member_id, skipped_at) VALUES (${user}, ${member}, ${now})
    ON CONFLICT (user_id, member_id) DO UPDATE SET skipped_at = ${now} WHERE s.skipped_at <= ${after}`.execute(db);
}

export async function deleteSkips(db: Db, upTo: Date): Promise<void> {
  await db.deleteFrom('match_finder_skips').where('skipped_at', '<=', upTo).execute();
}
