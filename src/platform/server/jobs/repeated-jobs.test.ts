import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { quiet } from '#tests/support/quiet.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createClock } from '../clock.ts';
import { createRepeatedJobs, type RepeatedJobs } from './repeated-jobs.ts';
import { takeJob } from './repeated-jobs-repo.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ DATABASE_POOL: '2' });
});
afterAll(() => app.close());

const minute = 60;

/** The repeated jobs of one process, with a clock of its own. */
function openProcess(options: { atOnce?: number; lease?: number } = {}): { jobs: RepeatedJobs; clock: ReturnType<typeof createClock> } {
  const clock = createClock();
  const { db } = app.platform.database;
  return { clock, jobs: createRepeatedJobs({ db, clock, log: quiet, atOnce: 1, ...options }) };
}

describe('repeated jobs', () => {
  test('leave requests their connections, however many jobs are due at once', { timeout: 30_000 }, async () => {
    const { jobs, clock } = openProcess();
    const { db } = app.platform.database;
    const names = Array.from({ length: 13 }, () => `all at once ${randomUUID()}`);
    const done: string[] = [];
    let atOnce = 0;
    for (const name of names) {
      jobs.every(name, minute, async () => {
        expect(++atOnce).toBe(1);
        await db.transaction().execute(async (tx) => {
          await tx.selectFrom('sites').select('id').execute();
          await sleep(200);
        });
        atOnce--;
        done.push(name);
      });
    }
    await jobs.start();
    clock.advance(minute + 1);
    while (done.length < names.length) {
      expect((await app.client().raw('GET', '/readyz')).status).toBe(200);
      await sleep(20);
    }
    await jobs.stop();
    expect(done.toSorted()).toEqual(names.toSorted());
  });

  test.each(['process', 'postgres'])('of the product all run with the smallest pool, bus: %s', { timeout: 30_000 }, async (bus) => {
    const product = await createTestApp({ DATABASE_POOL: '2', BUS: bus });
    const { db } = product.platform.database;
    const longAgo = new Date('2020-01-01T00:00:00Z');
    await db.updateTable('repeated_jobs').set({ due_at: longAgo }).execute();
    const pending = () => db.selectFrom('repeated_jobs').select('name').where('due_at', '=', longAgo).execute();
    expect((await pending()).length).toBeGreaterThan(10);
    while ((await pending()).length > 0) {
      expect((await product.client().raw('GET', '/readyz')).status).toBe(200);
      await sleep(20);
    }
    await product.close();
  });

  test('run again after their interval, counted from the start of the last run', async () => {
    const { jobs, clock } = openProcess();
    let runs = 0;
    jobs.every(`again ${randomUUID()}`, minute, async () => void runs++);
    await jobs.start();
    await sleep(1200);
    expect(runs).toBe(0);
    for (const expected of [1, 2]) {
      clock.advance(minute);
      await eventually(() => expect(runs).toBe(expected));
    }
    await sleep(1200);
    expect(runs).toBe(2);
    await jobs.stop();
  });

  test('that fail run again when they are due next, and do not stop other jobs', async () => {
    const { jobs, clock } = openProcess();
    const runs: string[] = [];
    jobs.every(`fails ${randomUUID()}`, minute, async () => {
      runs.push('fails');
      throw new Error('expected');
    });
    jobs.every(`goes ${randomUUID()}`, minute, async () => void runs.push('goes'));
    await jobs.start();
    clock.advance(minute + 1);
    await eventually(() => expect(runs.toSorted()).toEqual(['fails', 'goes']));
    clock.advance(minute + 1);
    await eventually(() => expect(runs.toSorted()).toEqual(['fails', 'fails', 'goes', 'goes']));
    await jobs.stop();
  });

  test('run in one process at a time, even when they take longer than the lease', { tags: ['slow'] }, async () => {
    const name = `long ${randomUUID()}`;
    const processes = [openProcess({ lease: 2500 }), openProcess({ lease: 2500 })];
    const ran = new Set<RepeatedJobs>();
    let [runs, atOnce] = [0, 0];
    const { promise: finish, resolve } = Promise.withResolvers<void>();
    for (const { jobs } of processes) {
      jobs.every(name, minute, async () => {
        runs++;
        ran.add(jobs);
        expect(++atOnce).toBe(1);
        await finish;
        atOnce--;
      });
      await jobs.start();
    }
    try {
      for (const { clock } of processes) clock.advance(minute + 1);
      await eventually(() => expect(runs).toBe(1));
      // More than twice the lease, which a busy machine must not let expire without renewing it.
      await sleep(5500);
      // `runAllNow` of the process that runs the job would wait for its end.
      for (const { jobs } of processes) if (!ran.has(jobs)) await jobs.runAllNow();
      expect([runs, atOnce]).toEqual([1, 1]);
    } finally {
      resolve();
      await Promise.all(processes.map(({ jobs }) => jobs.stop()));
    }
    expect([runs, atOnce]).toEqual([1, 0]);
  });

  test('that still run when their process ends are free for another one at once', { tags: ['slow'] }, async () => {
    const name = `left ${randomUUID()}`;
    const [ending, next] = [openProcess(), openProcess()];
    const { promise: finish, resolve } = Promise.withResolvers<void>();
    const ran: string[] = [];
    ending.jobs.every(name, minute, async () => {
      ran.push('ending');
      await finish;
    });
    next.jobs.every(name, minute, async () => void ran.push('next'));
    await ending.jobs.start();
    ending.clock.advance(minute + 1);
    await eventually(() => expect(ran).toEqual(['ending']));
    await ending.jobs.stop();
    await ending.jobs.leave();
    await next.jobs.start();
    next.clock.advance(minute + 1);
    await eventually(() => expect(ran).toEqual(['ending', 'next']));
    resolve();
    await next.jobs.stop();
  });

  test('of a killed process run in another one after the lease', async () => {
    const name = `orphan ${randomUUID()}`;
    const { jobs, clock } = openProcess();
    let runs = 0;
    jobs.every(name, 3600, async () => void runs++);
    await jobs.start();
    clock.advance(3601);
    expect(await takeJob(app.platform.database.db, name, { by: randomUUID(), ms: 60_000 }, clock.now())).toBe(true);
    await sleep(1500);
    expect(runs).toBe(0);
    clock.advance(61);
    await eventually(() => expect(runs).toBe(1));
    await jobs.stop();
  });

  // Regression: of two jobs with one name only the second ever ran.
  test('have names of their own, by which one can run alone', async () => {
    const [name, other] = [`named ${randomUUID()}`, `other ${randomUUID()}`];
    const { jobs } = openProcess();
    const ran: string[] = [];
    jobs.every(name, minute, async () => void ran.push(name));
    jobs.every(other, minute, async () => void ran.push(other));
    expect(() => jobs.every(name, minute, async () => {})).toThrow(name);
    await jobs.start();
    await jobs.runNow(other);
    expect(ran).toEqual([other]);
    await expect(jobs.runNow('nobody')).rejects.toThrow('nobody');
    await jobs.stop();
  });

  // Regression: all jobs ran except the one that the timer was just claiming.
  test('all run now, also one that this process is just claiming', async () => {
    const name = `taken ${randomUUID()}`;
    const { jobs, clock } = openProcess({ atOnce: 2 });
    const runs: Date[] = [];
    jobs.every(name, minute, async () => {
      await sleep(50);
      runs.push(clock.now());
    });
    await jobs.start();
    // Holds up the claim of the timer, and with it that of `runAllNow`.
    const { pool } = app.platform.database;
    const holder = await pool.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE repeated_jobs');
    clock.advance(minute + 1);
    await sleep(1500);
    const all = jobs.runAllNow();
    await holder.query('COMMIT');
    holder.release();
    await all;
    expect(runs.length).toBeGreaterThan(0);
    await jobs.stop();
  });

  test('continue after the clock was set back', async () => {
    const name = `ahead ${randomUUID()}`;
    const ahead = openProcess();
    ahead.clock.advance(30 * 24 * 3600);
    ahead.jobs.every(name, minute, async () => {});
    await ahead.jobs.start();
    await ahead.jobs.runAllNow();
    await ahead.jobs.stop();
    const { jobs } = openProcess();
    let runs = 0;
    jobs.every(name, minute, async () => void runs++);
    await jobs.start();
    await eventually(() => expect(runs).toBe(1));
    await jobs.stop();
  });
});
