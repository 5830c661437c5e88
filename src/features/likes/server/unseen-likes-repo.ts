import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Likes of a time span that their receiver has not seen. */
export interface UnseenLikes {
  readonly count: number;
  /** Name of the member who gave the newest of them; empty when there is none. */
  readonly from: string;
  /** Null when there is none. */
  readonly fromId: UserId | null;
  /** The user likes that member as well. */
  readonly mutual: boolean;
  /** Time of the oldest one, in ms; 0 when there is none. */
  readonly oldest: number;
  /** Unseen likes after the time span. */
  readonly younger: number;
}

/** In ms. */
interface Span {
  readonly after: number;
  readonly upTo: number;
}

/** Only likes of members who exist for the user. */
export async function findUnseenLikes(db: Db | Tx, user: UserId, { after, upTo }: Span): Promise<UnseenLikes> {
  const { rows } = await sql<UnseenLikes>`
    SELECT count(*) FILTER (WHERE l.created_at <= s.up_to) AS count, count(*) FILTER (WHERE l.created_at > s.up_to) AS younger,
      coalesce((array_agg(p.name ORDER BY l.created_at DESC) FILTER (WHERE l.created_at <= s.up_to))[1], '') AS from,
      (array_agg(l.from_id ORDER BY l.created_at DESC) FILTER (WHERE l.created_at <= s.up_to))[1] AS "fromId",
      coalesce((array_agg(EXISTS (SELECT FROM likes b WHERE b.from_id = l.to_id AND b.to_id = l.from_id) ORDER BY l.created_at DESC)
        FILTER (WHERE l.created_at <= s.up_to))[1], false) AS mutual,
      coalesce((extract(epoch FROM min(l.created_at) FILTER (WHERE l.created_at <= s.up_to)) * 1000)::float8, 0) AS oldest
    FROM likes l
      JOIN visible_members v ON v.viewer_id = l.to_id AND v.user_id = l.from_id
      JOIN profiles p ON p.user_id = l.from_id,
      (SELECT ${new Date(upTo)}::timestamptz AS up_to) s
    WHERE l.to_id = ${user} AND l.seen_at IS NULL AND l.created_at > ${new Date(after)}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a count returns one row');
  return row;
}

/** The member who gave the newest unseen like; real, and visible to the user. Null when there is none. */
export async function findNewestUnseen(db: Db, user: UserId): Promise<UserId | null> {
  const { rows } = await sql<{ from_id: number }>`
    SELECT l.from_id FROM likes l
      JOIN visible_members v ON v.viewer_id = l.to_id AND v.user_id = l.from_id
      JOIN profiles p ON p.user_id = l.from_id AND NOT p.fictional
    WHERE l.to_id = ${user} AND l.seen_at IS NULL
    ORDER BY l.created_at DESC, l.from_id DESC LIMIT 1`.execute(db);
  return rows[0] ? userId(rows[0].from_id) : null;
}

/** Everybody who got a like since then and has not seen it. */
export async function findLikedSince(db: Db, since: Date): Promise<UserId[]> {
  const rows = await db
    .selectFrom('likes')
    .select('to_id')
    .distinct()
    .where('created_at', '>=', since)
    .where('seen_at', 'is', null)
    .execute();
  return rows.map(({ to_id }) => userId(to_id));
}
