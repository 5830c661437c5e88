import { sql } from 'kysely';
import { userId, type UserId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

/** A user, with the time in ms when they were last seen. */
export type Seen = readonly [user: UserId, at: number];

const usersOf = (seen: readonly Seen[]): UserId[] => seen.map(([user]) => user);
const timesOf = (seen: readonly Seen[]): Date[] => seen.map(([, at]) => new Date(at));

/**
 * Stores when members were last online; one statement for all. Whoever has this time already, or nearly, is not written. The rows are
 * locked in the order of the ids, so that two processes never wait for each other.
 */
export async function storeLeft(db: Db, left: readonly Seen[]): Promise<void> {
  await sql`
    WITH locked AS (
      SELECT p.user_id, l.at FROM unnest(${usersOf(left)}::bigint[], ${timesOf(left)}::timestamptz[]) AS l (user_id, at)
        JOIN profiles p ON p.user_id = l.user_id
      WHERE p.online_at IS NULL OR p.online_at < l.at - interval '5 seconds'
      ORDER BY p.user_id FOR NO KEY UPDATE OF p
    )
    UPDATE profiles p SET online_at = locked.at FROM locked WHERE p.user_id = locked.user_id`.execute(db);
}

/** Reports who has a connection to this process, or had until just now. */
export async function reportPresent(db: Db, process: string, seen: readonly Seen[], now: Date): Promise<void> {
  await sql`
    INSERT INTO present_members (process, reported_at, users, seen_at)
    VALUES (${process}::uuid, ${now}, ${usersOf(seen)}::bigint[], ${timesOf(seen)}::timestamptz[])
    ON CONFLICT (process) DO UPDATE SET reported_at = excluded.reported_at, users = excluded.users, seen_at = excluded.seen_at`.execute(db);
}

/** Members whom any process reported, and who were seen since then. */
export async function loadPresent(db: Db, since: Date): Promise<Seen[]> {
  const { rows } = await sql<{ user_id: number; at: Date }>`
    SELECT s.user_id, max(s.at) AS at FROM present_members p CROSS JOIN LATERAL unnest(p.users, p.seen_at) AS s (user_id, at)
    WHERE s.at > ${since} GROUP BY s.user_id ORDER BY at`.execute(db);
  return rows.map(({ user_id, at }) => [userId(user_id), at.getTime()]);
}

/** Processes that have not reported since then, with the members of their last report. */
export async function findSilent(db: Db, since: Date): Promise<{ readonly process: string; readonly at: Date; readonly seen: Seen[] }[]> {
  const rows = await db
    .selectFrom('present_members')
    .select(['process', 'reported_at', 'users', 'seen_at'])
    .where('reported_at', '<=', since)
    .execute();
  return rows.map(({ process, reported_at, users, seen_at }) => ({
    process,
    at: reported_at,
    seen: users.map((user, i) => [userId(user), seen_at[i]?.getTime() ?? 0] as const),
  }));
}

/** Unless it has reported after `at`. */
export async function deleteReport(db: Db, process: string, at: Date): Promise<void> {
  await db.deleteFrom('present_members').where('process', '=', process).where('reported_at', '=', at).execute();
}
