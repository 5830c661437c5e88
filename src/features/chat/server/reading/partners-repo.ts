import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import type { IdRows } from '#platform/server/db/id-list.ts';

/** SQL: all members with whom the user has a conversation, including removed ones. */
export const partnerIds = (user: UserId): IdRows => sql`SELECT other_id FROM conversation_sides WHERE user_id = ${user}`;

/** The same members; with `only`, at most that member, and only if there is a conversation with them. */
export async function findPartners(tx: Tx, user: UserId, only?: UserId): Promise<UserId[]> {
  const which = only === undefined ? sql`` : sql` AND other_id = ${only}`;
  const { rows } = await sql<{ other_id: number }>`SELECT other_id FROM conversation_sides WHERE user_id = ${user}${which}`.execute(tx);
  return rows.map(({ other_id }) => userId(other_id));
}
