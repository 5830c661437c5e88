import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** `YYYY-MM-DD` */
export async function findBirthDate(db: Db | Tx, user: UserId): Promise<string> {
  const { rows } = await sql<{ born: string }>`SELECT date_of_birth::text AS born FROM profiles WHERE user_id = ${user}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a member has no profile');
  return row.born;
}
