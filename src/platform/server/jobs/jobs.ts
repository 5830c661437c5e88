import type { Pool } from 'pg';
import { CompiledQuery } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Tx, Db } from '../db/open-database.ts';
import type { Log } from '../log.ts';

/** A kind of work, with the shape of its data. */
export interface Job<Data extends object> {
  readonly name: string;
  /** Carried in the type only. */
  readonly data?: Data;
}

export const job = <Data extends object>(name: string): Job<Data> => ({ name });

/** Work that must happen after a commit, exactly when that commit happens. Retried with growing gaps. */
export interface Jobs {
  /** Inside a transaction the job exists only if the transaction commits. */
  enqueue<Data extends object>(work: Job<Data>, data: Data, within: Db | Tx): Promise<void>;
  /** Removes all jobs, waiting and done ones, whose data has these values and the text as one of its values, however deep. */
  forget(having: object, mentioned: string, within: Db | Tx): Promise<void>;
  /** `atOnce`: how many of the kind one process works on at a time, 1 unless told. */
  handle<Data extends object>(work: Job<Data>, handler: (data: Data) => Promise<void>, options?: { readonly atOnce: number }): void;
  /** Runs about every so many seconds in one of the processes, and at once when the development clock moves. */
  every(name: string, seconds: number, handler: () => Promise<void>): void;
  /** Starts all repeated work now. */
  sweep(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const retries = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 120 };

export function createJobs(pool: Pool, log: Log): Jobs {
  const executor = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const boss = new PgBoss({ db: executor, schema: 'pgboss', supervise: true, schedule: false });
  boss.on('error', (error: Error) => log.warn({ error: error.message }, 'jobs are away'));
  const handlers = new Map<string, { readonly run: (data: object) => Promise<void>; readonly atOnce: number }>();
  const workers = new Map<string, string>();
  const repeated = new Map<string, { seconds: number; handler: () => Promise<void> }>();
  const timers: NodeJS.Timeout[] = [];
  let started = false;

  const runRepeated = async (name: string, handler: () => Promise<void>) => {
    const client = await pool.connect();
    try {
      // One process at a time: an advisory lock by name.
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock(hashtext($1)) AS taken', [name]);
      if (!rows[0]?.taken) return;
      try {
        await handler();
      } finally {
        await client.query('SELECT pg_advisory_unlock(hashtext($1))', [name]);
      }
    } finally {
      client.release();
    }
  };

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
    handle({ name }, handler, { atOnce } = { atOnce: 1 }) {
      handlers.set(name, { run: handler as (data: object) => Promise<void>, atOnce });
    },
    every(name, seconds, handler) {
      repeated.set(name, { seconds, handler });
    },
    async sweep() {
      for (const [name, { handler }] of repeated) await runRepeated(name, handler);
    },
    async start() {
      await boss.start();
      for (const [name, { run, atOnce }] of handlers) {
        await boss.createQueue(name);
        const options = { pollingIntervalSeconds: 1, batchSize: 1, localConcurrency: atOnce };
        const id = await boss.work<object>(name, options, async (jobs) => {
          try {
            for (const { data } of jobs) await run(data);
          } finally {
            // More may wait: the next one is fetched at once, not at the next poll.
            const worker = workers.get(name);
            if (worker !== undefined) boss.notifyWorker(worker);
          }
        });
        workers.set(name, id);
      }
      for (const [name, { seconds, handler }] of repeated) {
        const run = () =>
          runRepeated(name, handler).catch((error: unknown) => log.warn({ job: name, error: String(error) }, 'repeated work failed'));
        timers.push(setInterval(() => void run(), seconds * 1000).unref());
      }
      started = true;
    },
    async stop() {
      timers.forEach(clearInterval);
      if (started) await boss.stop({ graceful: true, timeout: 5000, close: false });
    },
  };
}

/** pg-boss speaks plain SQL with numbered values; this runs it inside our transaction. */
async function runRaw(within: Db | Tx, text: string, values: unknown[]): Promise<object[]> {
  const result = await within.executeQuery<object>(CompiledQuery.raw(text, values));
  return result.rows;
}
