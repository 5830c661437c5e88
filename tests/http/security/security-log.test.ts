import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, logout, requestPasswordReset, resetPassword, restoreUser } from '#features/account/contract/endpoints.ts';
import { passkeyLogin } from '#features/account/contract/factors.ts';
import {
  confirmMailChange,
  deleteUser,
  getDataExport,
  getSessions,
  putPassword,
  requestDataExport,
  requestMailChange,
} from '#features/account-settings/contract/endpoints.ts';
import { getLoginSecurity, removePasskey, turnOffAuthenticator } from '#features/login-security/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { builtPassword, buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { giveAuthenticator, givePasskey, loginResponse } from '#tests/support/account/login-security.ts';
import { tokenFor } from '#tests/support/mails.ts';
import { securityLinesOf, securityTextOf } from '#tests/support/account/security-lines.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
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
      ['login', 'ok', null],
      ['password_changed', 'ok', null],
      ['export_requested', 'ok', null],
      ['session_ended', 'ok', 'logout'],
    ]);
    expect(lines.map(({ user }) => user)).toEqual([id, null, id, id, id, id]);
    const text = await textOf();
    for (const secret of [email, 'nobody@built.test', 'not this sentence', 'nor this one', builtPassword, 'rainy days', token])
      expect(text).not.toContain(secret);
  });

  test('has resets, changes of address, factors, downloads, deletion and return, and none of what they were proved with', async () => {
    const { id, email } = await buildMember(app, { session: false });
    const ip = '192.0.2.12';
    const client = app.client({ ip });
    const [fresh, newEmail] = ['rainy days by the fire', 'moved@built.test'];
    await client.call(requestPasswordReset, { body: { email } });
    const resetToken = await tokenFor(app, email);
    for (const token of ['x'.repeat(43), resetToken])
      await client.call(resetPassword, { body: { token, password: fresh, password_repeat: fresh } });
    await client.call(login, { body: { email, password: fresh } });
    for (const password of ['not this sentence', fresh]) await client.call(requestMailChange, { body: { email: newEmail, password } });
    const mailToken = await tokenFor(app, newEmail);
    for (const token of ['x'.repeat(43), mailToken]) await client.call(confirmMailChange, { body: { token } });

    const device = await givePasskey(client, undefined, fresh);
    const proof = await loginResponse(client, device);
    await client.call(passkeyLogin, { body: proof });
    const { code, recoveryCodes } = await giveAuthenticator(app, client, fresh);
    await client.call(turnOffAuthenticator);
    const [passkey] = (await client.call(getLoginSecurity)).reply.login_security.passkeys;
    await client.call(removePasskey, { body: { id: passkey?.id ?? 0 } });

    await client.call(requestDataExport);
    const url = await eventually(async () => {
      app.platform.clock.advance(1);
      await app.platform.jobs.runAllNow();
      const { data_export: made } = (await client.call(getDataExport)).reply;
      expect(made?.url).toBeTypeOf('string');
      return made?.url ?? '';
    });
    const session = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    await app.server.inject({ url, remoteAddress: ip, headers: { host: 'localhost', cookie: session } });
    for (const password of ['not this sentence', fresh]) await client.call(deleteUser, { body: { password } });
    await client.call(login, { body: { email: newEmail, password: fresh } });
    await client.call(restoreUser);

    const lines = (await linesOf()).filter(({ network }) => network === ip);
    expect(lines.map(({ event, outcome, reason }) => [event, outcome, reason].filter(Boolean).join(' '))).toEqual([
      'reset_requested ok',
      'password_reset refused link_expired',
      'password_reset ok',
      'login ok',
      'mail_change_requested refused wrong_password',
      'mail_change_requested ok',
      'mail_changed refused link_expired',
      'mail_changed ok',
      'confirmation ok password',
      'passkey_added ok',
      'login ok passkey',
      'confirmation ok password',
      'authenticator_on ok',
      'authenticator_off ok',
      'passkey_removed ok',
      'export_requested ok',
      'export_downloaded ok',
      'account_deleted refused wrong_password',
      'account_deleted ok',
      'login refused deleted_account',
      'login ok restored',
    ]);
    // Of the first it is not said whether there is an account, of the second there is none.
    const unnamed = lines.filter(({ user }) => user !== id).map(({ event, outcome, user }) => [event, outcome, user]);
    expect(unnamed).toEqual([
      ['reset_requested', 'ok', null],
      ['password_reset', 'refused', null],
    ]);
    const text = await textOf();
    const secrets = [email, newEmail, fresh, resetToken, mailToken, proof.token, code(), url, session, ...recoveryCodes];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('has the first refusal by a limit of each address and minute', async () => {
    // From the beginning of a minute, so that it does not end meanwhile.
    const { clock } = app.platform;
    clock.advance(60 - ((clock.now().getTime() / 1000) % 60));
    const client = app.client({ ip: '192.0.2.8' });
    for (let call = 0; call < 70; call++) await client.call(login, { body: { email: 'nobody@built.test', password: '' } });
    const lines = (await linesOf()).filter(({ network, event }) => network === '192.0.2.8' && event === 'limit');
    expect(lines.map(({ outcome, reason }) => [outcome, reason])).toEqual([['refused', 'POST /api/user.php']]);
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
