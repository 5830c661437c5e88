import { type Kysely, sql } from 'kysely';
import type { DB } from '#db/schema.ts';
import { isOlderRelease, thisRelease } from '../release.ts';
import { unknownFunctions } from './apply-functions.ts';
import { migrationNames, migrationsFolder } from './migration-files.ts';

export interface MigrationState {
  /** The migrations that this code has and the database does not, in order; then files of `db/functions`. */
  readonly waiting: readonly string[];
  /** The release that the database demands, where that is newer than this code. */
  readonly needsRelease: string | null;
}

/** Migrations of a newer release are no obstacle, unless one of them demands a newer release. */
export async function readMigrationState(db: Kysely<DB>, folder = migrationsFolder): Promise<MigrationState> {
  const applied = await readAppliedMigrations(db);
  const waiting = migrationNames(folder).filter((name) => !applied.has(name));
  const functions = (await unknownFunctions(db)).map((name) => `functions/${name}`);
  return { waiting: [...waiting, ...functions], needsRelease: releaseDemandedBy(applied) };
}

/** True if the database is older than this code, because nobody has migrated it yet. */
export const hasPendingMigrations = async (db: Kysely<DB>): Promise<boolean> => (await readMigrationState(db)).waiting.length > 0;

/** The release that the database demands, where that is newer than this code. */
export const readNeededRelease = async (db: Kysely<DB>): Promise<string | null> => releaseDemandedBy(await readAppliedMigrations(db));

/** The applied migrations, each with the release that it demands. */
export async function readAppliedMigrations(db: Kysely<DB>): Promise<ReadonlyMap<string, string | null>> {
  const tables = await sql<{ found: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS found`.execute(db);
  if (tables.rows[0]?.found !== true) return new Map();
  // As JSON, because a table from before the demands lacks the column.
  const { rows } = await sql<{ name: string; needs: string | null }>`
    SELECT name::text, to_jsonb(kysely_migration) ->> 'needs_release' AS needs FROM kysely_migration`.execute(db);
  return new Map(rows.map(({ name, needs }) => [name, needs]));
}

function releaseDemandedBy(applied: ReadonlyMap<string, string | null>): string | null {
  let highest = thisRelease;
  for (const needed of applied.values()) if (needed !== null && isOlderRelease(highest, needed)) highest = needed;
  return highest === thisRelease ? null : highest;
}
