import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { idList, type IdRows, readIds } from '#platform/server/db/id-list.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Prepared } from '#platform/server/db/prepared.ts';

export interface SkipStore {
  readonly db: Db;
  readonly prepared: Prepared;
}

/** Whom the user skipped after that time, and those whom `decided` names. */
export async function findSettled(
  { db, prepared }: SkipStore,
  user: UserId,
  after: Date,
  decided: (user: UserId) => IdRows,
): Promise<UserId[]> {
  const skipped = sql`SELECT member_id FROM match_finder_skips WHERE user_id = ${user} AND skipped_at > ${after}`;
  const query = sql<{ settled: string | null }>`SELECT ${idList(skipped, decided(user))} AS settled`;
  const [row] = await prepared('settled', query.compile(db));
  return readIds(row?.settled ?? null);
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
