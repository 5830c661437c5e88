import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { type Prepared, writtenOnce } from '#platform/server/db/prepared.ts';
import { longestDay, type SiteDay } from './site-day.ts';

export interface SwipeStore {
  readonly db: Db;
  readonly prepared: Prepared;
}

/** A decision of a member about another. */
export interface Swipe {
  readonly member: UserId;
  readonly liked: boolean;
  /** It made the like, which is as old as the decision. */
  readonly madeLike: boolean;
  readonly at: Date;
}

/** Until the transaction ends, the member decides nothing else, so that likes are counted one by one. */
export async function lockSwipes(tx: Tx, user: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`swipes:${user}`}, 0))`.execute(tx);
}

/** Null: not decided. */
export async function findSwipe(tx: Tx, user: UserId, member: UserId): Promise<Pick<Swipe, 'liked'> | null> {
  const row = await tx.selectFrom('swipes').select('liked').where('user_id', '=', user).where('member_id', '=', member).executeTakeFirst();
  return row ?? null;
}

export async function insertSwipe(tx: Tx, user: UserId, { member, liked, madeLike, at }: Swipe, day: Day): Promise<void> {
  await tx.insertInto('swipes').values({ user_id: user, member_id: member, liked, made_like: madeLike, day, created_at: at }).execute();
}

export async function deleteSwipe(tx: Tx, user: UserId, member: UserId): Promise<void> {
  await tx.deleteFrom('swipes').where('user_id', '=', user).where('member_id', '=', member).execute();
}

/** Where a member stands in the game. */
export interface Standing {
  /** Of that day. */
  readonly likes: number;
  /** The last decision; null: there is none. */
  readonly last: Swipe | null;
}

export async function findStanding({ db, prepared }: SwipeStore, user: UserId, day: SiteDay): Promise<Standing> {
  const [row] = await prepared('swipe_standing', standing(user, day).compile(db));
  return toStanding(row);
}

export async function findStandingWithin(tx: Tx, user: UserId, day: SiteDay): Promise<Standing> {
  const { rows } = await standing(user, day).execute(tx);
  return toStanding(rows[0]);
}

/** Everybody about whom the member decided. */
export async function findJudged({ db, prepared }: SwipeStore, user: UserId): Promise<UserId[]> {
  return readIds(await prepared('judged', judged(db, { user })));
}

/** Everybody whom the member passed. */
export async function findPassed({ db, prepared }: SwipeStore, user: UserId): Promise<UserId[]> {
  return readIds(await prepared('passed', passed(db, { user })));
}

// Thousands: as rows the driver reads them ten times longer.
const judged = writtenOnce((db, { user }: { user: UserId }) =>
  sql<Ids>`SELECT string_agg(member_id::text, ',') AS ids FROM swipes WHERE user_id = ${user}`.compile(db),
);
const passed = writtenOnce((db, { user }: { user: UserId }) =>
  sql<Ids>`SELECT string_agg(member_id::text, ',') AS ids FROM swipes WHERE user_id = ${user} AND NOT liked`.compile(db),
);

interface Ids {
  /** With commas between; null: nobody. */
  readonly ids: string | null;
}

const readIds = ([row]: readonly Ids[]): UserId[] => (row?.ids ? row.ids.split(',').map((id) => userId(Number(id))) : []);

interface Selected {
  readonly likes: number;
  readonly member_id: number | null;
  readonly liked: boolean | null;
  readonly made_like: boolean | null;
  readonly created_at: Date | null;
}

// The index is by time, so the likes of the day are looked for there; how long a day is at most is enough to know.
const standing = (user: UserId, { day, endsAt }: SiteDay) => sql<Selected>`
  SELECT likes.count AS likes, last.member_id, last.liked, last.made_like, last.created_at
  FROM (SELECT count(*) FROM swipes WHERE user_id = ${user} AND created_at > ${new Date(endsAt.getTime() - longestDay)} AND day = ${day} AND liked) likes
    LEFT JOIN LATERAL (
      SELECT member_id, liked, made_like, created_at FROM swipes
      WHERE user_id = ${user} ORDER BY created_at DESC LIMIT 1
    ) last ON true`;

function toStanding(row: Selected | undefined): Standing {
  if (row === undefined) throw new Error('a count answers one row');
  const { likes, member_id: member, liked, made_like: madeLike, created_at: at } = row;
  if (member === null || liked === null || madeLike === null || at === null) return { likes, last: null };
  return { likes, last: { member: userId(member), liked, madeLike, at } };
}
