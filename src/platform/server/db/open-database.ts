import { type Kysely, Kysely as KyselyInstance, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/schema.ts';
import type { Log } from '../log.ts';
import { prepareStatements } from './prepared.ts';
import { collectReports, type Reports } from './reports.ts';
import { dropSilent, watchIdle } from './silent-connections.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// A date stays text, because a JavaScript Date would be midnight in the local time zone. Our int8 ids and counts fit a double.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
});

export interface Database {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Reports of database triggers about changes that this process made. */
  readonly reports: Reports;
  close(): Promise<void>;
}

interface Options {
  readonly connection: pg.PoolConfig;
  readonly size: number;
  readonly log: Log;
}

export function openDatabase({ connection, size, log }: Options): Database {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    connectionTimeoutMillis: 3000,
    statement_timeout: 8000,
    // The database has given up on the query before: an answer that is not there by then was lost with its connection.
    query_timeout: 10_000,
    // Our queries are short: starting parallel workers costs more than they save. Triggers report by notices.
    options: '-c max_parallel_workers_per_gather=0 -c client_min_messages=notice',
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 1800,
  });
  // Without a listener an idle connection that drops would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'database connection lost'));
  // The same for a connection in use: its user sees the loss by the failed query.
  pool.on('connect', (client) => client.on('error', () => {}));
  prepareStatements(pool);
  dropSilent(pool);
  // A unix socket loses no connection silently.
  const watch = isSocket(connection) ? null : watchIdle(pool);
  const db = new KyselyInstance<DB>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    reports: collectReports(pool),
    async close() {
      watch?.stop();
      await db.destroy();
    },
  };
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN']);

const isSocket = ({ host }: pg.PoolConfig): boolean => host?.startsWith('/') ?? false;

/** True for temporary failures: the database is unreachable, starting, shutting down or has no free connection. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as { code?: unknown; syscall?: unknown };
  if (typeof code === 'string' && (/^(08|57P|53)/.test(code) || unreachable.has(code))) return true;
  // The database's unix socket is missing; ENOENT of another system call is a missing file.
  if (code === 'ENOENT' && syscall === 'connect') return true;
  return /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error|Cannot use a pool after/.test(
    error.message,
  );
}
