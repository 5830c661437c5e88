import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/schema.ts';
import { EnvError } from '../env-error.ts';
import { thisRelease } from '../release.ts';
import { applyFunctions, FunctionFailed } from './apply-functions.ts';
import { isFromBeforeBaseline } from './before-baseline.ts';
import { buildIndex } from './concurrent-index.ts';
import { type MigrateOptions, type MigrateSettings, migrateSettings, MigrationFailed, NotOurTurn, tryAgain } from './migrate-options.ts';
import { type ConcurrentIndex, type MigrationFile, readMigration } from './migration-files.ts';
import { readAppliedMigrations, readMigrationState } from './migration-state.ts';
import { isDatabaseAway } from './open-database.ts';
import { commentsBefore, lineAt, type SqlStatement } from './sql-statements.ts';

/** The key of the advisory lock that Kysely's migrator takes, so that a process which still uses that migrator waits, too. */
const lockKey = '3853314791062309107';

/**
 * Applies plain SQL files such as `0001-baseline.sql` in order, each in one transaction with its row in `kysely_migration`, forward
 * only; then the functions, views and triggers that have changed. It uses a connection of its own with limits of its own, because
 * those of pages are too short. Several may run at once: each transaction takes the same advisory lock and looks again what is
 * applied. Migrations of a newer release are accepted. Returns the names of what was applied.
 */
export async function migrate(connection: pg.PoolConfig, options: MigrateOptions = {}): Promise<string[]> {
  const settings = migrateSettings(options);
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 10_000, statement_timeout: 0, query_timeout: 0 });
  // Without a listener a connection that drops would end the process; its user sees the loss by the failed statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await run(db, connection, settings);
  } finally {
    await db.destroy();
  }
}

async function run(db: Kysely<DB>, connection: pg.PoolConfig, settings: MigrateSettings): Promise<string[]> {
  if (await isFromBeforeBaseline(db))
    throw new EnvError(
      'The database was made by migrations from before the baseline: give DATABASE_URL an empty database, or run npm start, which moves the embedded one aside.',
    );
  const { waiting, needsRelease } = await readMigrationState(db, settings.folder);
  if (needsRelease !== null)
    throw new MigrationFailed(
      `The database needs release ${needsRelease} or a newer one; this is ${thisRelease}: start the newer release.`,
    );
  const applied: string[] = [];
  const take = (names: readonly string[]) => {
    for (const name of names) settings.say(`Applied ${name}.`);
    applied.push(...names);
  };
  for (const name of waiting.filter((one) => !one.includes('/'))) {
    const { index, ...file } = readMigration(name, settings.folder);
    const subject = `db/migrations/${name}.sql`;
    // Not in the transaction that lasts as long as the build, because whoever asks what is applied would wait for it.
    if (index !== null) await inTransaction(db, subject, settings, prepareTable);
    const apply = (trx: Kysely<DB>) =>
      applyMigration(trx, file, () => (index === null ? applyAll(trx, file) : build(trx, connection, index, settings)));
    take(await inTransaction(db, subject, settings, apply));
  }
  take(
    await inTransaction(db, 'db/functions', settings, async (trx) => {
      const functions = await applyFunctions(trx, settings.forwardOnly);
      return functions.map((name) => `functions/${name}`);
    }),
  );
  return applied;
}

async function inTransaction(
  db: Kysely<DB>,
  subject: string,
  settings: MigrateSettings,
  work: (trx: Kysely<DB>) => Promise<string[]>,
): Promise<string[]> {
  const once = () =>
    db.transaction().execute(async (trx) => {
      await takeTurn(trx, settings);
      await setLimit(trx, 'statement_timeout', settings.statementSeconds);
      await setLimit(trx, 'lock_timeout', settings.lockSeconds);
      return work(trx);
    });
  try {
    return await tryAgain(subject, settings, codeOf, once);
  } catch (error) {
    throw failureOf(error, subject, settings);
  }
}

