import fs from 'node:fs';
import path from 'node:path';
import { type SqlStatement, statementsOf } from './sql-statements.ts';

export interface MigrationFile {
  /** Such as `0001-baseline`. */
  readonly name: string;
  readonly statements: readonly SqlStatement[];
  /** The oldest release whose processes go on working on the migrated database; null: that of the release before. */
  readonly needsRelease: string | null;
}

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../db/migrations');

const fileName = /^\d{4}-[a-z0-9-]+\.sql$/;
const minimum = /^-- needs release: (?<release>\d+\.\d+\.\d+)$/m;

/** In the order in which they are applied. */
export const migrationNames = (folder = migrationsFolder): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => fileName.test(file))
    .map((file) => path.basename(file, '.sql'))
    .toSorted();

export function readMigration(name: string, folder = migrationsFolder): MigrationFile {
  const text = fs.readFileSync(path.join(folder, `${name}.sql`), 'utf8');
  return { name, statements: statementsOf(text), needsRelease: minimum.exec(text)?.groups?.['release'] ?? null };
}
