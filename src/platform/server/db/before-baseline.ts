import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';

/** True for a database from before the baseline: its first migration was `0001-sites`. */
export async function isFromBeforeBaseline(db: Kysely<DB>): Promise<boolean> {
  const tables = await sql<{ found: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS found`.execute(db);
  if (tables.rows[0]?.found !== true) return false;
  const first = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM kysely_migration WHERE name = '0001-sites') AS found`.execute(db);
  return first.rows[0]?.found === true;
}

/** True while another connection than this one is open: a site uses the database. */
export async function hasOtherClients(db: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (
      SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND datname = current_database()
    ) AS found`.execute(db);
  return rows[0]?.found === true;
}
