import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Viewer } from '#platform/server/http/context.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

/** A page gets from the API what the same caller gets over the network: no more, no less. */
let app: TestApp;
let cookie: string;
let viewer: Viewer | null;
let page: FastifyRequest;

beforeAll(async () => {
  app = await createTestApp();
  const { client } = await buildMember(app, { name: 'Anna' });
  await buildMember(app, { name: 'Ben' });
  cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  app.server.get('/page-of-test', async (request) => {
    page = request;
    viewer = await app.viewerOf(request);
    return {};
  });
  await app.server.inject({ url: '/page-of-test', headers: { cookie } });
});
afterAll(() => app.close());

async function bothWays(url: string, as: 'member' | 'visitor') {
  const headers = { host: 'localhost:3000', ...(as === 'member' ? { cookie } : {}) };
  const asked = { url, headers, cookies: as === 'member' ? page.cookies : {}, viewer: as === 'member' ? viewer : null };
  const [inside, outside] = await Promise.all([app.callInProcess(page, asked), app.server.inject({ url, headers })]);
  const body: unknown = outside.body === '' ? null : outside.json();
  return [inside, { status: outside.statusCode, body }].map((response) => ({ ...response, body: withoutIds(response.body) }));
}

const withoutIds = (body: unknown): unknown => JSON.parse(JSON.stringify(body).replaceAll(/"request_id":"[^"]*"/g, '"request_id":""'));

test.each([
  '/api/user.php',
  '/api/settings.php',
  '/api/totals.php',
  '/api/members.php?gender=woman&gender=man&min_age=20&page=1',
  '/api/members.php?page=0',
  '/api/members.php?page=one',
  '/api/members.php?min_age=20&min_age=30',
  `/api/members.php?country=${'x'.repeat(5000)}`,
  '/api/member.php?id=999999',
  '/api/member.php',
  '/api/regions.php',
  '/api/today.php',
  '/api/chats.php',
  '/api/nothing.php',
  '/api/../user.php',
  '/api/__proto__',
])('%s answers a member and a visitor the same as over the network', async (url) => {
  for (const as of ['member', 'visitor'] as const) {
    const [inside, outside] = await bothWays(url, as);
    expect(inside).toEqual(outside);
  }
});

test('only reading calls can be made', async () => {
  const { status } = await app.callInProcess(page, {
    url: '/api/like.php',
    headers: { host: 'localhost:3000', cookie },
    cookies: page.cookies,
    viewer,
  });
  expect(status).toBe(404);
});

// Regression: five minutes after a form that was answered in process the whole server ended, because there was no connection to end.
test('a call with a body in process waits for no end of its body', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await app.server.inject({ method: 'POST', url: '/api/user.php', payload: { email: 'nobody@built.test', password: 'wrong-password' } });
  const waits = timers.mock.calls.map(([, ms]) => ms);
  timers.mockRestore();
  expect(waits.filter((ms) => ms !== undefined && ms >= 300_000)).toEqual([]);
});
