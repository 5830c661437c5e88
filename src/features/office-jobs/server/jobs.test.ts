import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Type from 'typebox';
import { eventually } from '#tests/support/eventually.ts';
import { job } from '#platform/server/jobs/jobs.ts';
import { PermanentFailure } from '#platform/server/jobs/retry-policy.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import * as contract from '../contract/endpoints.ts';
import { withoutAddresses } from './present-jobs.ts';

const greet = job('greet-somebody', Type.Object({ name: Type.String() }));
let app: TestApp;
let refuses = true;
const greeted: string[] = [];
beforeAll(async () => {
  app = await createTestApp();
  app.platform.jobs.handle(greet, async ({ name }) => {
    if (refuses) throw new PermanentFailure('550 anna@example.org is unknown');
    greeted.push(name);
  });
  await app.platform.jobs.stop();
  await app.platform.jobs.start();
});
afterAll(() => app.close());

test('a job that failed is shown without addresses, and done after a second try', async () => {
  const site = (await app.features.sites.byHost('localhost')).id;
  const manager = (await buildStaff(app, { roles: [{ role: 'manager', site }] })).client;
  const support = (await buildStaff(app, { roles: [{ role: 'support', site }] })).client;
  await app.platform.jobs.enqueue(greet, { name: 'Anna' }, app.platform.database.db);
  const failed = async () => (await manager.call(contract.getJobs)).reply.stuck.filter(({ name }) => name === greet.name);
  await eventually(async () => expect(await failed()).toMatchObject([{ state: 'failed', error: '550 …@… is unknown' }]));
  const [{ id } = { id: '' }] = await failed();
  const shown = (await manager.call(contract.getJobs)).reply;
  expect(shown.queues.find(({ name }) => name === greet.name)).toMatchObject({ waiting: 0, failed: 1 });
  expect(shown.repeated.length).toBeGreaterThan(10);
  expect(shown.open.map(({ name }) => name)).toContain('failed_jobs');
  expect(shown.disk.free).toBeGreaterThan(0);
  expect(shown.versions.schema).toMatch(/^\d{4}-/);
  expect((await support.call(contract.getJobs)).error?.code).toBe('right_missing');
  expect((await support.call(contract.retryJob, { body: { id } })).error?.code).toBe('right_missing');

  refuses = false;
  const again = await Promise.all([1, 2, 3].map(() => manager.call(contract.retryJob, { body: { id } })));
  expect(again.map(({ status }) => status)).toContain(200);
  await eventually(() => expect(greeted).toEqual(['Anna']));
  await eventually(async () => expect(await failed()).toEqual([]));
  expect((await manager.call(contract.retryJob, { body: { id } })).error?.code).toBe('job_not_open');
  expect((await manager.call(contract.retryJob, { body: { id: randomUUID() } })).error?.code).toBe('job_not_open');
  for (const body of [{}, { id: 7 }, { id: 'x' }, { id, more: 1 }])
    expect((await manager.raw('POST', '/api/admin/job-retry.php', body)).error?.code).toBe('invalid_request');
  const rows = await app.platform.database.db.selectFrom('staff_log').select('subject').where('what', '=', 'job-retry').execute();
  expect(new Set(rows.map(({ subject }) => subject))).toEqual(new Set([`${greet.name} ${id}`]));
});

test('what servers say is shown without addresses', () => {
  expect(withoutAddresses('550 5.1.1 <anna.b@example.org>: no such user, see https://example.org/u/anna')).toBe(
    '550 5.1.1 <…@…>: no such user, see https://…',
  );
  expect(withoutAddresses('x'.repeat(1000))).toHaveLength(300);
});
