import fs from 'node:fs';
import path from 'node:path';
import { commentsBefore, type SqlStatement, statementsOf } from './sql-statements.ts';

export interface MigrationFile {
  /** Such as `0001-baseline`. */
  readonly name: string;
  readonly statements: readonly SqlStatement[];
  /** The oldest release whose processes go on working on the migrated database; null: that of the release before. */
  readonly needsRelease: string | null;
  /** The index that the file builds while others write, outside a transaction; null: a file of any statements, in a transaction. */
  readonly index: ConcurrentIndex | null;
}

export interface ConcurrentIndex {
  readonly name: string;
  readonly table: string;
  readonly statement: SqlStatement;
}

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../../db/migrations');

const fileName = /^\d{4}-[a-z0-9-]+\.sql$/;
const minimum = /^-- needs release: (?<release>\d+\.\d+\.\d+)$/m;
const outside = /^-- outside a transaction$/m;
const building = /^CREATE\s+(?:UNIQUE\s+)?INDEX\s+CONCURRENTLY\s+(?<name>[a-z_]\w*)\s+ON\s+(?<table>[a-z_]\w*)/i;

/** In the order in which they are applied. */
export const migrationNames = (folder = migrationsFolder): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => fileName.test(file))
    .map((file) => path.basename(file, '.sql'))
    .toSorted();

export function readMigration(name: string, folder = migrationsFolder): MigrationFile {
  const text = fs.readFileSync(path.join(folder, `${name}.sql`), 'utf8');
  const fault = faultOfMarker(text);
  if (fault !== null) throw new Error(`db/migrations/${name}.sql ${fault}.`);
  return { name, statements: statementsOf(text), needsRelease: minimum.exec(text)?.groups?.['release'] ?? null, index: indexOf(text) };
}

/** What is wrong with a file that is marked `-- outside a transaction`, or would have to be; null: nothing. */
export function faultOfMarker(text: string): string | null {
  if (outside.test(text))
    return indexOf(text) === null ? 'is outside a transaction, so it must be one CREATE INDEX CONCURRENTLY name ON table' : null;
  return statementsOf(text).some((one) => /^(?:CREATE|DROP|REINDEX)\b.*\bCONCURRENTLY\b/is.test(codeOf(one)))
    ? 'needs the line "-- outside a transaction" for CONCURRENTLY'
    : null;
}

function indexOf(text: string): ConcurrentIndex | null {
  const [statement, ...others] = statementsOf(text);
  if (!outside.test(text) || statement === undefined || others.length > 0) return null;
  const { name, table } = building.exec(codeOf(statement))?.groups ?? {};
  return name === undefined || table === undefined ? null : { name: name.toLowerCase(), table: table.toLowerCase(), statement };
}

const codeOf = ({ text }: SqlStatement): string => text.slice(commentsBefore(text).length);
