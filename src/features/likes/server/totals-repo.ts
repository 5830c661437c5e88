import { type RawBuilder, sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';

/** Maximum likes of each kind in a reply. */
export const maxLikes = 1000;

/** SQL: one row with the number of received likes that the list shows as new. */
export const newLikes = (user: UserId): RawBuilder<{ readonly new_likes: number }> => sql`
  SELECT count(*)::int AS new_likes
  FROM (
    SELECT l.from_id FROM likes l WHERE l.to_id = ${user} AND l.seen_at IS NULL
    ORDER BY l.created_at DESC, l.from_id DESC LIMIT ${maxLikes}
  ) newest JOIN visible_members v ON v.viewer_id = ${user} AND v.user_id = newest.from_id`;
