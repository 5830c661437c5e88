import { CompiledQuery } from 'kysely';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import * as Type from 'typebox';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Clock } from '../clock.ts';
import type { Database, Db, Tx } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import { jobQueueVersion, readJobQueueVersion } from './job-queue-version.ts';
import {
  bringForward,
  countOpenJobs,
  deleteDoneJobs,
  type FailedTry,
  findOpenJobs,
  isPutOff,
  letTimePass,
  invalidData,
  type OpenJob,
  type OpenKind,
} from './open-jobs-repo.ts';
import { createRepeatedJobs, type RepeatedJobs } from './repeated-jobs.ts';
import { noTraces, type Traces } from '../traces/traces.ts';
import { PermanentFailure, retriesForDays, type RetryPolicy } from './retry-policy.ts';

/** A kind of job: the same value is used to enqueue it and to register its handler. */
export interface Job<Data extends TSchema = TSchema> {
  readonly name: string;
  /** An object. */
  readonly data: Data;
  readonly retries: RetryPolicy;
}

export const job = <Data extends TSchema>(name: string, data: Data, retries: RetryPolicy = retriesForDays): Job<Data> => ({
  name,
  data,
  retries,
});

export type JobData<J extends Job> = Static<J['data']>;

export interface EnqueueOptions {
  /** Seconds after which nobody needs it any more; it then ends without having failed. */
  readonly usefulFor?: number;
  /** Seconds until it is due. */
  readonly putOff?: number;
  /** A UUID to find it by; a second job with the same id is not queued. */
  readonly id?: string;
}

/** A queue in the database: a job runs only if its transaction commits, and is retried with growing delays. */
export interface Jobs extends Pick<RepeatedJobs, 'every' | 'runAllNow' | 'runNow'> {
  /** Inside a transaction the job exists only if the transaction commits. */
  enqueue<J extends Job>(work: J, data: JobData<J> & object, within: Db | Tx, options?: EnqueueOptions): Promise<void>;
  /** Whether a postponed job still waits for its time. */
  isPutOff(work: Job, id: string, within: Db | Tx): Promise<boolean>;
  /** Makes a postponed job due at once. */
  bringForward(work: Job, id: string, within: Db | Tx): Promise<void>;
  /** Jobs of a kind that failed for good, or should have been done a quarter of an hour ago, oldest first. */
  findOpen<J extends Job>(work: J, most: number): Promise<OpenJob<JobData<J>>[]>;
  /** The same for all kinds, as numbers. */
  countOpen(): Promise<OpenKind[]>;
  /** Deletes all jobs, pending and completed, whose data contains these values and, at any depth, the text as a value. */
  forget(having: object, mentioned: string, within: Db | Tx): Promise<void>;
  /**
   * `atOnce`: how many jobs of this kind one process runs at a time, by default 1. A handler that throws is retried by the policy
   * of the kind. A job is not retried if its handler throws a `PermanentFailure`, or if its data does not match its schema, for
   * example because an older release wrote it; both are logged. A job that did not end and is too old is not retried either.
   */
  handle<J extends Job>(work: J, handler: (data: JobData<J>) => Promise<void>, options?: { readonly atOnce: number }): void;
  start(): Promise<void>;
  /** Begins no job any more, and waits for none: for a process that is about to end by an error. */
  beginNoMore(): void;
  /** Begins no repeated job any more, and waits a moment for those that run. */
  stopRepeating(): Promise<void>;
  stop(): Promise<void>;
}

const day = 24 * 3600;
/** Seconds for which completed and failed jobs are kept. */
const [keptDone, keptFailed] = [7 * day, 30 * day];
/** Ms after which it is unusual that a job still waits. */
const longWait = 15 * 60_000;

/** The end of retries depends on the time, not on a count. */
const usual = { retryLimit: 10_000, retryBackoff: true, expireInSeconds: 120, deleteAfterSeconds: keptFailed };

/** Stored beside the data of a job: when it ends, and whether as failed; ms since 1970. Jobs of older releases lack it. */
const End = Type.Object({ '#end': Type.Object({ at: Type.Number(), useless: Type.Boolean() }) });
const hasEnd = Compile(End);

