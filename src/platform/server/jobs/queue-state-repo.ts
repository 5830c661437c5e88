import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';

/** A kind of job, and how many of it are in each state. */
export interface QueueState {
  readonly name: string;
  /** Due, or tried again later. */
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  /** Done within the last day. */
  readonly done: number;
  /** When the oldest that waits was queued. */
  readonly oldest: Date | null;
}

export async function listQueues(db: Db, doneSince: Date): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    SELECT name, (count(*) FILTER (WHERE state IN ('created', 'retry')))::int AS waiting,
      (count(*) FILTER (WHERE state = 'active'))::int AS running, (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      (count(*) FILTER (WHERE state = 'completed'))::int AS done, min(created_on) FILTER (WHERE state IN ('created', 'retry')) AS oldest
    FROM pgboss.job WHERE state <> 'completed' OR completed_on >= ${doneSince}
    GROUP BY 1 ORDER BY 1`.execute(db);
  return rows;
}

/** A job that has failed for good, or has waited too long. */
export interface StuckJob {
  readonly id: string;
  readonly name: string;
  readonly state: 'failed' | 'waiting';
  readonly since: Date;
  readonly tries: number;
  /** Of its last try. */
  readonly error: string | null;
}

/** Jobs that have failed for good, and since when the first of them waits for a person. */
export async function countFailedJobs(db: Db): Promise<{ count: number; since: Date | null }> {
  const { rows } = await sql<{ count: number; since: Date | null }>`
    SELECT count(*)::int AS count, min(created_on) AS since FROM pgboss.job WHERE state = 'failed'`.execute(db);
  return rows[0] ?? { count: 0, since: null };
}

export async function listStuckJobs(db: Db, dueSince: Date, most: number): Promise<StuckJob[]> {
  const { rows } = await sql<{ id: string; name: string; failed: boolean; since: Date; tries: number; error: string | null }>`
    SELECT id::text AS id, name, state = 'failed' AS failed, created_on AS since, retry_count::int AS tries, output ->> 'error' AS error
    FROM pgboss.job
    WHERE state = 'failed'
      OR (state IN ('created', 'retry') AND created_on <= ${dueSince} AND (retry_count > 0 OR start_after <= ${dueSince}))
    ORDER BY created_on, id LIMIT ${most}`.execute(db);
  return rows.map(({ failed, ...job }) => ({ ...job, state: failed ? 'failed' : 'waiting' }));
}

/**
 * Makes a job due at once that has failed or waits, with a new end, so that it is not given up after the first try. Null: there is no
 * such job, or it is running or done.
 */
export async function retryJob(tx: Tx, id: string, end: Date): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    UPDATE pgboss.job SET state = 'created', retry_count = 0, completed_on = NULL, start_after = now(),
      data = CASE WHEN data ? '#end' THEN jsonb_set(data, '{#end,at}', to_jsonb(${end.getTime()}::bigint)) ELSE data END
    WHERE id = ${id}::uuid AND (state = 'failed' OR (state IN ('created', 'retry') AND (retry_count > 0 OR start_after <= now()))) RETURNING name`.execute(
    tx,
  );
  return rows[0]?.name ?? null;
}

/** Repeated jobs by their next run; `running`: a process has claimed it. */
export async function listRepeated(db: Db, now: Date): Promise<{ name: string; dueAt: Date; running: boolean }[]> {
  const { rows } = await sql<{ name: string; dueAt: Date; running: boolean }>`
    SELECT name, due_at AS "dueAt", coalesce(taken_until > ${now}, false) AS running FROM repeated_jobs ORDER BY due_at, name`.execute(db);
  return rows;
}

/** What the database says about itself. */
export async function readDatabaseState(db: Db): Promise<{ bytes: number; version: string; schema: string }> {
  const { rows } = await sql<{ bytes: number; version: string; schema: string }>`
    SELECT pg_database_size(current_database())::bigint AS bytes, current_setting('server_version') AS version,
      (SELECT max(name) FROM kysely_migration) AS schema`.execute(db);
  return rows[0] ?? { bytes: 0, version: '', schema: '' };
}
