import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import { areFilesIn } from '../file-place/file-place-repo.ts';
import { fromNow } from './file-deletions-repo.ts';

/** Ms after which a copy that could not be made is tried again. */
export const copyAgainIn = 600_000;

export interface FileCopy {
  readonly name: string;
  readonly original: string;
}

/** Those that were erased meanwhile are wanted again. A name may be there twice. */
export async function insertCopies(tx: Tx, copies: readonly FileCopy[]): Promise<void> {
  const [names, originals] = [copies.map(({ name }) => name), copies.map(({ original }) => original)];
  await sql`
    INSERT INTO file_copies (name, original)
    SELECT DISTINCT ON (name) name, original FROM unnest(${names}::text[], ${originals}::text[]) AS n (name, original) ORDER BY name
    ON CONFLICT (name) DO UPDATE SET original = excluded.original, retry_at = NULL, unwanted = false`.execute(tx);
}

export async function setUnwanted(db: Db | Tx, names: readonly string[]): Promise<void> {
  await sql`UPDATE file_copies SET unwanted = true WHERE name = ANY(${names}::text[]) AND NOT unwanted`.execute(db);
}

export async function deleteUnwanted(db: Db): Promise<void> {
  await sql`DELETE FROM file_copies WHERE unwanted`.execute(db);
}

/**
 * Copies that are due, except where a process is still removing an earlier file of that name; none if the originals are elsewhere than in
 * `bucket`. `ahead`: ms added to the database's clock.
 */
export async function listDueCopies(db: Db, bucket: string | null, ahead: number, limit: number): Promise<FileCopy[]> {
  const { rows } = await sql<{ name: string; original: string }>`
    SELECT c.name, c.original FROM file_copies c
    WHERE ${areFilesIn(bucket)} AND NOT c.unwanted AND (c.retry_at IS NULL OR c.retry_at <= ${fromNow(ahead)})
      AND NOT EXISTS (SELECT FROM file_deletions d WHERE d.name = c.name AND d.claimed_at IS NOT NULL)
    ORDER BY c.name LIMIT ${limit}`.execute(db);
  return rows;
}

export async function postponeCopy(db: Db, name: string, ms: number): Promise<void> {
  await sql`UPDATE file_copies SET retry_at = ${fromNow(ms)} WHERE name = ${name}`.execute(db);
}

/** Those that could not be made when it was tried last; `triedAt`: at most ten minutes ago. */
export async function listFailedCopies(db: Db, limit: number): Promise<{ readonly name: string; readonly triedAt: Date }[]> {
  const rows = await db
    .selectFrom('file_copies')
    .select(['name', 'retry_at'])
    .where('retry_at', 'is not', null)
    .where('unwanted', '=', false)
    .orderBy('retry_at')
    .limit(limit)
    .execute();
  return rows.map(({ name, retry_at }) => ({ name, triedAt: new Date((retry_at ?? new Date()).getTime() - copyAgainIn) }));
}

/** Returns whether it was still wanted. */
export async function deleteCopy(tx: Tx, name: string): Promise<boolean> {
  const { rows } = await sql<{ unwanted: boolean }>`DELETE FROM file_copies WHERE name = ${name} RETURNING unwanted`.execute(tx);
  return rows[0]?.unwanted === false;
}

/** The file of which a copy is still to be made under this name; null: it is made, or nobody wants it. */
export async function findOriginal(db: Db, name: string): Promise<string | null> {
  const { rows } = await sql<{ original: string }>`SELECT original FROM file_copies WHERE name = ${name} AND NOT unwanted`.execute(db);
  return rows[0]?.original ?? null;
}
