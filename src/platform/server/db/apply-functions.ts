import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { DB } from '#db/schema.ts';

const folder = path.resolve(import.meta.dirname, '../../../../db/functions');

interface FunctionFile {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

/**
 * Applies the functions, views and triggers in `db/functions` whose files have changed, in the order of `order.txt`, in one
 * transaction, under the lock of the migrations. It stores the hash of every text that was ever applied. In a database that several
 * processes share, a text that was applied before belongs to an older release and is not applied again, so a restarted process of
 * that release does not replace newer functions.
 */
export async function applyFunctions(db: Kysely<DB>, isShared: boolean): Promise<void> {
  const files = readFunctionFiles();
  if (outdated(files, await readApplied(db), isShared).length === 0) return;
  await db.connection().execute(async (connection) => {
    await adapter.acquireMigrationLock(connection, migrationLock);
    try {
      await connection.transaction().execute(async (trx) => {
        await sql`CREATE TABLE IF NOT EXISTS applied_functions (
          id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL, hash text NOT NULL, UNIQUE (name, hash))`.execute(trx);
        // Another process may have applied them while this one waited.
        for (const file of outdated(files, await readApplied(trx), isShared)) await applyFile(trx, file);
      });
    } finally {
      await adapter.releaseMigrationLock(connection, migrationLock);
    }
  });
}

/** True if a function of this code was never applied to the database. */
export async function hasUnknownFunctions(db: Kysely<DB>): Promise<boolean> {
  return outdated(readFunctionFiles(), await readApplied(db), true).length > 0;
}

const adapter = new PostgresAdapter();
/** The lock tables of kysely's migrator. PostgreSQL needs none, because the migrator takes an advisory lock. */
const migrationLock = { lockTable: 'kysely_migration_lock', lockRowId: 'migration_lock' };

/** The applied hashes of each file, oldest first. */
type Applied = ReadonlyMap<string, readonly string[]>;

function outdated(files: readonly FunctionFile[], applied: Applied, isShared: boolean): FunctionFile[] {
  return files.filter(({ name, hash }) => {
    const hashes = applied.get(name) ?? [];
    // oxlint-disable-next-line emberleaf/compare-in-constant-time -- Hashes of files, to know whether they are applied.
    return isShared ? !hashes.includes(hash) : hashes.at(-1) !== hash;
  });
}

async function readApplied(db: Kysely<DB>): Promise<Applied> {
  const tables = await sql<{ found: boolean }>`SELECT to_regclass('applied_functions') IS NOT NULL AS found`.execute(db);
  if (tables.rows[0]?.found !== true) return new Map();
  const { rows } = await sql<{ name: string; hash: string }>`SELECT name, hash FROM applied_functions ORDER BY id`.execute(db);
  const applied = new Map<string, string[]>();
  for (const { name, hash } of rows) applied.set(name, [...(applied.get(name) ?? []), hash]);
  return applied;
}

async function applyFile(db: Kysely<DB>, { name, text, hash }: FunctionFile): Promise<void> {
  try {
    // oxlint-disable-next-line emberleaf/no-sql-as-text -- A file of the code's own.
    await sql.raw(text).execute(db);
  } catch (error) {
    throw new Error(`db/functions/${name}.sql was not applied: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
  await sql`DELETE FROM applied_functions WHERE name = ${name} AND hash = ${hash}`.execute(db);
  await sql`INSERT INTO applied_functions (name, hash) VALUES (${name}, ${hash})`.execute(db);
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
