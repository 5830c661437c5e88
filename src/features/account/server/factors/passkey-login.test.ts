import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { giveAuthenticator, givePasskey, loginResponse } from '#tests/support/account/login-security.ts';
import { createPasskey } from '#tests/support/doubles/passkey.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { deleteUser, getSessions } from '#features/account-settings/contract/endpoints.ts';
import { getUser, logout, restoreUser } from '../../contract/endpoints.ts';
import { passkeyChallenge, passkeyLogin } from '../../contract/factors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const advance = (seconds: number) => app.client().raw('POST', '/dev/clock', { advance_seconds: seconds });

async function withPasskey() {
  const { client, email, id } = await buildMember(app);
  return { client, email, id, device: await givePasskey(client) };
}

describe('a login with a passkey', () => {
  test('needs neither password nor code', async () => {
    const { client, email, device } = await withPasskey();
    await giveAuthenticator(app, client);
    const browser = app.client();
    const response = await browser.call(passkeyLogin, { body: await loginResponse(browser, device) });
    expect([response.status, response.reply.user.email]).toEqual([200, email]);
    expect((await browser.call(getUser)).reply.user.email).toBe(email);
  });

  test('repeated because its response was lost, gets the same session and no second one', async () => {
    const { device } = await withPasskey();
    const browser = app.client();
    const body = await loginResponse(browser, device);
    const before = new Map(browser.cookies);
    expect((await browser.call(passkeyLogin, { body })).status).toBe(200);
    const session = browser.cookies.get('auth');
    browser.cookies.clear();
    for (const [name, value] of before) browser.cookies.set(name, value);
    expect((await browser.call(passkeyLogin, { body })).status).toBe(200);
    expect(browser.cookies.get('auth')).toBe(session);
    expect((await browser.call(getSessions)).reply.sessions).toHaveLength(2);
    await browser.call(logout);
    expect((await browser.call(passkeyLogin, { body })).error?.code).toBe('login_failed');
  });

  test('is refused with a response that was given in another browser, or to another challenge', async () => {
    const { device } = await withPasskey();
    const [browser, thief] = [app.client(), app.client()];
    const body = await loginResponse(browser, device);
    expect((await thief.call(passkeyLogin, { body })).error?.code).toBe('login_failed');
    const own = await loginResponse(thief, createPasskey());
    expect((await thief.call(passkeyLogin, { body: { ...body, token: own.token } })).error?.code).toBe('login_failed');
    expect((await browser.call(passkeyLogin, { body })).status).toBe(200);
  });

  test('is refused once its challenge was used or is older than ten minutes', async () => {
    const { client } = await buildMember(app);
    const device = await givePasskey(client, createPasskey({ counts: false }));
    const browser = app.client();
    const { reply: asked } = await browser.call(passkeyChallenge, { body: { purpose: 'login' } });
    const enter = () => browser.call(passkeyLogin, { body: { token: asked.token, assertion: device.get(asked) } });
    expect((await enter()).status).toBe(200);
    expect((await enter()).error?.code).toBe('login_failed');
    const late = await loginResponse(browser, device);
    await advance(601);
    expect((await browser.call(passkeyLogin, { body: late })).error?.code).toBe('login_failed');
  });

  test('starts one session, however often the same response is sent concurrently', async () => {
    const { client, device } = await withPasskey();
    const browser = app.client();
    const body = await loginResponse(browser, device);
    const responses = await Promise.all(Array.from({ length: 50 }, () => browser.call(passkeyLogin, { body })));
    expect(responses.some(({ status }) => status === 200)).toBe(true);
    expect((await client.call(getSessions)).reply.sessions).toHaveLength(2);
  });

  test('is refused on another site, for another host, and when the browser was on another origin', async () => {
    const { device } = await withPasskey();
    const elsewhere = app.client({ host: 'de.localhost' });
    expect((await elsewhere.call(passkeyLogin, { body: await loginResponse(elsewhere, device) })).error?.code).toBe('login_failed');
    const browser = app.client();
    const { reply: asked } = await browser.call(passkeyChallenge, { body: { purpose: 'login' } });
    const foreign = device.get({ ...asked, rp_id: 'de.localhost' });
    expect((await browser.call(passkeyLogin, { body: { token: asked.token, assertion: foreign } })).error?.code).toBe('login_failed');
    const { client } = await buildMember(app);
    const phished = createPasskey({ origin: 'https://localhost.evil.test' });
    await expect(givePasskey(client, phished)).rejects.toThrow('passkey_refused');
  });

  test('is refused with the id of another member’s passkey, and with a device that does not verify its owner', async () => {
    const { device } = await withPasskey();
    const other = createPasskey({ credentialId: device.credentialId });
    const browser = app.client();
    const { assertion } = await loginResponse(browser, device);
    const forged = await loginResponse(browser, other);
    const body = { ...forged, assertion: { ...forged.assertion, user_handle: assertion.user_handle } };
    expect((await browser.call(passkeyLogin, { body })).error?.code).toBe('login_failed');
    const { client } = await buildMember(app);
    await expect(givePasskey(client, other)).rejects.toThrow('passkey_refused');
    await expect(givePasskey(client, createPasskey({ verifies: false }))).rejects.toThrow('passkey_refused');
  });

  test('gets the same reply for everything that is not a valid passkey', async () => {
    const browser = app.client();
    const { token, assertion } = await loginResponse(browser, createPasskey());
    const whole = { ...assertion, user_handle: 'AAAA' };
    for (const broken of [whole, { ...whole, client_data: 'AAAA' }, { ...whole, authenticator_data: 'AA' }, { ...whole, signature: '_' }])
      expect((await browser.call(passkeyLogin, { body: { token, assertion: broken } })).error?.code).toBe('login_failed');
    for (const body of [{}, { token }, { token, assertion: { ...whole, signature: 7 } }, { token: 'x'.repeat(400), assertion: whole }])
      expect((await browser.raw('POST', '/api/passkey-login.php', body)).error?.code).toBe('invalid_request');
    expect((await browser.raw('POST', '/api/passkey-challenge.php', { purpose: 'confirm' })).error?.code).toBe('authentication_required');
    expect((await browser.raw('POST', '/api/passkey-challenge.php', { purpose: 'add' })).error?.code).toBe('invalid_request');
  });

  test('offers to restore a deleted account', async () => {
    const { client, device, email } = await withPasskey();
    await client.call(deleteUser, { body: { password: builtPassword } });
    const browser = app.client();
    expect((await browser.call(passkeyLogin, { body: await loginResponse(browser, device) })).error?.code).toBe('account_deleted');
    expect((await browser.call(restoreUser)).reply.user.email).toBe(email);
  });
});
