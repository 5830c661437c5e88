import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import { noTraces, type Traces } from '../traces/traces.ts';
import { insertJobs, leaveJobs, releaseJob, renewLease, type Repeated, takeDueJob, takeJob } from './repeated-jobs-repo.ts';

/** Jobs that run at a fixed interval, each in one process at a time. */
export interface RepeatedJobs {
  /** Throws if another job has the name. */
  every(name: string, seconds: number, handler: () => Promise<void>): void;
  /** Runs all jobs now, due or not, except those that another process is running. */
  runAllNow(): Promise<void>;
  /** The same with one. Throws if no job has the name, or if this process runs none. */
  runNow(name: string): Promise<void>;
  start(): Promise<void>;
  /** Waits at most 5 seconds for running jobs. */
  stop(): Promise<void>;
  /** Leaves the jobs that still run to other processes, because this one ends. */
  leave(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly traces?: Pick<Traces, 'job'>;
  /** How many jobs run at the same time in this process. Each may need a connection. */
  readonly atOnce: number;
  /** Ms after which another process takes over the job of a process that died. */
  readonly lease?: number;
}

interface Job extends Repeated {
  readonly handler: () => Promise<void>;
}

const pollEvery = 1000;
const stopWithin = 5000;

/**
 * Each job has a row with its due time. A process claims the row for a minute with one short statement, renews the claim
 * every 20 seconds, and releases it with the next due time; no connection is held meanwhile.
 */
export function createRepeatedJobs({ db, clock, log, traces = noTraces, atOnce, lease: ms = 60_000 }: Deps): RepeatedJobs {
  const lease = { by: randomUUID(), ms };
  const jobs = new Map<string, Job>();
  /** Jobs that run in this process, each with a promise of its end that never rejects. */
  const running = new Map<string, Promise<void>>();
  /** Claims of due jobs by this process that the database has not answered yet, or whose job does not run yet. */
  const claims = new Set<Promise<unknown>>();
  const limited = pLimit(atOnce);
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  /** Several callers wait for the same end. */
  let stopping: Promise<void> | null = null;
  let workers = 0;

  const startWorker = () => {
    if (stopped || workers >= atOnce) return;
    workers++;
    void limited(work).finally(() => workers--);
  };

  /** Runs due jobs one after the other until none is due. */
  const work = async () => {
    try {
      for (let begun = await beginDue(); begun !== null; begun = await beginDue()) {
        // More jobs may be due.
        startWorker();
        await begun.finished;
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'repeated jobs cannot be read');
    }
  };

  /** Claims a due job and starts it; null if none is due. `finished` never rejects. */
  const beginDue = async () => {
    const begun = claimDue();
    claims.add(begun);
    try {
      return await begun;
    } finally {
      claims.delete(begun);
    }
  };

  const claimDue = async (): Promise<{ readonly finished: Promise<void> } | null> => {
    const idle = [...jobs.values()].filter(({ name }) => !running.has(name));
    const name = stopped ? null : await takeDueJob(db, idle, lease, clock.now());
    const job = name === null ? undefined : jobs.get(name);
    if (job === undefined) return null;
    return { finished: run(job).catch((error: unknown) => log.warn({ job: job.name, error: String(error) }, 'repeated job failed')) };
  };

  /** Runs a claimed job. This process does not start it again meanwhile, even if a moved clock makes the lease expire. */
  const run = async (job: Job) => {
    const finished = runClaimed(job);
    running.set(
      job.name,
      finished.catch(() => {}),
    );
    try {
      await finished;
    } finally {
      running.delete(job.name);
    }
  };

  const runClaimed = async ({ name, seconds, handler }: Job) => {
    const due = new Date(clock.now().getTime() + seconds * 1000);
    const renewing = setInterval(() => {
      renewLease(db, name, lease, clock.now()).catch((error: unknown) =>
        log.warn({ job: name, error: String(error) }, 'lease not renewed'),
      );
    }, ms / 3);
    try {
      await traces.job(name, handler);
    } finally {
      clearInterval(renewing);
      await releaseJob(db, name, lease.by, due);
    }
  };

  const runNow = async (job: Job) => {
    do {
      // A run that began before the clock moved may have missed jobs that are due now. A claim may just be taking this job.
      await Promise.allSettled(claims);
      await running.get(job.name);
      if (await takeJob(db, job.name, lease, clock.now())) return run(job);
    } while (claims.size > 0 || running.has(job.name));
  };

  return {
    every(name, seconds, handler) {
      if (jobs.has(name)) throw new Error(`two repeated jobs have the name ${name}`);
      jobs.set(name, { name, seconds, handler });
    },
    async runAllNow() {
      for (const job of jobs.values()) await limited(() => runNow(job));
    },
    async runNow(name) {
      const job = jobs.get(name);
      if (job === undefined) throw new Error(`no repeated job has the name ${name}`);
      await limited(() => runNow(job));
    },
    async start() {
      await insertJobs(db, [...jobs.values()], clock.now());
      timer = setInterval(startWorker, pollEvery).unref();
    },
    stop() {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      // The jobs of claims that are on their way run, too.
      const ended = Promise.allSettled(claims).then(() => Promise.all(running.values()));
      stopping ??= Promise.race([ended.then(() => {}), sleep(stopWithin, undefined, { ref: false })]);
      return stopping;
    },
    async leave() {
      if (running.size > 0) await leaveJobs(db, lease.by);
    },
  };
}
