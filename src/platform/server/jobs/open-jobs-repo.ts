import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';

/** A job that has waited too long, or has failed for good. */
export interface OpenJob<Data = unknown> {
  readonly data: Data;
  readonly state: 'waiting' | 'failed';
  /** When it was queued. */
  readonly since: Date;
  /** Result of the last try; null if it has not been tried. */
  readonly error: string | null;
}

/** The stored part of a failed try. */
export interface FailedTry {
  readonly error: string;
}

/** The error of a job whose data has another shape. */
export const invalidData = 'its data has another shape';

/**
 * The failed jobs of a kind, and those that have been due since a time and are not done, oldest first. None before the first start
 * has created the queue.
 */
export async function findOpenJobs(db: Db, name: string, dueSince: Date, most: number): Promise<OpenJob[]> {
  if (!(await isQueueMade(db))) return [];
  const { rows } = await sql<{ data: unknown; failed: boolean; created_on: Date; error: string | null }>`
    SELECT data, state = 'failed' AS failed, created_on, output ->> 'error' AS error
    FROM pgboss.job
    WHERE name = ${name} AND (state = 'failed'
      OR (state < 'completed' AND created_on <= ${dueSince} AND (retry_count > 0 OR start_after <= ${dueSince})))
    ORDER BY created_on LIMIT ${most}`.execute(db);
  return rows.map(({ data, failed, created_on, error }) => ({
    data,
    state: failed ? 'failed' : 'waiting',
    since: created_on,
    error,
  }));
}

/** How many jobs of a kind have failed for good, or have been due since a time and are not done. */
export interface OpenKind {
  readonly name: string;
  readonly state: OpenJob['state'];
  readonly jobs: number;
  /** How many of them have data of another shape, which `findOpen` omits. */
  readonly invalid: number;
  /** When the oldest of them was queued. */
  readonly since: Date;
}

/** The same of all kinds, as numbers. */
export async function countOpenJobs(db: Db, dueSince: Date): Promise<OpenKind[]> {
  if (!(await isQueueMade(db))) return [];
  const { rows } = await sql<{ name: string; failed: boolean; jobs: number; invalid: number; since: Date }>`
    SELECT name, state = 'failed' AS failed, count(*)::int AS jobs,
      (count(*) FILTER (WHERE state = 'failed' AND output ->> 'error' = ${invalidData}))::int AS invalid, min(created_on) AS since
    FROM pgboss.job
    WHERE state = 'failed' OR (state < 'completed' AND created_on <= ${dueSince} AND (retry_count > 0 OR start_after <= ${dueSince}))
    GROUP BY 1, 2 ORDER BY 5`.execute(db);
  return rows.map(({ failed, ...rest }) => ({ ...rest, state: failed ? 'failed' : 'waiting' }));
}

async function isQueueMade(db: Db): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`SELECT to_regclass('pgboss.job') IS NOT NULL AS exists`.execute(db);
  return rows[0]?.exists === true;
}

/** Whether a job that was queued for later still waits. */
export async function isPutOff(within: Db | Tx, name: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pgboss.job WHERE name = ${name} AND id = ${id}::uuid AND state = 'created' AND start_after > created_on`.execute(within);
  return rows.length > 0;
}

/** Makes a job that was queued for later due at once. */
export async function bringForward(within: Db | Tx, name: string, id: string): Promise<void> {
  await sql`
    UPDATE pgboss.job SET start_after = created_on
    WHERE name = ${name} AND id = ${id}::uuid AND state = 'created' AND start_after > created_on`.execute(within);
}

/** The queue uses the database's clock: after somebody moved ours forward, all waiting jobs have waited longer by as much. */
export async function letTimePass(db: Db, ms: number): Promise<void> {
  const passed = `${Math.round(ms)} milliseconds`;
  await sql`
    UPDATE pgboss.job SET start_after = start_after - ${passed}::interval, created_on = created_on - ${passed}::interval
    WHERE state < 'active'`.execute(db);
}

/** Completed jobs hold personal data, so they are deleted soon. Failed ones are kept until somebody had time to look at them. */
export async function deleteDoneJobs(db: Db, before: Date): Promise<void> {
  await sql`DELETE FROM pgboss.job WHERE state = 'completed' AND completed_on < ${before}`.execute(db);
}
