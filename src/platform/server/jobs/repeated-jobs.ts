import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open-database.ts';
import type { Log } from '../log.ts';
import { insertJobs, releaseJob, renewLease, type Repeated, takeDueJob, takeJob } from './repeated-jobs-repo.ts';

/** Jobs that run at a fixed interval, each in one process at a time. */
export interface RepeatedJobs {
  every(name: string, seconds: number, handler: () => Promise<void>): void;
  /** Runs all jobs now, due or not, except those that another process is running. */
  runAllNow(): Promise<void>;
  start(): Promise<void>;
  /** Waits at most 5 seconds for running jobs. */
  stop(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
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
export function createRepeatedJobs({ db, clock, log, atOnce, lease: ms = 60_000 }: Deps): RepeatedJobs {
  const lease = { by: randomUUID(), ms };
  const jobs = new Map<string, Job>();
  /** Jobs that run in this process, each with a promise of its end that never rejects. */
  const running = new Map<string, Promise<void>>();
  const limited = pLimit(atOnce);
  let timer: NodeJS.Timeout | null = null;
  let stopped = false;
  let workers = 0;

  const startWorker = () => {
    if (stopped || workers >= atOnce) return;
    workers++;
    void limited(work).finally(() => workers--);
  };

  /** Runs due jobs one after the other until none is due. */
  const work = async () => {
    try {
      for (let job = await takeDue(); job !== null; job = await takeDue()) {
        // More jobs may be due.
        startWorker();
        const { name } = job;
        await run(job).catch((error: unknown) => log.warn({ job: name, error: String(error) }, 'repeated job failed'));
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'repeated jobs cannot be read');
    }
  };

  const takeDue = async (): Promise<Job | null> => {
    const idle = [...jobs.values()].filter(({ name }) => !running.has(name));
    const name = stopped ? null : await takeDueJob(db, idle, lease, clock.now());
    return name === null ? null : (jobs.get(name) ?? null);
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
      await handler();
    } finally {
      clearInterval(renewing);
      await releaseJob(db, name, lease.by, due);
    }
  };

  const runNow = async (job: Job) => {
    // A run that began before the clock moved may have missed jobs that are due now.
    await running.get(job.name);
    if (await takeJob(db, job.name, lease, clock.now())) await run(job);
  };

  return {
    every(name, seconds, handler) {
      jobs.set(name, { name, seconds, handler });
    },
    async runAllNow() {
      for (const job of jobs.values()) await limited(() => runNow(job));
    },
    async start() {
      await insertJobs(db, [...jobs.values()], clock.now());
      timer = setInterval(startWorker, pollEvery).unref();
    },
    async stop() {
      stopped = true;
      if (timer !== null) clearInterval(timer);
      await Promise.race([Promise.all(running.values()), sleep(stopWithin, undefined, { ref: false })]);
    },
  };
}
