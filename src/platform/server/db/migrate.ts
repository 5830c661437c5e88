import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DB } from '#db/schema.ts';
import { EnvError } from '../env-error.ts';
import { thisRelease } from '../release.ts';
import { applyFunctions, FunctionFailed } from './apply-functions.ts';
import { isFromBeforeBaseline } from './before-baseline.ts';
import { type MigrationFile, migrationsFolder, readMigration } from './migration-files.ts';
import { readAppliedMigrations, readMigrationState } from './migration-state.ts';
import { isDatabaseAway } from './open-database.ts';
import { commentsBefore, lineAt, type SqlStatement } from './sql-statements.ts';

export interface MigrateOptions {
  /** Never brings back a function that was applied before: for a database that processes of an older release may use. */
  readonly forwardOnly?: boolean;
  /** Seconds for one statement. */
  readonly statementSeconds?: number;
  /** Seconds for which a statement waits for a lock. Whoever needs the table waits behind it, so it is short. */
  readonly lockSeconds?: number;
  /** How often a migration is tried that gets no lock. */
  readonly tries?: number;
  readonly pauseSeconds?: number;
  readonly say?: (sentence: string) => void;
  readonly folder?: string;
}

/** Ends the command or the start with its message, which says what to do. */
export class MigrationFailed extends Error {}

const usual = {
  forwardOnly: false,
  statementSeconds: 3600,
  lockSeconds: 3,
  tries: 60,
  pauseSeconds: 5,
  say: () => {},
  folder: migrationsFolder,
} satisfies MigrateOptions;

type Settings = Required<MigrateOptions>;

/** The key of the advisory lock that Kysely's migrator takes, so that a process which still uses that migrator waits, too. */
const lockKey = '3853314791062309107';

/**
 * Applies plain SQL files such as `0001-baseline.sql` in order, each in one transaction with its row in `kysely_migration`, forward
 * only; then the functions, views and triggers that have changed. It uses a connection of its own with limits of its own, because
 * those of pages are too short. Several may run at once: each transaction takes the same advisory lock and looks again what is
 * applied. Migrations of a newer release are accepted. Returns the names of what was applied.
 */
export async function migrate(connection: pg.PoolConfig, options: MigrateOptions = {}): Promise<string[]> {
  const settings = { ...usual, ...options };
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 10_000, statement_timeout: 0, query_timeout: 0 });
  // Without a listener a connection that drops would end the process; its user sees the loss by the failed statement.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await run(db, settings);
  } finally {
    await db.destroy();
  }
}

async function run(db: Kysely<DB>, settings: Settings): Promise<string[]> {
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
    const file = readMigration(name, settings.folder);
    take(await inTransaction(db, `db/migrations/${name}.sql`, settings, (trx) => applyMigration(trx, file)));
  }
  take(
    await inTransaction(db, 'db/functions', settings, async (trx) => {
      const functions = await applyFunctions(trx, settings.forwardOnly);
      return functions.map((name) => `functions/${name}`);
    }),
  );
  return applied;
}

/** Tries again while another transaction holds a table. `subject` names in messages what is applied. */
async function inTransaction(
  db: Kysely<DB>,
  subject: string,
  settings: Settings,
  work: (trx: Kysely<DB>) => Promise<string[]>,
): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(async (trx) => {
        await takeTurn(trx);
        await setLimit(trx, 'statement_timeout', settings.statementSeconds);
        await setLimit(trx, 'lock_timeout', settings.lockSeconds);
        return work(trx);
      });
    } catch (error) {
      if (!isLocked(error)) throw failureOf(error, subject, settings);
      if (tries >= settings.tries)
        throw new MigrationFailed(
          `${subject} got no lock in ${tries} tries, because a long transaction holds a table: nothing of it was applied.`,
        );
      if (tries === 1) settings.say(`${subject} waits for a transaction that holds a table.`);
      await sleep(settings.pauseSeconds * 1000);
    }
  }
}

/** Waits for another migrator, without any limit, because its migration may be long. */
async function takeTurn(trx: Kysely<DB>): Promise<void> {
  for (const name of ['statement_timeout', 'lock_timeout']) await setLimit(trx, name, 0);
  // Between two statements a migrator is busy for moments only: else its machine is gone.
  await setLimit(trx, 'idle_in_transaction_session_timeout', 60);
  // Ends the statement of a killed migrator, which would hold its locks until then.
  await sql`SELECT set_config('client_connection_check_interval', '2000', true)`.execute(trx);
  await sql`SELECT pg_advisory_xact_lock(${lockKey}::bigint)`.execute(trx);
}

/** In the transaction only: behind a pooler, the connection's next transaction may be another client's. */
const setLimit = (trx: Kysely<DB>, name: string, seconds: number) =>
  sql`SELECT set_config(${name}, ${String(seconds * 1000)}, true)`.execute(trx);

async function applyMigration(trx: Kysely<DB>, { name, statements, needsRelease }: MigrationFile): Promise<string[]> {
  await sql`CREATE TABLE IF NOT EXISTS kysely_migration (name varchar(255) PRIMARY KEY, timestamp varchar(255) NOT NULL)`.execute(trx);
  const { rows } = await sql`
    SELECT FROM pg_attribute WHERE attrelid = to_regclass('kysely_migration') AND attname = 'needs_release'`.execute(trx);
  if (rows.length === 0) await sql`ALTER TABLE kysely_migration ADD COLUMN needs_release text`.execute(trx);
  // Another process may have applied it while this one waited for its turn.
  if ((await readAppliedMigrations(trx)).has(name)) return [];
  for (const statement of statements) await applyStatement(trx, statement);
  await sql`INSERT INTO kysely_migration (name, timestamp, needs_release)
    VALUES (${name}, ${new Date().toISOString()}, ${needsRelease})`.execute(trx);
  return [name];
}

class StatementFailed extends Error {
  readonly line: number;

  constructor(line: number, cause: Error) {
    super(cause.message, { cause });
    this.line = line;
  }
}

async function applyStatement(trx: Kysely<DB>, { text, line }: SqlStatement): Promise<void> {
  try {
    // oxlint-disable-next-line emberleaf/no-sql-as-text -- A file of the code's own.
    await sql.raw(text).execute(trx);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const start = commentsBefore(text).length;
    // The database gives no position for a fault of the data.
    const place = error instanceof pg.DatabaseError && error.position !== undefined ? Number(error.position) - 1 : start;
    throw new StatementFailed(line + lineAt(text, place) - lineAt(text, start), error);
  }
}

/** SQLSTATEs: no lock in time; ended in favour of another transaction. */
const lockCodes = new Set(['55P03', '40P01']);

const isLocked = (error: unknown): boolean => lockCodes.has(codeOf(error));

/** The SQLSTATE; empty if the error is not of the database. */
function codeOf(error: unknown): string {
  const source = error instanceof StatementFailed || error instanceof FunctionFailed ? error.cause : error;
  return source instanceof Error && 'code' in source && typeof source.code === 'string' ? source.code : '';
}

function failureOf(error: unknown, subject: string, { statementSeconds }: Settings): unknown {
  const place =
    error instanceof StatementFailed ? `${subject}, line ${error.line}` : error instanceof FunctionFailed ? error.file : subject;
  // Not the error of a statement, but of the connection or of this code.
  if (!(error instanceof Error) || isDatabaseAway(error) || !/^[0-9A-Z]{5}$/.test(codeOf(error))) return error;
  const reason = codeOf(error) === '57014' ? `it took longer than ${statementSeconds} s` : error.message;
  return new MigrationFailed(`${place}: ${reason}. Nothing of it was applied.`, { cause: error });
}
