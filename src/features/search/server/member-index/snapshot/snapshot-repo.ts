import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';

/** Notes a snapshot, and forgets those that are too old to be used. */
export async function insertSnapshot(db: Db, id: string, now: Date, oldest: Date): Promise<void> {
  await sql`
    WITH old AS (DELETE FROM search_snapshots WHERE made_at < ${oldest})
    INSERT INTO search_snapshots (id, made_at) VALUES (${id}::uuid, ${now})`.execute(db);
}

/** False: it was made of another database, or after the backup from which this one was restored. */
export async function hasSnapshot(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`SELECT id::text FROM search_snapshots WHERE id::text = ${id}`.execute(db);
  return rows.length > 0;
}
