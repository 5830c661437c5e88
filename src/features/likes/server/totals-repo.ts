import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';

/** Likes in an answer, of each kind: it has to end somewhere. */
export const mostLikes = 1000;

/** SQL: one row with the number of received likes that the list tells as new. */
export const newLikes = (user: UserId): RawBuilder<{ readonly new_likes: number }> => sql`
  SELECT count(*)::int AS new_likes
  FROM (
    SELECT l.from_id FROM likes l WHERE l.to_id = ${user} AND l.seen_at IS NULL
    ORDER BY l.created_at DESC, l.from_id DESC LIMIT ${mostLikes}
  ) newest JOIN visible_members v ON v.viewer_id = ${user} AND v.user_id = newest.from_id`;
