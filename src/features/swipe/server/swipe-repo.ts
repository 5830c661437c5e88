import { type RawBuilder, sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Day } from '#platform/contract/time.ts';
import { idList, type IdRows, readIds } from '#platform/server/db/id-list.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { maxDayMs, type SiteDay } from './site-day.ts';

/** A decision of a member about another. */
export interface Swipe {
  readonly member: UserId;
  readonly liked: boolean;
  /** Whether the decision created the like, at the same time. False when the like existed before. */
  readonly madeLike: boolean;
  readonly at: Date;
}

/** Serialises a member's decisions until the transaction ends, so that likes are counted correctly. */
export async function lockSwipes(tx: Tx, user: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`swipes:${user}`}, 0))`.execute(tx);
}

/** Null when there is no decision. */
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

/** A member's daily likes and last decision. */
export interface Standing {
  /** Likes used on the day. */
  readonly likes: number;
  /** The last decision, or null. */
  readonly last: Swipe | null;
}

export async function findStandingWithin(tx: Tx, user: UserId, day: SiteDay): Promise<Standing> {
  const { rows } = await sql<Selected>`${standing(user, day)}`.execute(tx);
  return toStanding(rows[0]);
}

/** The standing and the ids not to deal again: members the user decided on, and those of `known`. */
export async function findDeckState(
  db: Db,
  user: UserId,
  day: SiteDay,
  known: (user: UserId) => IdRows,
): Promise<{ standing: Standing; dealt: UserId[] }> {
  const dealt = sql`, ${idList(judgedIds(user), known(user))} AS dealt`;
  const {
    rows: [row],
  } = await db.executeQuery(prepared(sql<Selected & Dealt>`${standing(user, day, dealt)}`.compile(db)));
  return { standing: toStanding(row), dealt: readIds(row?.dealt ?? null) };
}

/** SQL: ids of members the user passed. */
export const passedIds = (user: UserId): IdRows => sql`SELECT member_id FROM swipes WHERE user_id = ${user} AND NOT liked`;

const judgedIds = (user: UserId): IdRows => sql`SELECT member_id FROM swipes WHERE user_id = ${user}`;

interface Selected {
  readonly likes: number;
  readonly member_id: number | null;
  readonly liked: boolean | null;
  readonly made_like: boolean | null;
  readonly created_at: Date | null;
}

interface Dealt {
  readonly dealt: string | null;
}

// The index is by time: the longest possible day bounds the range to scan for the likes of the day.
const standing = (user: UserId, { day, endsAt }: SiteDay, more: RawBuilder<unknown> = sql``) => sql`
  SELECT likes.count AS likes, last.member_id, last.liked, last.made_like, last.created_at ${more}
  FROM (SELECT count(*) FROM swipes WHERE user_id = ${user} AND created_at > ${new Date(endsAt.getTime() - maxDayMs)} AND day = ${day} AND liked) likes
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
