import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, login, requestPasswordReset, resetPassword } from '#features/account/contract/endpoints.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { mailsTo, tokenFor } from '#tests/support/mails.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { putPassword } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const fresh = 'rainy days by the fire';
const change = (client: TestClient, old_password: string, password = fresh, password_repeat = password) =>
  client.call(putPassword, { body: { old_password, password, password_repeat } });

/** A client of another browser in which the member is logged in. */
async function secondBrowser(email: string): Promise<TestClient> {
  const client = app.client();
  expect((await client.call(login, { body: { email, password: builtPassword } })).status).toBe(200);
  return client;
}

describe('changing the password', () => {
  test('keeps this browser logged in, ends the other sessions and notifies the member by mail', async () => {
    const { client, email } = await buildMember(app);
    const other = await secondBrowser(email);
    expect((await other.call(getUser)).status).toBe(200);
    expect((await change(client, builtPassword)).reply).toEqual({ done: true });
    expect([(await client.call(getUser)).status, (await other.call(getUser)).status]).toEqual([200, 403]);
    const enter = (password: string) => app.client().call(login, { body: { email, password } });
    expect([(await enter(builtPassword)).error?.code, (await enter(fresh)).status]).toEqual(['login_failed', 200]);
    const [mail] = await mailsTo(app, email);
    expect(mail?.links[0]).toBe('http://localhost/reset-password');
  });

  test('closes the open sockets of the other browsers', async () => {
    const address = await listen(app);
    const { client, email } = await buildMember(app);
    const other = await secondBrowser(email);
    const [mine, theirs] = [await connectLive(address, client), await connectLive(address, other)];
    await change(client, builtPassword);
    expect(await theirs.closed()).toBe(4001);
    await mine.hello();
    await mine.close();
  });

  test('invalidates an open reset link', async () => {
    const { client, email } = await buildMember(app);
    await app.client().call(requestPasswordReset, { body: { email } });
    const token = await tokenFor(app, email);
    await change(client, builtPassword);
    const response = await app
      .client()
      .call(resetPassword, { body: { token, password: 'mine now, mine', password_repeat: 'mine now, mine' } });
    expect(response.error?.code).toBe('link_expired');
  });

  test.each([
    ['a wrong old password', 'not it', fresh, fresh, { code: 'wrong_password', params: { field: 'old_password' } }],
    [
      'two entries that differ',
      builtPassword,
      fresh,
      `${fresh}!`,
      { code: 'passwords_not_identical', params: { field: 'password_repeat' } },
    ],
    ['a short one', builtPassword, 'seven77', 'seven77', { code: 'password_too_short', params: { min: 8, field: 'password' } }],
    [
      'one of 129 characters',
      builtPassword,
      'rainy days by the fire '.repeat(6).slice(0, 129),
      '',
      { code: 'password_too_long', params: { max: 128, field: 'password' } },
    ],
    ['the own name', builtPassword, 'Wilhelmina', 'Wilhelmina', { code: 'password_is_own', params: { field: 'password' } }],
    ['eight blanks', builtPassword, '        ', '        ', { code: 'password_too_common', params: { field: 'password' } }],
    ['a common one', builtPassword, 'Password', 'Password', { code: 'password_too_common', params: { field: 'password' } }],
  ])('is refused for %s, and nothing changes', async (_what, old, password, repeat, refusal) => {
    const { client, email } = await buildMember(app, { name: 'Wilhelmina' });
    const other = await secondBrowser(email);
    const { status, error } = await change(client, old, password, repeat);
    expect([status, error]).toEqual([400, refusal]);
    expect((await other.call(getUser)).status).toBe(200);
    expect((await change(client, builtPassword)).status).toBe(200);
  });

  test('twice at once happens once', async () => {
    const { client, email } = await buildMember(app);
    const passwords = ['first of the two', 'second of the two'];
    const responses = await Promise.all(passwords.map((newPassword) => change(client, builtPassword, newPassword)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    const winner = passwords[responses.findIndex(({ status }) => status === 200)] ?? '';
    expect((await app.client().call(login, { body: { email, password: winner } })).status).toBe(200);
  });

  test('throttles guessing with a stolen session, also in parallel from many addresses', async () => {
    const { client } = await buildMember(app);
    const thieves = Array.from({ length: 20 }, (_nothing, number) => {
      const thief = app.client({ ip: `10.2.0.${number}` });
      thief.cookies.set('auth', client.cookies.get('auth') ?? '');
      return thief;
    });
    const responses = await Promise.all(thieves.map((thief, number) => change(thief, `guess ${number}`)));
    expect(responses.filter(({ error }) => error?.code === 'wrong_password')).toHaveLength(5);
    const refused = await change(client, builtPassword);
    expect([refused.status, refused.error]).toEqual([429, { code: 'too_many_attempts', params: { minutes: 5 } }]);
    app.platform.clock.advance(2 * 60);
    expect((await change(client, builtPassword)).error?.params).toEqual({ minutes: 3 });
    app.platform.clock.advance(3 * 60 + 1);
    expect((await change(client, builtPassword)).status).toBe(200);
  });

  test('needs a login and valid fields', async () => {
    const { status, body } = await change(app.client(), builtPassword);
    expect([status, body]).toMatchObject([403, { error: { code: 'authentication_required' }, authentication_required: true }]);
    const { client } = await buildMember(app);
    for (const wrong of [{}, { old_password: builtPassword, password: fresh }, { old_password: 1, password: 2, password_repeat: 2 }])
      expect((await client.raw('PUT', '/api/password.php', wrong)).error?.code).toBe('invalid_request');
  });
});
