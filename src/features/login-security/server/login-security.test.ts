import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { confirmByPassword, giveAuthenticator, givePasskey } from '#tests/support/account/login-security.ts';
import { settledMailsTo } from '#tests/support/mails.ts';
import { createPasskey } from '#tests/support/doubles/passkey.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { passkeyChallenge } from '#features/account/contract/factors.ts';
import { deleteUser, putPassword, requestMailChange } from '#features/account-settings/contract/endpoints.ts';
import {
  addPasskey,
  confirm,
  getLoginSecurity,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  startAuthenticator,
  startPasskey,
  turnOffAuthenticator,
  turnOnAuthenticator,
} from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const advance = (seconds: number) => app.client().raw('POST', '/dev/clock', { advance_seconds: seconds });
const stateOf = async (client: TestClient) => (await client.call(getLoginSecurity)).reply.login_security;

describe('a change of how a member logs in', () => {
  test('needs a confirmation, which lasts ten minutes and for one session', async () => {
    const { client } = await buildMember(app);
    const calls = () => [
      client.call(startPasskey),
      client.call(removePasskey, { body: { id: 1 } }),
      client.call(startAuthenticator),
      client.call(turnOnAuthenticator, { body: { code: '123456', client_id: randomUUID() } }),
      client.call(turnOffAuthenticator),
      client.call(renewRecoveryCodes, { body: { client_id: randomUUID() } }),
    ];
    const codes = async () => (await Promise.all(calls())).map(({ error }) => error?.code);
    expect(new Set(await codes())).toEqual(new Set(['confirmation_required']));
    await confirmByPassword(client);
    expect(await codes()).not.toContain('confirmation_required');
    await advance(601);
    expect(new Set(await codes())).toEqual(new Set(['confirmation_required']));
    expect((await stateOf(client)).confirmed_until).toBeNull();
  });

  test('is confirmed by no wrong or empty password, and only a few are tried', async () => {
    const { client } = await buildMember(app);
    const tryOut = async (password: string) => (await client.call(confirm, { body: { password } })).error?.code;
    expect(await tryOut('')).toBe('wrong_password');
    const tries = await Promise.all(Array.from({ length: 50 }, (_, guess) => tryOut(`guess ${guess}`)));
    expect(tries.filter((code) => code === 'wrong_password')).toHaveLength(5);
    expect(await tryOut(builtPassword)).toBe('too_many_attempts');
  });

  test('is for members only, and refuses invalid calls', async () => {
    expect((await app.client().raw('GET', '/api/login-security.php')).error?.code).toBe('authentication_required');
    const { client } = await buildMember(app);
    for (const body of [{}, { password: 7 }, { password: 'x'.repeat(2000) }, { token: 'x' }])
      expect((await client.raw('POST', '/api/confirmation.php', body)).error?.code).toBe('invalid_request');
    expect((await client.raw('PUT', '/api/authenticator.php', { code: '1', client_id: 'x' })).error?.code).toBe('invalid_request');
  });
});

describe('a confirmation by passkey', () => {
  const responseOf = async (client: TestClient, device: ReturnType<typeof createPasskey>) => {
    const { reply } = await client.call(passkeyChallenge, { body: { purpose: 'confirm' } });
    return { token: reply.token, assertion: device.get(reply) };
  };

  test('stands for the password before the change of address and password, and before the deletion', async () => {
    const { client } = await buildMember(app);
    const device = await givePasskey(client);
    await advance(601);
    const empty = { email: 'new@built.test', password: '' };
    expect((await client.call(requestMailChange, { body: empty })).error?.code).toBe('wrong_password');
    expect((await client.call(confirm, { body: await responseOf(client, device) })).status).toBe(200);
    expect((await client.call(requestMailChange, { body: empty })).status).toBe(200);
    const fresh = 'rainy days by the fire';
    expect((await client.call(putPassword, { body: { old_password: '', password: fresh, password_repeat: fresh } })).status).toBe(200);
    expect((await client.call(deleteUser, { body: { password: '' } })).status).toBe(200);
  });

  test('is worth nothing with another member’s passkey, in another session, and for a login', async () => {
    const [one, other] = [await buildMember(app), await buildMember(app)];
    const device = await givePasskey(one.client);
    await advance(601);
    const stolen = await responseOf(other.client, device);
    expect((await other.client.call(confirm, { body: stolen })).error?.code).toBe('passkey_refused');
    const own = await responseOf(one.client, device);
    expect((await other.client.call(confirm, { body: own })).error?.code).toBe('passkey_refused');
    expect((await one.client.raw('POST', '/api/passkey-login.php', own)).error?.code).toBe('login_failed');
    expect((await one.client.call(confirm, { body: own })).status).toBe(200);
    // A repeated call after a lost response succeeds; ten minutes later it is a replay.
    expect((await one.client.call(confirm, { body: own })).status).toBe(200);
    await advance(601);
    expect((await one.client.call(confirm, { body: own })).error?.code).toBe('passkey_refused');
  });
});

