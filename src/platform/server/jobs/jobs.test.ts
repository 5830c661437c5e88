import { pino } from 'pino';
import * as Type from 'typebox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createJobs, job, type Jobs } from './jobs.ts';

const greet = job('greet', Type.Object({ name: Type.String() }));

let app: TestApp;
let jobs: Jobs;
const lines: string[] = [];
const greeted: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  const { database, clock } = app.platform;
  jobs = createJobs({ database, clock, log: pino({ level: 'error' }, { write: (line) => void lines.push(line) }) });
  jobs.handle(greet, async ({ name }) => {
    greeted.push(name);
    if (name === 'Nobody' && greeted.filter((one) => one === name).length === 1) throw new Error('not at home');
  });
  await jobs.start();
});
afterAll(async () => {
  await jobs.stop();
  await app.close();
});

/** The state and the number of retries of each job of this kind. */
async function states(): Promise<unknown[]> {
  const { rows } = await app.platform.database.pool.query(
    `SELECT state, retry_count FROM pgboss.job WHERE name = 'greet' ORDER BY created_on, id`,
  );
  return rows;
}

describe('a job', () => {
  test('runs with its data, and is retried when it fails', { timeout: 20_000 }, async () => {
    const { db } = app.platform.database;
    await jobs.enqueue(greet, { name: 'Anna' }, db);
    await jobs.enqueue(greet, { name: 'Nobody' }, db);
    await eventually(() => expect(greeted).toEqual(['Anna', 'Nobody', 'Nobody']));
    await eventually(async () =>
      expect(await states()).toEqual([
        { state: 'completed', retry_count: 0 },
        { state: 'completed', retry_count: 1 },
      ]),
    );
  });

  test('whose data does not match its schema is logged without its values and not retried', async () => {
    greeted.length = 0;
    await app.platform.database.pool.query(`DELETE FROM pgboss.job WHERE name = 'greet'`);
    const greetOnce = job('greet', Type.Object({ name: Type.Array(Type.String()) }));
    await jobs.enqueue(greetOnce, { name: ['Secret'] }, app.platform.database.db);
    await eventually(async () => expect(await states()).toEqual([{ state: 'failed', retry_count: 0 }]));
    expect(greeted).toEqual([]);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ job: 'greet', wrong: ['/name must be string'] }]);
    expect(lines.join('')).not.toContain('Secret');
    expect(await jobs.countOpen()).toMatchObject([{ name: 'greet', state: 'failed', jobs: 1, invalid: 1 }]);
  });

  // Regression: a job that exceeded the worker's time limit, or ended the process, was tried up to 10,000 times.
  test('that never finished fails for good when it is too old, unless it has not been tried', async () => {
    const { database, clock } = app.platform;
    greeted.length = 0;
    await database.pool.query(`DELETE FROM pgboss.job WHERE name = 'greet'`);
    const over = { '#end': { at: clock.now().getTime() - 1000, useless: false } };
    const insert = (name: string, tries: number) =>
      database.pool.query(`INSERT INTO pgboss.job (name, data, retry_limit, retry_count, state) VALUES ('greet', $1, 10000, $2, $3)`, [
        JSON.stringify({ name, ...over }),
        tries,
        tries > 0 ? 'retry' : 'created',
      ]);
    await insert('Expired', 3);
    await insert('Late', 0);
    await eventually(async () => expect(await states()).toMatchObject([{ state: 'failed' }, { state: 'completed' }]));
    expect(greeted).toEqual(['Late']);
    expect(await jobs.findOpen(greet, 5)).toMatchObject([{ state: 'failed', error: 'it did not end' }]);
  });
});

// Regression: a test that named a job waited for nothing.
test('a process that only queues jobs refuses to run one', async () => {
  const { database, clock } = app.platform;
  const queueing = createJobs({ database, clock, log: pino({ level: 'silent' }), works: false });
  const runs: string[] = [];
  queueing.every('greet everybody', 60, async () => void runs.push('greet everybody'));
  await expect(queueing.runNow('greet everybody')).rejects.toThrow('only queues');
  expect(runs).toEqual([]);
});
