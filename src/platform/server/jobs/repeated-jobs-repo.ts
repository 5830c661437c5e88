import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** A repeated job and the seconds from one run to the next. */
export interface Repeated {
  readonly name: string;
  readonly seconds: number;
}

/** The process that runs a job, and the ms after which its claim expires unless renewed. */
export interface Lease {
  readonly by: string;
  readonly ms: number;
}

/** New jobs are due after their first interval. */
export async function insertJobs(db: Db, jobs: readonly Repeated[], now: Date): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('repeated_jobs')
    .values(jobs.map(({ name, seconds }) => ({ name, due_at: after(now, seconds * 1000) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Claims the job that has been due longest and that no process runs; null if there is none. A due time further in the future than
 * any process would set was written before the clock was set back, so such a job counts as due.
 */
export async function takeDueJob(db: Db, jobs: readonly Repeated[], { by, ms }: Lease, now: Date): Promise<string | null> {
  const names = jobs.map(({ name }) => name);
  // Twice the interval, because the clocks of processes differ.
  const latest = jobs.map(({ seconds }) => after(now, 2 * seconds * 1000));
  const { rows } = await sql<{ name: string }>`
    UPDATE repeated_jobs SET taken_by = ${by}, taken_until = ${after(now, ms)}
    WHERE name = (
      SELECT r.name FROM repeated_jobs r JOIN unnest(${names}::text[], ${latest}::timestamptz[]) AS j (name, latest) ON j.name = r.name
      WHERE (r.due_at <= ${now} OR r.due_at > j.latest) AND ${isFree(ms, now)}
      ORDER BY r.due_at LIMIT 1 FOR UPDATE OF r SKIP LOCKED)
    RETURNING name`.execute(db);
  return rows[0]?.name ?? null;
}

/** Claims the job, due or not; false when another process is running it. */
export async function takeJob(db: Db, name: string, { by, ms }: Lease, now: Date): Promise<boolean> {
  const { rows } = await sql`
    UPDATE repeated_jobs r SET taken_by = ${by}, taken_until = ${after(now, ms)} WHERE name = ${name} AND ${isFree(ms, now)}
    RETURNING name`.execute(db);
  return rows.length > 0;
}

export async function renewLease(db: Db, name: string, { by, ms }: Lease, now: Date): Promise<void> {
  await db
    .updateTable('repeated_jobs')
    .set({ taken_until: after(now, ms) })
    .where('name', '=', name)
    .where('taken_by', '=', by)
    .execute();
}

/** Does nothing if another process has claimed the job meanwhile. */
export async function releaseJob(db: Db, name: string, by: string, due: Date): Promise<void> {
  await db
    .updateTable('repeated_jobs')
    .set({ taken_by: null, taken_until: null, due_at: due })
    .where('name', '=', name)
    .where('taken_by', '=', by)
    .execute();
}

/** Frees the jobs that a process still runs when it ends; they stay due. */
export async function leaveJobs(db: Db, by: string): Promise<void> {
  await db.updateTable('repeated_jobs').set({ taken_by: null, taken_until: null }).where('taken_by', '=', by).execute();
}

const isFree = (ms: number, now: Date) =>
  sql<boolean>`(r.taken_until IS NULL OR r.taken_until <= ${now} OR r.taken_until > ${after(now, 2 * ms)})`;

const after = (now: Date, ms: number): Date => new Date(now.getTime() + ms);
