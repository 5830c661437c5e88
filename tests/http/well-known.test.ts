import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/mount-pages.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const get = (url: string, host = 'localhost:3000') => app.server.inject({ url, headers: { host } });

test('whom to tell of a hole is said by each site, and is never out of date', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  const days = (expires - app.platform.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect((await get('/.well-known/security.txt', 'de.localhost:3000')).body).toContain('Canonical: http://de.localhost:3000/');
});

test('where a password manager sends its owner to change the password', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect([statusCode, headers['location']]).toEqual([302, '/settings#password']);
});

test('of a host without a site nothing is said', async () => {
  expect((await get('/.well-known/security.txt', 'elsewhere.example')).statusCode).toBe(421);
});

test('other well-known addresses do not exist', async () => {
  expect((await get('/.well-known/openid-configuration')).statusCode).toBe(404);
});