/** Asks instead of waiting in the database: an index that another migrator builds would wait for a statement that waits for it. */
async function takeTurn(trx: Kysely<DB>, { lostSeconds }: MigrateSettings): Promise<void> {
  await setLimit(trx, 'idle_in_transaction_session_timeout', lostSeconds);
  // Ends the statement of a killed migrator, which would hold its locks until then.
  await sql`SELECT set_config('client_connection_check_interval', '2000', true)`.execute(trx);
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${lockKey}::bigint) AS taken`.execute(trx);
  if (rows[0]?.taken !== true) throw new NotOurTurn();
}

/** In the transaction only: behind a pooler, the connection's next transaction may be another client's. */
const setLimit = (trx: Kysely<DB>, name: string, seconds: number) =>
  sql`SELECT set_config(${name}, ${String(seconds * 1000)}, true)`.execute(trx);

async function prepareTable(trx: Kysely<DB>): Promise<[]> {
  await sql`CREATE TABLE IF NOT EXISTS kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(trx);
  const { rows } = await sql`
    SELECT FROM pg_attribute WHERE attrelid = to_regclass('kysely_migration') AND attname = 'needs_release'`.execute(trx);
  if (rows.length === 0) await sql`ALTER TABLE kysely_migration ADD COLUMN needs_release text`.execute(trx);
  return [];
}

async function applyMigration(
  trx: Kysely<DB>,
  { name, needsRelease }: Pick<MigrationFile, 'name' | 'needsRelease'>,
  apply: () => Promise<void>,
): Promise<string[]> {
  await prepareTable(trx);
  // Another process may have applied it while this one waited for its turn.
  if ((await readAppliedMigrations(trx)).has(name)) return [];
  await apply();
  await sql`INSERT INTO kysely_migration (name, timestamp, needs_release)
    VALUES (${name}, ${new Date().toISOString()}, ${needsRelease})`.execute(trx);
  return [name];
}

async function applyAll(trx: Kysely<DB>, { statements }: Pick<MigrationFile, 'statements'>): Promise<void> {
  for (const statement of statements) await applyStatement(trx, statement);
}

/** The transaction holds the lock of the migrators and is idle meanwhile; a lost machine would not keep it awake. */
async function build(trx: Kysely<DB>, connection: pg.PoolConfig, index: ConcurrentIndex, settings: MigrateSettings): Promise<void> {
  const awake = setInterval(() => void sql`SELECT`.execute(trx).catch(() => {}), (settings.lostSeconds * 1000) / 3);
  try {
    await buildIndex(connection, index, settings);
  } catch (error) {
    throw statementFailure(index.statement, error);
  } finally {
    clearInterval(awake);
  }
}

class StatementFailed extends Error {
  readonly line: number;

  constructor(line: number, cause: Error) {
    super(cause.message, { cause });
    this.line = line;
  }
}

async function applyStatement(trx: Kysely<DB>, statement: SqlStatement): Promise<void> {
  try {
    // oxlint-disable-next-line emberleaf/no-sql-as-text -- A file of the code's own.
    await sql.raw(statement.text).execute(trx);
  } catch (error) {
    throw statementFailure(statement, error);
  }
}

function statementFailure({ text, line }: SqlStatement, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const start = commentsBefore(text).length;
  // The database gives no position for a fault of the data.
  const place = error instanceof pg.DatabaseError && error.position !== undefined ? Number(error.position) - 1 : start;
  return new StatementFailed(line + lineAt(text, place) - lineAt(text, start), error);
}

/** The SQLSTATE; empty if the error is not of the database. */
function codeOf(error: unknown): string {
  const source = error instanceof StatementFailed || error instanceof FunctionFailed ? error.cause : error;
  return source instanceof Error && 'code' in source && typeof source.code === 'string' ? source.code : '';
}

function failureOf(error: unknown, subject: string, { statementSeconds }: MigrateSettings): unknown {
  const place =
    error instanceof StatementFailed ? `${subject}, line ${error.line}` : error instanceof FunctionFailed ? error.file : subject;
  // Not the error of a statement, but of the connection or of this code.
  if (!(error instanceof Error) || isDatabaseAway(error) || !/^[0-9A-Z]{5}$/.test(codeOf(error))) return error;
  const reason = codeOf(error) === '57014' ? `it took longer than ${statementSeconds} s` : error.message;
  return new MigrationFailed(`${place}: ${reason}. Nothing of it was applied.`, { cause: error });
}
