import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Jobs of a kind. */
export interface QueueState {
  readonly name: string;
  /** Due and not running. */
  readonly waiting: number;
  readonly running: number;
  /** Failed for good, of the last 30 days. */
  readonly failed: number;
  /** Seconds since the oldest of those that wait was due. */
  readonly oldest: number | null;
}

/** What the database says of itself; null where the site's role may not know, or there is none. */
export interface ServerState {
  readonly bytes: number;
  /** 1: the last try to archive WAL failed. */
  readonly archive_failing: number | null;
  /** Seconds since the last file was archived. */
  readonly archive_age: number | null;
  readonly standbys: number;
  /** Seconds and bytes by which the slowest standby is behind. */
  readonly standby_lag: number | null;
  readonly standby_bytes: number | null;
}

export interface CasesState {
  readonly open: number;
  readonly overdue: number;
  /** Seconds since the oldest of them was due. */
  readonly oldest: number | null;
}

export interface DatabaseState {
  readonly queues: readonly QueueState[];
  readonly server: ServerState | null;
  readonly cases: CasesState | null;
  /** Seconds by which the latest repeated job is late. */
  readonly late: number | null;
}

/** For each statement. */
const timeout = '2s';

/** Everything on one connection, so that a slow database costs no more than that one. */
export const readDatabaseState = (db: Db, now: Date): Promise<DatabaseState> =>
  db.transaction().execute(async (tx) => {
    await sql`SELECT set_config('statement_timeout', ${timeout}, true)`.execute(tx);
    return { queues: await readQueues(tx), server: await readServer(tx), cases: await readCases(tx, now), late: await readLate(tx, now) };
  });

/**
 * Every queue, so that the first failure of a kind is a change. A job that is tried again waits since it was made, however late its next
 * try is.
 */
async function readQueues(tx: Tx): Promise<QueueState[]> {
  const { rows: made } = await sql<{ exists: boolean }>`SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`.execute(tx);
  if (made[0]?.exists !== true) return [];
  const { rows } = await sql<QueueState>`
    SELECT q.name, (count(j.id) FILTER (WHERE j.state < 'active' AND (j.start_after <= now() OR j.retry_count > 0)))::int AS waiting,
      (count(j.id) FILTER (WHERE j.state = 'active'))::int AS running, (count(j.id) FILTER (WHERE j.state = 'failed'))::int AS failed,
      (extract(epoch FROM now() - min(CASE WHEN j.retry_count > 0 THEN j.created_on ELSE j.start_after END)
        FILTER (WHERE j.state < 'active' AND (j.start_after <= now() OR j.retry_count > 0))))::float8 AS oldest
    FROM pgboss.queue q LEFT JOIN pgboss.job j ON j.name = q.name AND (j.state < 'completed' OR j.state = 'failed')
    GROUP BY q.name ORDER BY q.name`.execute(tx);
  return rows;
}

async function readServer(tx: Tx): Promise<ServerState | null> {
  const { rows } = await sql<ServerState>`
    SELECT pg_database_size(current_database()) AS bytes,
      CASE WHEN current_setting('archive_mode') <> 'off'
        THEN (coalesce(a.last_failed_time > coalesce(a.last_archived_time, '-infinity'), false))::int END AS archive_failing,
      CASE WHEN current_setting('archive_mode') <> 'off' THEN (extract(epoch FROM now() - a.last_archived_time))::float8 END AS archive_age,
      s.standbys, s.standby_lag, s.standby_bytes
    FROM pg_stat_archiver a, (
      SELECT count(*)::int AS standbys, (extract(epoch FROM max(replay_lag)))::float8 AS standby_lag,
        (max(CASE WHEN NOT pg_is_in_recovery() THEN pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) END))::float8 AS standby_bytes
      FROM pg_stat_replication WHERE state IS DISTINCT FROM 'backup') s`.execute(tx);
  return rows[0] ?? null;
}

async function readCases(tx: Tx, now: Date): Promise<CasesState | null> {
  const { rows } = await sql<CasesState>`
    SELECT count(*)::int AS open, (count(*) FILTER (WHERE due_at <= ${now}))::int AS overdue,
      (extract(epoch FROM ${now}::timestamptz - min(due_at) FILTER (WHERE due_at <= ${now})))::float8 AS oldest
    FROM cases WHERE state IN ('open', 'held_for_second')`.execute(tx);
  return rows[0] ?? null;
}

async function readLate(tx: Tx, now: Date): Promise<number | null> {
  const { rows } = await sql<{ late: number | null }>`
    SELECT (extract(epoch FROM ${now}::timestamptz - min(due_at)))::float8 AS late FROM repeated_jobs
    WHERE taken_until IS NULL OR taken_until <= ${now}`.execute(tx);
  return rows[0]?.late ?? null;
}
