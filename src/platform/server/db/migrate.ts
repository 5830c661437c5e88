import fs from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { DB } from '#db/schema.ts';
import { EnvError } from '../env-error.ts';
import { applyFunctions, hasUnknownFunctions } from './apply-functions.ts';
import { isFromBeforeBaseline } from './before-baseline.ts';

const folder = path.resolve(import.meta.dirname, '../../../../db/migrations');

interface Options {
  /** Several processes may use the database, some of them of another release. */
  readonly isShared?: boolean;
}

/**
 * Applies plain SQL files such as `0001-baseline.sql` in order, all in one transaction, under an advisory lock; forward only. Then
 * it applies the functions, views and triggers that have changed.
 */
export async function migrate(db: Kysely<DB>, { isShared = false }: Options = {}): Promise<void> {
  if (await isFromBeforeBaseline(db))
    throw new EnvError(
      'The database was made by migrations from before the baseline: give DATABASE_URL an empty database, or run npm start, which moves the embedded one aside.',
    );
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    const reason = error instanceof Error ? error.message : 'unknown reason';
    // Without a name none was tried: the database has other migrations than this code, or the same in another order.
    throw new Error(failed === undefined ? `No migration was applied: ${reason}` : `Migration ${failed} failed: ${reason}`, {
      cause: error,
    });
  }
  await applyFunctions(db, isShared);
}

/** True if the database is older than this code, because no process has migrated it yet. */
export async function hasPendingMigrations(db: Kysely<DB>): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.some(({ executedAt }) => executedAt === undefined) || hasUnknownFunctions(db);
}

const migratorOf = (db: Kysely<DB>): Migrator => new Migrator({ db, provider: { getMigrations: async () => readMigrations() } });

function readMigrations(): Record<string, Migration> {
  const files = fs.readdirSync(folder).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name));
  return Object.fromEntries(
    files.map((name) => [
      name.replace('.sql', ''),
      {
        async up(db: Kysely<unknown>) {
          // oxlint-disable-next-line emberleaf/no-sql-as-text -- A file of the code's own.
          await sql.raw(fs.readFileSync(path.join(folder, name), 'utf8')).execute(db);
        },
      },
    ]),
  );
}
