import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { idList, type IdRows, readIds } from '#platform/server/db/id-list.ts';
import { compiledQuery } from '#platform/server/db/compiled-query.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** The picks of one day. */
export interface Picks {
  /** In their order. */
  readonly members: readonly UserId[];
  /** The member does not want to see them any more. */
  readonly hidden: boolean;
}

const picksOfDay = compiledQuery((db, { user, day }: { user: UserId; day: Day }) =>
  db
    .selectFrom('daily_picks')
    .select(['member_id', 'hidden'])
    .where('user_id', '=', user)
    .where('day', '=', day)
    .orderBy('position')
    .compile(),
);

/** Null: none were made yet. */
export async function findPicks(db: Db | Tx, user: UserId, day: Day): Promise<Picks | null> {
  const { rows } = await db.executeQuery(picksOfDay(db, { user, day }));
  return rows.length === 0 ? null : { members: rows.map((row) => userId(row.member_id)), hidden: rows.some(({ hidden }) => hidden) };
}

/** Whom the user was shown since that day, and those whom `decided` names. */
export async function findSeen(db: Db, user: UserId, since: Day, decided: (user: UserId) => IdRows): Promise<UserId[]> {
  const picked = sql`SELECT member_id FROM daily_picks WHERE user_id = ${user} AND day > ${since}`;
  const {
    rows: [row],
  } = await sql<{ seen: string | null }>`SELECT ${idList(picked, decided(user))} AS seen`.execute(db);
  return readIds(row?.seen ?? null);
}

/** Serialises the picking for a member until the transaction ends, so that two pages that open at once show the same. */
export async function lockPicks(tx: Tx, user: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`today:${user}`}, 0))`.execute(tx);
}

/** Stores the picks of a day and drops those that no longer count. */
export async function insertPicks(tx: Tx, user: UserId, day: Day, members: readonly UserId[], dropUpTo: Day): Promise<void> {
  await tx.deleteFrom('daily_picks').where('user_id', '=', user).where('day', '<=', dropUpTo).execute();
  await tx
    .insertInto('daily_picks')
    .values(members.map((member, position) => ({ user_id: user, day, position, member_id: member, hidden: false })))
    .execute();
}

export async function hidePicks(db: Db, user: UserId, day: Day): Promise<void> {
  await db.updateTable('daily_picks').set({ hidden: true }).where('user_id', '=', user).where('day', '=', day).execute();
}