describe('passkeys', () => {
  test('are added, named and removed, each time with a mail', async () => {
    const { client, email } = await buildMember(app);
    await givePasskey(client);
    const [added] = (await stateOf(client)).passkeys;
    expect(added).toMatchObject({ name: 'Laptop', here: true, used_at: null });
    const id = added?.id ?? 0;
    expect((await client.call(renamePasskey, { body: { id, name: '  My \u0000 phone ' } })).reply.login_security.passkeys[0]?.name).toBe(
      'My phone',
    );
    for (const name of ['', ' \u200b ', 'x'.repeat(41)])
      expect((await client.call(renamePasskey, { body: { id, name } })).error?.code).toBe('name_invalid');
    for (const time of ['first', 'again'])
      expect([time, (await client.call(removePasskey, { body: { id } })).reply.login_security.passkeys]).toEqual([time, []]);
    expect(await settledMailsTo(app, email)).toHaveLength(2);
  });

  test('of others cannot be named or removed', async () => {
    const [one, other] = [await buildMember(app), await buildMember(app)];
    await givePasskey(one.client);
    const id = (await stateOf(one.client)).passkeys[0]?.id ?? 0;
    expect((await other.client.call(renamePasskey, { body: { id, name: 'Mine' } })).error?.code).toBe('not_found');
    await confirmByPassword(other.client);
    await other.client.call(removePasskey, { body: { id } });
    expect((await stateOf(one.client)).passkeys[0]?.name).toBe('Laptop');
  });

  test('are added once, however often the call is made, and ten at most', async () => {
    const { client, email } = await buildMember(app);
    await confirmByPassword(client);
    const { reply } = await client.call(startPasskey);
    const body = { token: reply.token, ...createPasskey().create(reply), name: 'Phone' };
    const responses = await Promise.all(Array.from({ length: 20 }, () => client.call(addPasskey, { body })));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await settledMailsTo(app, email)).toHaveLength(1);
    const second = { token: reply.token, ...createPasskey().create(reply), name: 'Phone' };
    expect((await client.call(addPasskey, { body: second })).error?.code).toBe('passkey_refused');
    for (let made = 1; made < 10; made++) await givePasskey(client);
    expect((await client.call(startPasskey)).error).toEqual({ code: 'too_many_passkeys', params: { max: 10 } });
  });
});

describe('an authenticator', () => {
  test('is on after its first code, with ten recovery codes that only that call shows', async () => {
    const { client, email } = await buildMember(app);
    await confirmByPassword(client);
    const { secret, uri } = (await client.call(startAuthenticator)).reply;
    expect((await client.call(startAuthenticator)).reply.secret).toBe(secret);
    expect(uri).toContain(`secret=${secret}`);
    expect((await client.call(turnOnAuthenticator, { body: { code: '000000', client_id: randomUUID() } })).error?.code).toBe(
      'code_refused',
    );
    expect((await stateOf(client)).authenticator_since).toBeNull();
    const { recoveryCodes } = await giveAuthenticator(app, client);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await stateOf(client)).toMatchObject({ authenticator_since: expect.any(String), recovery_codes: 10 });
    expect((await client.call(startAuthenticator)).error?.code).toBe('not_found');
    expect((await client.call(turnOffAuthenticator)).reply.login_security).toMatchObject({ authenticator_since: null, recovery_codes: 0 });
    expect((await client.call(turnOffAuthenticator)).status).toBe(200);
    expect(await settledMailsTo(app, email)).toHaveLength(2);
  });

  test('shows the same new recovery codes to the same call, and others to another', async () => {
    const { client } = await buildMember(app);
    await confirmByPassword(client);
    const renew = async (client_id: string) => (await client.call(renewRecoveryCodes, { body: { client_id } })).reply.recovery_codes;
    expect((await client.call(renewRecoveryCodes, { body: { client_id: randomUUID() } })).error?.code).toBe('not_found');
    await giveAuthenticator(app, client);
    const call = randomUUID();
    const first = await renew(call);
    expect(await renew(call)).toEqual(first);
    expect(await renew(randomUUID())).not.toEqual(first);
  });
});
