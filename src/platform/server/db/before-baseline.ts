import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

/** True for a database from before the baseline: its first migration was `0001-sites`. */
export async function isFromBeforeBaseline(db: Kysely<DB>): Promise<boolean> {
  const tables = await sql<{ found: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS found`.execute(db);
  if (tables.rows[0]?.found !== true) return false;
  const first = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM kysely_migration WHERE name = '0001-sites') AS found`.execute(db);
  return first.rows[0]?.found === true;
}
