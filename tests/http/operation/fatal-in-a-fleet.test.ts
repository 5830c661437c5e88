// @module-tag slow
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { move, ready } from '#platform/contract/live/live-frames.ts';
import { requestPasswordReset } from '#features/account/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { connectLive, refusal } from '#tests/support/live-client.ts';
import { cookieOf, startSiteOf } from '#tests/support/process/started-site.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  // Without jobs: those of the process do them.
  app = await createTestApp({ ROLE: 'web', BUS: 'postgres', DATABASE_URL: 'postgres://localhost/site' });
});
afterAll(() => app.close());

const longAgo = new Date('2020-01-01');

test('a process that ends by an error sends everybody elsewhere until then, and begins no job', async () => {
  const { pool } = app.platform.database;
  const anna = await buildMember(app);
  // The report takes two seconds at most; a busy machine needs longer for what is asked below.
  const fault = `
    const exit = process.exit;
    process.exit = (code) => void setTimeout(() => exit(code), 8000);
    process.on('SIGUSR2', () => { throw new Error('what nothing catches'); });`;
  // Pages need a build, and what is tested is the same without them.
  const site = await startSiteOf(app, {
    ROLE: 'live,jobs',
    BUS: 'postgres',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(fault)}`,
  });
  const ended = once(site.child, 'exit');
  const socket = await connectLive(site.address, anna.client);
  socket.send({ type: 'hello', data: { understands: ['move'] } });
  await socket.next(ready);
  expect(await site.missing()).toEqual([]);

  site.child.kill('SIGUSR2');
  await socket.next(move);
  const [readiness, refused] = await Promise.all([
    fetch(`${site.address}/readyz`),
    refusal(site.address, { cookie: cookieOf(anna), origin: site.address }),
    pool.query('UPDATE repeated_jobs SET due_at = $1, taken_by = NULL, taken_until = NULL', [longAgo]),
    app.client().call(requestPasswordReset, { body: { email: anna.email } }),
  ]);
  expect([readiness.status, await readiness.json()]).toEqual([503, { ok: false, missing: ['draining'], waiting: [] }]);
  expect(refused).toBe(503);

  await ended;
  expect(site.child.exitCode).toBe(1);
  const jobs = await pool.query('SELECT DISTINCT due_at, taken_by FROM repeated_jobs');
  expect(jobs.rows).toEqual([{ due_at: longAgo, taken_by: null }]);
  const mails = await pool.query<{ state: string }>(`SELECT state FROM pgboss.job WHERE name = 'send-password-reset'`);
  expect(mails.rows.map(({ state }) => state)).toEqual(['created']);
});
