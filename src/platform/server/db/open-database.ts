import { type Kysely, Kysely as KyselyInstance, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from '#db/schema.ts';
import type { Log } from '../log.ts';
import { prepareStatements } from './prepared.ts';
import { createReadPipeline, poolWithReads } from './read-pipeline.ts';
import { followReplica } from './replica.ts';
import { collectRowChanges, type RowChanges } from './row-changes.ts';
import { startOptions, withoutStartOptions } from './connections/session-limits.ts';
import { dropSilent, watchIdle } from './connections/silent-connections.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

// A date stays text, because a JavaScript Date would be midnight in the local time zone. Our int8 ids and counts fit into a double.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`);
  return value;
});

export interface Database {
  readonly db: Db;
  /** For long reads that may be some seconds old, such as exports, never for a member's page: the replica, if there is one. */
  readonly reads: Db;
  /** A sentence while there is a replica that is not used, because it is away, behind, or not the right one. */
  replicaFault(): string | null;
  readonly pool: pg.Pool;
  /** For a connection beside the pool, to PostgreSQL itself. */
  readonly connection: pg.PoolConfig;
  /** Connections that keep their session, for LISTEN: those of the pool, unless that goes through a pooler. */
  readonly sessions: pg.Pool;
  /** Reports of database triggers about changes that this process made. */
  readonly reports: RowChanges;
  close(): Promise<void>;
}

/** The number of connections for the pipelined reads of pages, and the pool size from which on there are any. */
const maxPipelines = 2;
const leastForPipelines = 8;

/** Their statements look up rows by ids. Custom plans cost more than execution, so force generic ones where no pooler is between. */
const planOnce = '-c plan_cache_mode=force_generic_plan';

interface Options {
  readonly connection: pg.PoolConfig;
  /** Beside a `connection` to a pooler in transaction mode: that to PostgreSQL itself. */
  readonly direct?: pg.PoolConfig | null;
  /** A replica for long reads. */
  readonly replica?: pg.PoolConfig | null;
  /** All connections of the pool. */
  readonly size: number;
  readonly log: Log;
  /** Learns of each statement when it has ended. */
  readonly ended?: ((text: string, ms: number, failed: boolean) => void) | undefined;
}

/** One listens, one sends. */
const sessionsBesidePooler = 2;
/** A load of the search, an export, a check of the books. */
const sessionsOnReplica = 4;

export function openDatabase({ connection, direct = null, replica = null, size, log, ended }: Options): Database {
  const pipelines = size < leastForPipelines ? 0 : maxPipelines;
  const pool = openPool({ connection, direct, size: size - pipelines, log });
  const readPool =
    pipelines === 0 ? null : openPool({ connection: { ...connection, pipeline: true }, direct, size: pipelines, log }, planOnce);
  const sessions = direct === null ? pool : openPool({ connection: direct, size: sessionsBesidePooler, log });
  // A unix socket loses no connection silently.
  const watches = isSocket(connection) ? [] : [pool, ...(readPool === null ? [] : [readPool])].map(watchIdle);
  const end = async () => void (await Promise.all([pool.end(), readPool?.end(), direct === null ? null : sessions.end()]));
  const db = new KyselyInstance<DB>({
    ...(ended !== undefined && {
      log: ({ query, queryDurationMillis, level }) => ended(query.sql, queryDurationMillis, level === 'error'),
    }),
    dialect: new PostgresDialect({
      pool: readPool === null ? pool : poolWithReads(pool, createReadPipeline(readPool, pipelines, isDatabaseAway), end),
    }),
  });
  const followed =
    replica === null
      ? null
      : followReplica({ replica: openPool({ connection: replica, size: sessionsOnReplica, log }), primary: pool, log });
  const reads = followed === null ? db : new KyselyInstance<DB>({ dialect: new PostgresDialect({ pool: followed.pool }) });
  return {
    db,
    reads,
    replicaFault: () => followed?.fault() ?? null,
    pool,
    connection: direct ?? connection,
    sessions,
    reports: collectRowChanges(pool),
    async close() {
      for (const watch of watches) watch.stop();
      if (reads !== db) await reads.destroy();
      await followed?.stop();
      await db.destroy();
      if (readPool === null && direct !== null) await sessions.end();
    },
  };
}

function openPool({ connection, direct = null, size: max, log }: Options, options = ''): pg.Pool {
  const pool = new pg.Pool({
    max,
    connectionTimeoutMillis: 3000,
    // The database gives up on the query earlier. If there is no answer by then, the answer was lost with its connection.
    query_timeout: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 1800,
    ...(direct === null ? { ...startOptions(options), ...connection } : withoutStartOptions(connection)),
  });
  // Without a listener an idle connection that drops would end the process.
  pool.on('error', (error) => {
    // `end` does not wait for the goodbye of each connection, so the server may stop first. Nobody misses those.
    if (!pool.ending) log.warn({ error: error.message }, 'database connection lost');
  });
  // The same for a connection in use: its user sees the loss by the failed query.
  pool.on('connect', (client) => client.on('error', () => {}));
  prepareStatements(pool);
  dropSilent(pool);
  return pool;
}

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EAI_AGAIN', 'ENOTFOUND']);

const isSocket = ({ host }: pg.PoolConfig): boolean => host?.startsWith('/') ?? false;

/** True for temporary failures: the database is unreachable, starting or shutting down, or has no free connection. */
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
