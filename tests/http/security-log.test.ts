import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, logout } from '#features/account/contract/endpoints.ts';
import { getSessions, putPassword, requestDataExport } from '#features/account-settings/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { builtPassword, buildMember } from '#tests/support/builders.ts';
import { securityLinesOf, securityTextOf } from '#tests/support/security-lines.ts';
import { signupForm } from '#tests/support/signup-form.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMITS: 'on', COUNTRY_HEADER: 'x-country', TRUST_PROXY: '1' });
});
afterAll(() => app.close());

const textOf = () => securityTextOf(app);
const linesOf = () => securityLinesOf(app);

describe('the security log', () => {
  test('has each login with its outcome and reason, and what else changes an account, but no secret', async () => {
    const { id, email } = await buildMember(app, { session: false });
    const client = app.client({ ip: '192.0.2.7' });
    await client.call(login, { body: { email, password: 'not this sentence' } });
    await client.call(login, { body: { email: 'nobody@built.test', password: 'nor this one here' } });
    await client.call(login, { body: { email, password: builtPassword } });
    await client.call(putPassword, {
      body: { old_password: builtPassword, password: 'rainy days by the fire', password_repeat: 'rainy days by the fire' },
    });
    await client.call(requestDataExport);
    const token = client.cookies.get('auth') ?? '';
    await client.call(logout);
    const lines = (await linesOf()).filter(({ network }) => network === '192.0.2.7');
    expect(lines.map(({ event, outcome, reason }) => [event, outcome, reason])).toEqual([
      ['login', 'refused', 'wrong_password'],
      ['login', 'refused', 'unknown_account'],
      ['login', 'ok', undefined],
      ['password_changed', 'ok', undefined],
      ['export_requested', 'ok', undefined],
      ['session_ended', 'ok', 'logout'],
    ]);
    expect(lines.map(({ user }) => user)).toEqual([id, undefined, id, id, id, id]);
    const text = await textOf();
    for (const secret of [email, 'nobody@built.test', 'not this sentence', 'nor this one', builtPassword, 'rainy days', token])
      expect(text).not.toContain(secret);
  });

  test('has the first refusal by a limit of each address and minute', async () => {
    const client = app.client({ ip: '192.0.2.8' });
    for (let call = 0; call < 70; call++) await client.call(login, { body: { email: 'nobody@built.test', password: '' } });
    const lines = (await linesOf()).filter(({ network, event }) => network === '192.0.2.8' && event === 'limit');
    expect(lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([['refused', 'POST /api/user.php']]);
  });

  test('hides addresses after seven days, so that they can still be told apart, and forgets after half a year', async () => {
    const enter = (ip: string) => app.client({ ip }).call(login, { body: { email: `${ip}@built.test`, password: 'not this sentence' } });
    await enter('192.0.2.9');
    await enter('192.0.2.9');
    await enter('192.0.2.10');
    const days = async (count: number) => {
      app.platform.clock.advance(count * 24 * 3600);
      await app.platform.security.tidy();
      return textOf();
    };
    expect(await days(6)).toContain('"192.0.2.9"');
    const hidden = await days(1);
    expect(hidden).not.toContain('192.0.2.');
    const networks = hidden
      .trimEnd()
      .split('\n')
      .slice(-3)
      .map((line) => (JSON.parse(line) as { network: string }).network);
    expect(networks[0]).toMatch(/^~[\w-]{16}$/);
    expect([networks[0] === networks[1], networks[0] === networks[2]]).toEqual([true, false]);
    expect(await days(0)).toBe(hidden);
    expect(await days(174)).toBe('');
  });
});

test('a member sees sessions and the newest logins with device and country, and nobody else’s', async () => {
  const form = signupForm();
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const browser = app.client({ ip: '192.0.2.11' });
  await browser.raw('POST', `/api/${signup.path}`, form, { 'user-agent': firefox, 'x-country': 'FI' });
  await browser.raw('POST', `/api/${login.path}`, { email: form.email, password: form.password }, { 'x-country': 'DE' });
  const { logins, sessions } = (await browser.call(getSessions)).reply;
  expect(sessions.map(({ current, country }) => [current, country])).toEqual([[true, 'DE']]);
  expect(logins.map(({ browser: name, system, kind, country }) => [name, system, kind, country])).toEqual([
    [null, null, 'other', 'DE'],
    ['Firefox', 'Linux', 'desktop', 'FI'],
  ]);
  expect(Object.keys(logins[0] ?? {}).toSorted()).toEqual(['at', 'browser', 'country', 'kind', 'system']);
});
