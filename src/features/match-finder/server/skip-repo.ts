import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import { idList, type IdRows, readIds } from '#platform/server/db/id-list.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { prepared } from '#platform/server/db/prepared.ts';

/** Whom the user skipped after that time, and those whom `decided` names. */
export async function findSettled(db: Db, user: UserId, after: Date, decided: (user: UserId) => IdRows): Promise<UserId[]> {
  const skipped = sql`SELECT member_id FROM match_finder_skips WHERE user_id = ${user} AND skipped_at > ${after}`;
  const query = sql<{ settled: string | null }>`SELECT ${idList(skipped, decided(user))} AS settled`;
  const {
    rows: [row],
  } = await db.executeQuery(prepared(query.compile(db)));
  return readIds(row?.settled ?? null);
}

/** An existing skip later than `after` stays unchanged. */
export async function insertSkip(db: Db, user: UserId, member: UserId, { now, after }: { now: Date; after: Date }): Promise<void> {
  await sql`
    INSERT INTO match_finder_skips AS s (user_id, member_id, skipped_at) VALUES (${user}, ${member}, ${now})
    ON CONFLICT (user_id, member_id) DO UPDATE SET skipped_at = ${now} WHERE s.skipped_at <= ${after}`.execute(db);
}

export async function deleteSkips(db: Db, upTo: Date): Promise<void> {
  await db.deleteFrom('match_finder_skips').where('skipped_at', '<=', upTo).execute();
}