const hasError = Compile(Type.Object({ error: Type.String() }));

/** A job in the queue as a worker gets it; `output`: the result of its last try. */
type QueuedJob = Pick<JobWithMetadata<unknown>, 'id' | 'data' | 'retryCount' | 'output'>;

interface Deps {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly traces?: Pick<Traces, 'job'>;
  /** False: jobs are only queued, for other processes. */
  readonly works?: boolean;
  /** The database's time, which the queue's own columns use. */
  readonly machine?: () => number;
  /** Whether the start may migrate the queue's own tables: in production, only "npm run migrate" does. */
  readonly migrates?: boolean;
}

export function createJobs(deps: Deps): Jobs {
  const { database, clock, log, traces = noTraces, works = true, machine = () => Date.now(), migrates = true } = deps;
  const { db, pool } = database;
  // oxlint-disable-next-line emberleaf/no-sql-as-text -- pg-boss has written it, with its values beside it.
  const executor = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) };
  const openBoss = (migrate: boolean) => {
    const opened = new PgBoss({ db: executor, schema: 'pgboss', supervise: works, schedule: false, migrate });
    opened.on('error', (error: Error) => log.warn({ error: error.message }, 'job queue failed'));
    return opened;
  };
  let boss = openBoss(migrates);
  const handlers = new Map<string, { readonly run: (queued: QueuedJob) => Promise<JobResult>; readonly atOnce: number }>();
  const workers = new Map<string, string>();
  // At most a quarter of the connections, so that requests get theirs however many jobs are due.
  const repeated = createRepeatedJobs({ db, clock, log, traces, atOnce: Math.max(1, Math.floor(pool.options.max / 4)) });
  repeated.every('jobs-forget', 3600, () => deleteDoneJobs(db, new Date(machine() - keptDone * 1000)));
  let started = false;
  /** Ms by which our clock is ahead of the database's. */
  let ahead = 0;
  const readAhead = () => clock.now().getTime() - machine();

  // By then the transaction has usually committed; if not, the poll of the next second finds the job.
  const wakeSoon = (name: string) => {
    const worker = workers.get(name);
    if (worker !== undefined) setTimeout(() => boss.notifyWorker(worker), 30).unref();
  };

  /** What is queued becomes due as our clock has it, which tests move. */
  const followClock = async () => {
    const [before, now] = [ahead, readAhead()];
    ahead = now;
    // A smaller difference only means that the two clocks are not read at the same time.
    if (started && now - before > 1000) await letTimePass(db, now - before);
    for (const name of handlers.keys()) wakeSoon(name);
  };

  return {
    async enqueue({ name, retries }, data, within, { usefulFor = Infinity, putOff = 0, id } = {}) {
      const db = { executeSql: async (text: string, values: unknown[] = []) => ({ rows: await runRaw(within, text, values) }) };
      const useless = usefulFor < retries.giveUpAfter;
      const at = clock.now().getTime() + 1000 * (putOff + Math.min(usefulFor, retries.giveUpAfter));
      const policy = { ...usual, retryDelay: retries.firstWait, retryDelayMax: retries.longestWait };
      const options = { ...policy, ...(putOff > 0 && { startAfter: putOff }), ...(id !== undefined && { id }), db };
      await boss.send(name, { ...data, '#end': { at, useless } } satisfies Static<typeof End>, options);
      if (putOff === 0) wakeSoon(name);
    },
    isPutOff: ({ name }, id, within) => isPutOff(within, name, id),
    async bringForward({ name }, id, within) {
      await bringForward(within, name, id);
      wakeSoon(name);
    },
    async findOpen<J extends Job>({ name, data: shape }: J, most: number) {
      const validator = Compile(shape);
      const isWhole = (one: OpenJob): one is OpenJob<JobData<J>> => validator.Check(one.data);
      return (await findOpenJobs(db, name, new Date(machine() - longWait), most)).filter(isWhole);
    },
    async forget(having, mentioned, within) {
      const mentions = `DELETE FROM pgboss.job WHERE data @> $1::jsonb AND jsonb_path_exists(data, '$.** ? (@ == $text)', $2::jsonb)`;
      await runRaw(within, mentions, [JSON.stringify(having), JSON.stringify({ text: mentioned })]);
    },
    countOpen: () => countOpenJobs(db, new Date(machine() - longWait)),
    handle<J extends Job>({ name, data: shape }: J, handler: (data: JobData<J>) => Promise<void>, { atOnce } = { atOnce: 1 }) {
      const validator = Compile(shape);
      const fits = (data: unknown): data is JobData<J> => validator.Check(data);
      handlers.set(name, {
        atOnce,
        async run({ id, data, retryCount, output: last }) {
          if (!fits(data)) {
            // Without the values, which are personal data.
            const wrong = validator.Errors(data).map(({ instancePath, message }) => `${instancePath} ${message}`);
            log.error({ job: name, id, wrong }, 'a job has data of another shape');
            return { id, status: 'deadletter', output: { error: invalidData } satisfies FailedTry };
          }
          const end = hasEnd.Check(data) ? data['#end'] : null;
          const isOver = () => end !== null && clock.now().getTime() >= end.at;
          if (end?.useless === true && isOver()) {
            log.warn({ job: name, id }, 'a job came too late to be of use');
            return { id, status: 'completed' };
          }
          // Without this, a job that never throws, because it takes too long or ends the process, would be tried for years.
          if (retryCount > 0 && isOver()) {
            log.error({ job: name, id }, 'a job was given up');
            return { id, status: 'deadletter', output: hasError.Check(last) ? last : ({ error: 'it did not end' } satisfies FailedTry) };
          }
          try {
            await traces.job(name, () => handler(data));
            return { id, status: 'completed' };
          } catch (error) {
            const output: FailedTry = { error: error instanceof Error ? error.message : String(error) };
            const isPermanent = error instanceof PermanentFailure;
            if (!isPermanent && (end?.useless === true || !isOver())) return { id, status: 'failed', output };
            // Without the message, in which the other server may repeat an address.
            log.error({ job: name, id }, isPermanent ? 'a job was refused for good' : 'a job was given up');
            return { id, status: 'deadletter', output };
          }
        },
      });
    },
    every: repeated.every,
    async runAllNow() {
      await followClock();
      if (works) await repeated.runAllNow();
    },
    async runNow(name) {
      if (!works) throw new Error('this process only queues jobs');
      await followClock();
      await repeated.runNow(name);
    },
    async start() {
      ahead = readAhead();
      // Without the right to migrate, pg-boss refuses the tables of a newer release; with it, it leaves them as they are.
      if (!migrates && (await readJobQueueVersion(pool)) > jobQueueVersion) boss = openBoss(true);
      await boss.start();
      for (const [name, { run, atOnce }] of handlers) {
        await boss.createQueue(name);
        if (!works) continue;
        // `perJobResults`: a handler can end a job for good by its result; a job whose handler throws is retried as usual.
        const options = {
          pollingIntervalSeconds: 1,
          batchSize: 1,
          localConcurrency: atOnce,
          perJobResults: true,
          includeMetadata: true,
        } as const;
        const id = await boss.work(name, options, async (jobs) => {
          try {
            return await Promise.all(jobs.map((one) => run(one)));
          } finally {
            // More jobs may be pending: fetch the next one now, not at the next poll.
            const worker = workers.get(name);
            if (worker !== undefined) boss.notifyWorker(worker);
          }
        });
        workers.set(name, id);
      }
      if (works) await repeated.start();
      started = true;
    },
    beginNoMore() {
      void repeated.stop();
      for (const name of workers.keys()) void boss.offWork(name, { wait: false }).catch(() => {});
    },
    stopRepeating: repeated.stop,
    async stop() {
      await repeated.stop();
      if (started) await boss.stop({ graceful: true, timeout: 5000, close: false });
      await repeated.leave();
    },
  };
}

/** Runs pg-boss's plain SQL with numbered parameters inside our transaction. */
async function runRaw(within: Db | Tx, text: string, values: unknown[]): Promise<object[]> {
  const result = await within.executeQuery<object>(CompiledQuery.raw(text, values));
  return result.rows;
}
