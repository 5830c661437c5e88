import { pino } from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { getLikes } from '#features/likes/contract/endpoints.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
const lines: string[] = [];
beforeAll(async () => {
  app = await createTestApp({}, pino({ level: 'info' }, { write: (line) => void lines.push(line) }));
  await mountPages(app, 'build');
});
afterAll(() => app.close());

test('an operation that throws answers 500 with a code, and what went wrong is in the log alone', async () => {
  const { client } = await buildMember(app);
  const { pool } = app.platform.database;
  await pool.query('ALTER TABLE likes RENAME TO likes_of_yore');
  const { status, body, headers } = await client.call(getLikes);
  await pool.query('ALTER TABLE likes_of_yore RENAME TO likes');
  expect([status, body]).toEqual([500, { error: { code: 'internal', params: {} }, request_id: headers['x-request-id'] }]);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(JSON.stringify(headers)).not.toMatch(/likes|relation|node_modules/);
  const failed = lines.filter((line) => line.includes('"request failed"'));
  expect(failed).toHaveLength(1);
  expect(failed[0]).toContain(String(headers['x-request-id']));
  expect(failed[0]).toMatch(/"stack":".*relation/);
  expect((await client.call(getLikes)).status).toBe(200);
});

test('a page that cannot be made is a page that says so, without what went wrong', async () => {
  const broken = vi.spyOn(app.features, 'headFor').mockRejectedValueOnce(new Error('a secret of the inside'));
  const { statusCode, headers, body } = await app.server.inject({ url: '/login?broken', headers: { host: 'localhost' } });
  broken.mockRestore();
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([500, 'text/html; charset=utf-8', 'no-store']);
  expect(body).not.toMatch(/a secret of the inside|node_modules|\bat .*\.ts/);
  expect(lines.filter((line) => line.includes('"page failed"') && line.includes('a secret of the inside'))).toHaveLength(1);
});
