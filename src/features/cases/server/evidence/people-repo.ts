import { userId, type UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { sql } from 'kysely';
import type { PersonRow } from './people.ts';

/** Members by id; those whose account is erased are missing. */
export async function listPeople(db: Db | Tx, ids: readonly UserId[]): Promise<ReadonlyMap<UserId, PersonRow>> {
  const { rows } = await sql<{ id: number; name: string; born: string }>`
    SELECT user_id AS id, name, date_of_birth::text AS born FROM profiles WHERE user_id = ANY(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [userId(row.id), row]));
}
