import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildMember } from '#tests/support/builders.ts';
import { listen } from '#tests/support/live-client.ts';
import { buildStaff } from '#tests/support/staff.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { logout } from '#features/staff/contract/endpoints.ts';
import { noteCase } from '../../contract/endpoints.ts';
import { openedCase, openedComplaint } from './testing/cases.ts';

let app: TestApp;
let address: string;
beforeAll(async () => {
  app = await createTestApp();
  address = await listen(app);
});
afterAll(() => app.close());

const open = async ({ cookies }: Pick<TestClient, 'cookies'>, query = '') => {
  const ended = new AbortController();
  const headers = { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
  const response = await fetch(`${address}/api/admin/live${query}`, { headers, signal: ended.signal });
  let text = '';
  const reading = (async () => {
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) text += decoder.decode(part, { stream: true });
  })().catch(() => undefined);
  const numbers = () => [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => (JSON.parse(data) as { number: string }).number);
  return { response, numbers, reading, close: () => ended.abort() };
};

test('staff hear of the cases that they may see, and of no others', async () => {
  const [owner, support] = [await buildStaff(app), await buildStaff(app, { roles: [{ role: 'support', site: null }] })];
  const [all, complaints] = [await open(owner.client), await open(support.client)];
  expect(all.response.headers.get('content-type')).toContain('text/event-stream');
  const report = await openedCase(app);
  const complaint = await openedComplaint(app);
  await expect.poll(all.numbers).toEqual(expect.arrayContaining([report.number, complaint.number]));
  await expect.poll(complaints.numbers).toContain(complaint.number);
  expect(complaints.numbers()).not.toContain(report.number);
  [all, complaints].forEach(({ close }) => close());
});

test('nobody else hears anything', async () => {
  const member = await buildMember(app);
  expect((await open(member.client)).response.status).toBe(403);
  expect((await open(app.client())).response.status).toBe(403);
  const elsewhere = (await app.features.sites.byHost('de.localhost')).id;
  const here = (await app.features.sites.byHost('localhost')).id;
  const staff = await buildStaff(app, { roles: [{ role: 'owner', site: here }] });
  expect((await open(staff.client, `?site=${elsewhere}`)).response.status).toBe(404);
  expect((await open(staff.client, '?site=99999')).response.status).toBe(404);
});

test('a stream does not keep a session alive, and the seventh of one person ends the first', async () => {
  const staff = await buildStaff(app);
  const streams: Awaited<ReturnType<typeof open>>[] = [];
  for (let n = 0; n < 7; n++) streams.push(await open(staff.client));
  await streams[0]?.reading;
  const { number } = await openedCase(app);
  await expect.poll(() => streams.at(-1)?.numbers()).toContain(number);
  expect(streams[0]?.numbers()).toEqual([]);
  streams.forEach(({ close }) => close());
  app.platform.clock.advance(31 * 60);
  expect((await open(staff.client)).response.status).toBe(403);
  expect((await staff.client.call(noteCase, { body: { number, client_id: crypto.randomUUID(), words: 'x' } })).error?.code).toBe(
    'authentication_required',
  );
  expect((await staff.client.call(logout)).status).toBe(200);
});
