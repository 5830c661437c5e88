import { CompiledQuery } from 'kysely';
import { type JobResult, PgBoss } from 'pg-boss';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../clock.ts';
import type { Database, Db, Tx } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import { createRepeatedJobs, type RepeatedJobs } from './repeated-jobs.ts';

/** A kind of job: the same value is used to enqueue it and to register its handler. */
export interface Job<Data extends TSchema = TSchema> {
  readonly name: string;
  /** An object. */
  readonly data: Data;
}

export const job = <Data extends TSchema>(name: string, data: Data): Job<Data> => ({ name, data });

export type JobData<J extends Job> = Static<J['data']>;

/** A queue in the database: a job runs only if its transaction commits, and is retried with growing delays. */
export interface Jobs extends Pick<RepeatedJobs, 'every' | 'sweep'> {
  /** Inside a transaction the job exists only if the transaction commits. */
  enqueue<J extends Job>(work: J, data: JobData<J> & object, within: Db | Tx): Promise<void>;
  /** Deletes all jobs, pending and completed, whose data contains these values and, at any depth, the text as a value. */
  forget(having: object, mentioned: string, within: Db | Tx): Promise<void>;
  /**
   * `atOnce`: how many jobs of this kind one process runs at a time, by default 1. A job whose data does not match its
   * schema, for example one of an older release, is logged and not retried.
   */
  handle<J extends Job>(work: J, handler: (data: JobData<J>) => Promise<void>, options?: { readonly atOnce: number }): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 120 };

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

export function createJobs({ database: { db, pool }, clock, log }: Deps): Jobs {
  const executor = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db: executor, schema: 'pgboss', supervise: true, schedule: false });
  boss.on('error', (error: Error) => log.warn({ error: error.message }, 'job queue failed'));
  const handlers = new Map<string, { readonly run: (id: string, data: unknown) => Promise<JobResult>; readonly atOnce: number }>();
  const workers = new Map<string, string>();
  // At most a quarter of the connections, so that requests get theirs however many jobs are due.
  const repeated = createRepeatedJobs({ db, clock, log, atOnce: Math.max(1, Math.floor(pool.options.max / 4)) });
  let started = false;

  return {
    async enqueue({ name }, data, within) {
      const db = { executeSql: async (text: string, values: unknown[] = []) => ({ rows: await runRaw(within, text, values) }) };
      await boss.send(name, data, { ...retries, db });
      // By then the transaction has usually committed; if not, the poll of the next second finds the job.
      const worker = workers.get(name);
      if (worker !== undefined) setTimeout(() => boss.notifyWorker(worker), 30).unref();
    },
    async forget(having, mentioned, within) {
      const mentions = `DELETE FROM pgboss.job WHERE data @> $1::jsonb AND jsonb_path_exists(data, '$.** ? (@ == $text)', $2::jsonb)`;
      await runRaw(within, mentions, [JSON.stringify(having), JSON.stringify({ text: mentioned })]);
    },
    handle<J extends Job>({ name, data: shape }: J, handler: (data: JobData<J>) => Promise<void>, { atOnce } = { atOnce: 1 }) {
      const validator = Compile(shape);
      const fits = (data: unknown): data is JobData<J> => validator.Check(data);
      handlers.set(name, {
        atOnce,
        async run(id, data) {
          if (!fits(data)) {
            // Without the values, which are personal data.
            const wrong = validator.Errors(data).map(({ instancePath, message }) => `${instancePath} ${message}`);
            log.error({ job: name, id, wrong }, 'a job has data of another shape');
            return { id, status: 'deadletter' };
          }
          await handler(data);
          return { id, status: 'completed' };
        },
      });
    },
    every: repeated.every,
    sweep: repeated.sweep,
    async start() {
      await boss.start();
      for (const [name, { run, atOnce }] of handlers) {
        await boss.createQueue(name);
        // `perJobResults`: a handler can end a job for good by its result; a job whose handler throws is retried as usual.
        const options = { pollingIntervalSeconds: 1, batchSize: 1, localConcurrency: atOnce, perJobResults: true } as const;
        const id = await boss.work(name, options, async (jobs) => {
          try {
            return await Promise.all(jobs.map((one) => run(one.id, one.data)));
          } finally {
            // More jobs may be pending: fetch the next one now, not at the next poll.
            const worker = workers.get(name);
            if (worker !== undefined) boss.notifyWorker(worker);
          }
        });
        workers.set(name, id);
      }
      await repeated.start();
      started = true;
    },
    async stop() {
      await repeated.stop();
      if (started) await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}

/** Runs pg-boss's plain SQL with numbered parameters inside our transaction. */
async function runRaw(within: Db | Tx, text: string, values: unknown[]): Promise<object[]> {
  const result = await within.executeQuery<object>(CompiledQuery.raw(text, values));
  return result.rows;
}
