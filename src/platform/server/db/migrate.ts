import fs from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { DB } from '#db/schema.ts';

const folder = path.resolve(import.meta.dirname, '../../../../db/migrations');

/** Applies plain SQL files such as `0001-site.sql` in order, each in a transaction, under an advisory lock. Forward only. */
export async function migrate(db: Kysely<DB>): Promise<void> {
  const { error, results } = await migratorOf(db).migrateToLatest();
  if (!error) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName;
  const reason = error instanceof Error ? error.message : 'unknown reason';
  // Without a name none was tried: the database has other migrations than this code, or the same in another order.
  throw new Error(failed === undefined ? `No migration was applied: ${reason}` : `Migration ${failed} failed: ${reason}`, { cause: error });
}

/** True when the database is older than this code: another process has still to migrate it, or nobody has. */
export async function hasPendingMigrations(db: Kysely<DB>): Promise<boolean> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.some(({ executedAt }) => executedAt === undefined);
}

const migratorOf = (db: Kysely<DB>): Migrator => new Migrator({ db, provider: { getMigrations: async () => readMigrations() } });

function readMigrations(): Record<string, Migration> {
  const files = fs.readdirSync(folder).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name));
  return Object.fromEntries(
    files.map((name) => [
      name.replace('.sql', ''),
      {
        async up(db: Kysely<unknown>) {
          await sql.raw(fs.readFileSync(path.join(folder, name), 'utf8')).execute(db);
        },
      },
    ]),
  );
}
