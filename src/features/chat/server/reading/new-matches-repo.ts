import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';

interface MatchRow {
  readonly user_id: number;
  readonly at: Date;
  readonly unseen: boolean;
}

export interface FoundMatch {
  readonly id: UserId;
  readonly at: Date;
  readonly unseen: boolean;
}

/** Mutual likes without a conversation, newest first; whether the viewer may see the members is not asked here. */
export async function findNewMatches(db: Db, viewer: UserId, limit: number): Promise<FoundMatch[]> {
  const { rows } = await sql<MatchRow>`
    SELECT theirs.from_id AS user_id, greatest(theirs.created_at, mine.created_at) AS at, theirs.seen_at IS NULL AS unseen
    FROM likes theirs JOIN likes mine ON mine.from_id = theirs.to_id AND mine.to_id = theirs.from_id
    WHERE theirs.to_id = ${viewer}
      AND NOT EXISTS (SELECT FROM conversation_sides s WHERE s.user_id = ${viewer} AND s.other_id = theirs.from_id)
    ORDER BY at DESC, user_id LIMIT ${limit}`.execute(db);
  return rows.map(({ user_id, at, unseen }) => ({ id: userId(user_id), at, unseen }));
}
