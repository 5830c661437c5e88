import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { Restriction } from './restriction.ts';

/** The decision that keeps a member from uploading pictures now; its end is compared with the clock, so no job has to run for it. */
export async function findImageRestriction(db: Db | Tx, user: UserId, now: Date): Promise<Restriction | null> {
  const { rows } = await sql<{ number: string; until: string | null }>`
    SELECT u.restricted #>> '{pictures,number}' AS number, u.restricted #>> '{pictures,until}' AS until FROM users u
    WHERE u.id = ${user} AND u.restricted ? 'pictures'
      AND coalesce((u.restricted #>> '{pictures,until}')::timestamptz > ${now}, true)`.execute(db);
  return rows[0] ?? null;
}
