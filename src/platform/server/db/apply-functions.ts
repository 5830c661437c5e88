import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';
import { isOlderRelease, thisRelease } from '../release.ts';

const folder = path.resolve(import.meta.dirname, '../../../../db/functions');

interface FunctionFile {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * Applies the functions, views and triggers in `db/functions` whose files have changed, in the order of `order.txt`. It stores the
 * hash of every text that was ever applied, and the release that applied it last. An older release never replaces the text of a
 * newer one; with `forwardOnly` it is also recognised by a text that was applied before, and that other texts have followed. Returns
 * the names of the applied files. Runs in the given transaction, under the lock of the migrations.
 */
export async function applyFunctions(trx: Kysely<DB>, forwardOnly: boolean): Promise<string[]> {
  await sql`CREATE TABLE IF NOT EXISTS applied_functions (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, hash text NOT NULL, UNIQUE (name, hash))`.execute(trx);
  const { rows } = await sql`
    SELECT FROM pg_attribute WHERE attrelid = to_regclass('applied_functions') AND attname = 'release'`.execute(trx);
  if (rows.length === 0) await sql`ALTER TABLE applied_functions ADD COLUMN release text`.execute(trx);
  const outdated = findOutdated(readFunctionFiles(), await readApplied(trx), forwardOnly);
  for (const file of outdated) await applyFile(trx, file);
  return outdated.map(({ name }) => name);
}

/** The functions that have to be applied. A text that was ever applied counts as known: a newer one may have taken its place. */
export async function unknownFunctions(db: Kysely<DB>, forwardOnly = true): Promise<string[]> {
  return findOutdated(readFunctionFiles(), await readApplied(db), forwardOnly).map(({ name }) => name);
}

interface AppliedText {
  readonly hash: string;
  /** Null: applied before releases were stored. */
  readonly release: string | null;
}

/** The applied texts of each file, oldest first. */
type Applied = ReadonlyMap<string, readonly AppliedText[]>;

function findOutdated(files: readonly FunctionFile[], applied: Applied, forwardOnly: boolean): FunctionFile[] {
  return files.filter(({ name, hash }) => {
    const texts = applied.get(name) ?? [];
    const last = texts.at(-1);
    if (last?.release != null && isOlderRelease(thisRelease, last.release)) return false;
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Hashes of files, to know whether they are applied.
    return forwardOnly ? !texts.some((one) => one.hash === hash) : last?.hash !== hash;
  });
}

async function readApplied(db: Kysely<DB>): Promise<Applied> {
  const tables = await sql<{ found: boolean }>`SELECT to_regclass('applied_functions') IS NOT NULL AS found`.execute(db);
  if (tables.rows[0]?.found !== true) return new Map();
  // As JSON, because a table from before the releases lacks the column.
  const { rows } = await sql<{ name: string; hash: string; release: string | null }>`
    SELECT name, hash, to_jsonb(applied_functions) ->> 'release' AS release FROM applied_functions ORDER BY id`.execute(db);
  const applied = new Map<string, AppliedText[]>();
  for (const { name, ...text } of rows) applied.set(name, [...(applied.get(name) ?? []), text]);
  return applied;
}

async function applyFile(db: Kysely<DB>, { name, text, hash }: FunctionFile): Promise<void> {
  try {
    // oxlint-disable-next-line emberleaf/no-sql-as-text -- A file of the code's own.
    await sql.raw(text).execute(db);
  } catch (error) {
    throw new FunctionFailed(name, error);
  }
  await sql`DELETE FROM applied_functions WHERE name = ${name} AND hash = ${hash}`.execute(db);
  await sql`INSERT INTO applied_functions (name, hash, release) VALUES (${name}, ${hash}, ${thisRelease})`.execute(db);
}

/** A file of `db/functions` that the database did not accept. */
export class FunctionFailed extends Error {
  readonly file: string;

  constructor(name: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.file = `db/functions/${name}.sql`;
  }
}

function readFunctionFiles(): FunctionFile[] {
  const order = fs.readFileSync(path.join(folder, 'order.txt'), 'utf8').split('\n');
  const names = order.filter((line) => line !== '' && !line.startsWith('#'));
  const present = fs.readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const unlisted = present.filter((file) => !names.includes(path.basename(file, '.sql')));
  if (unlisted.length > 0) throw new Error(`db/functions/order.txt does not name ${unlisted.join(', ')}.`);
  return names.map((name) => {
    const text = fs.readFileSync(path.join(folder, `${name}.sql`), 'utf8');
    return { name, text, hash: createHash('sha256').update(text).digest('hex') };
  });
}
