// @module-tag slow
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signup } from '#features/signup/contract/endpoints.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { login } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const guess = (n: number, ip = `10.7.0.${n}`) =>
  app.client({ ip }).call(login, { body: { email: `${n}@guessed.test`, password: `wrong password ${n}` } });

// Regression: all hashes started at once, so later callers waited for all of them.
test('a known device gets its turn before strangers who came earlier', async () => {
  const { email } = await buildMember(app, { session: false });
  const owner = app.client();
  const body = { email, password: builtPassword };
  expect((await owner.call(login, { body })).status).toBe(200);
  let answered = 0;
  const flood = Array.from({ length: 60 }, async (_nothing, n) => {
    const { error } = await guess(n);
    answered++;
    return error?.code;
  });
  expect((await owner.call(login, { body })).status).toBe(200);
  expect(answered).toBeLessThan(30);
  expect(new Set(await Promise.all(flood))).toEqual(new Set(['login_failed']));
});

test('callers beyond the capacity are refused for some seconds, and networks with fewer callers get their turn', async () => {
  const flood = Array.from({ length: 80 }, (_nothing, n) => guess(n, '10.8.0.1'));
  const other = guess(1, '10.8.0.2');
  const responses = await Promise.all(flood);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(20);
  expect(refused[0]?.error).toEqual({ code: 'rate_limited', params: { seconds: 5 } });
  expect(refused[0]?.headers['retry-after']).toBe('5');
  expect((await other).error?.code).toBe('login_failed');
});

// Regression: the hashes took all database connections, and other visitors got an error page.
test('many signups at once leave database connections for other requests', async () => {
  const flood = Array.from({ length: 70 }, () => app.client({ ip: '10.9.0.1' }).call(signup, { body: signupForm() }));
  expect((await guess(1, '10.9.0.2')).error?.code).toBe('login_failed');
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(50);
});
