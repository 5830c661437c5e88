import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import { areFilesIn } from '../file-place/file-place-repo.ts';

/** Of two times, the earlier one counts. */
export async function insertDeletions(db: Db | Tx, names: readonly string[], dueAt: Date): Promise<void> {
  await sql`
    INSERT INTO file_deletions AS d (name, due_at) SELECT name, ${dueAt} FROM unnest(${names}::text[]) AS n (name) ORDER BY name
    ON CONFLICT (name) DO UPDATE SET due_at = least(d.due_at, excluded.due_at)`.execute(db);
}

/** SQL: the time so many ms ahead, by the clock of the database: those of processes may differ. */
export const fromNow = (ms: number) => sql`now() + ${ms}::float8 * interval '1 millisecond'`;

export async function insertExpected(db: Db, names: readonly string[], ms: number): Promise<void> {
  await sql`
    INSERT INTO file_deletions AS d (name, due_at) SELECT name, ${fromNow(ms)} FROM unnest(${names}::text[]) AS n (name) ORDER BY name
    ON CONFLICT (name) DO UPDATE SET due_at = least(d.due_at, excluded.due_at)`.execute(db);
}

/** Deletes the rows that no process has claimed, locked in the order in which they are inserted. Returns the number. */
export async function deleteDeletions(tx: Tx, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM file_deletions d
    USING (SELECT name FROM file_deletions WHERE name = ANY(${names}::text[]) AND claimed_at IS NULL ORDER BY name FOR UPDATE) locked
    WHERE d.name = locked.name RETURNING d.name`.execute(tx);
  return rows.length;
}

/**
 * Claims due rows, oldest first, also those that a killed process had claimed. Files wait that are still to be copied, and copies that may
 * be being made. None for a process that would remove them elsewhere than in `bucket`, where they are. `ahead`: ms that are added to the
 * database's clock.
 */
export async function claimDeletions(db: Db, bucket: string | null, ahead: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    UPDATE file_deletions d SET claimed_at = ${fromNow(ahead)}
    FROM (
      SELECT w.name FROM file_deletions w
      WHERE ${areFilesIn(bucket)} AND w.due_at <= ${fromNow(ahead)} AND (w.claimed_at IS NOT NULL OR (
        NOT EXISTS (SELECT FROM file_copies c WHERE c.original = w.name) AND NOT EXISTS (SELECT FROM file_copies c WHERE c.name = w.name)))
      ORDER BY w.due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) due
    WHERE d.name = due.name RETURNING d.name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function endDeletions(db: Db, names: readonly string[]): Promise<void> {
  await sql`DELETE FROM file_deletions WHERE name = ANY(${names}::text[])`.execute(db);
}

/** Gives up the claims for so many ms. */
export async function postponeDeletions(db: Db, names: readonly string[], ms: number): Promise<void> {
  await sql`UPDATE file_deletions SET due_at = ${fromNow(ms)}, claimed_at = NULL WHERE name = ANY(${names}::text[])`.execute(db);
}

/** Until the transaction ends, no other one decides about the files. They are locked in one order, so nobody
 * waits in a circle with one call; `transact` repeats a transaction that makes several. */
export async function lockFiles(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(key) FROM (
      SELECT DISTINCT hashtextextended(name, 44) AS key FROM unnest(${names}::text[]) AS n (name) ORDER BY key) k`.execute(tx);
}
