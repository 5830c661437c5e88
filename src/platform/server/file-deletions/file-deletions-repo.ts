import { sql } from 'kysely';
import pg from 'pg';
import type { Database, Db, Tx } from '../db/open-database.ts';

/** Of two times, the earlier one counts. */
export async function insertDeletions(db: Db | Tx, names: readonly string[], dueAt: Date): Promise<void> {
  await sql`
    INSERT INTO file_deletions AS d (name, due_at) SELECT name, ${dueAt} FROM unnest(${names}::text[]) AS n (name) ORDER BY name
    ON CONFLICT (name) DO UPDATE SET due_at = least(d.due_at, excluded.due_at)`.execute(db);
}

const later = (ms: number) => sql`now() + ${ms}::float8 * interval '1 millisecond'`;

/** Due so many ms later by the clock of the database: those of processes may differ. */
export async function insertExpected(db: Db, names: readonly string[], ms: number): Promise<void> {
  await sql`
    INSERT INTO file_deletions AS d (name, due_at) SELECT name, now() + ${ms}::float8 * interval '1 millisecond'
    FROM unnest(${names}::text[]) AS n (name) ORDER BY name
    ON CONFLICT (name) DO UPDATE SET due_at = least(d.due_at, excluded.due_at)`.execute(db);
}

/**
 * The same on a connection of its own, for a caller inside a transaction: many of them that each waited for a second connection of the
 * pool would wait for each other.
 */
export async function insertDeletionsApart(
  { connection }: Pick<Database, 'connection'>,
  names: readonly string[],
  ms: number,
): Promise<void> {
  // The caller's transaction ends when it has waited for ten seconds.
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 3000, query_timeout: 5000, statement_timeout: 4000 });
  // Without a listener a lost connection would end the process. The statement fails in any case.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(
      `INSERT INTO file_deletions AS d (name, due_at) SELECT name, now() + $2::float8 * interval '1 millisecond' FROM unnest($1::text[]) AS n (name) ORDER BY name
       ON CONFLICT (name) DO UPDATE SET due_at = least(d.due_at, excluded.due_at)`,
      [names, ms],
    );
  } finally {
    await client.end();
  }
}

/** Deletes the rows that no process has claimed. Returns the number. */
export async function deleteDeletions(tx: Tx, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    DELETE FROM file_deletions WHERE name = ANY(${names}::text[]) AND claimed_at IS NULL RETURNING name`.execute(tx);
  return rows.length;
}

export async function countDeletions(tx: Tx, names: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM file_deletions WHERE name = ANY(${names}::text[])`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Claims due rows, oldest first, also those that a killed process had claimed. `ahead`: ms that are added to the database's clock. */
export async function claimDeletions(db: Db, ahead: number, limit: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    UPDATE file_deletions d SET claimed_at = ${later(ahead)}
    FROM (SELECT name FROM file_deletions WHERE due_at <= ${later(ahead)} ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED) due
    WHERE d.name = due.name RETURNING d.name`.execute(db);
  return rows.map(({ name }) => name);
}

export async function endDeletions(db: Db, names: readonly string[]): Promise<void> {
  await sql`DELETE FROM file_deletions WHERE name = ANY(${names}::text[])`.execute(db);
}

/** Gives up the claims for so many ms. */
export async function postponeDeletions(db: Db, names: readonly string[], ms: number): Promise<void> {
  await sql`UPDATE file_deletions SET due_at = ${later(ms)}, claimed_at = NULL WHERE name = ANY(${names}::text[])`.execute(db);
}

/** Until the transaction ends, no other one decides about the file. */
export async function lockFile(tx: Tx, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 44))`.execute(tx);
}
