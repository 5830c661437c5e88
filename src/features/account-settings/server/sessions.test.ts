import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getUser, login } from '#features/account/contract/endpoints.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { connectLive, listen } from '#tests/support/live-client.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { endSessions, getSessions } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ipad =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

async function enterWith(email: string, userAgent: string): Promise<TestClient> {
  const client = app.client();
  const response = await client.raw('POST', '/api/user.php', { email, password: builtPassword }, { 'user-agent': userAgent });
  expect(response.status).toBe(200);
  return client;
}

const list = async (client: TestClient) => (await client.call(getSessions)).reply.sessions;

describe('the list of sessions', () => {
  test('has this browser first, then the newest, each as described by its user agent', async () => {
    const { client, email } = await buildMember(app);
    for (const userAgent of [firefox, iphone, ipad, '']) {
      app.platform.clock.advance(60);
      await enterWith(email, userAgent);
    }
    const sessions = await list(client);
    expect(sessions.map(({ current, browser, system, kind }) => [current, browser, system, kind])).toEqual([
      [true, null, null, 'other'],
      [false, null, null, 'other'],
      [false, 'Safari', 'iOS', 'tablet'],
      [false, 'Safari', 'iOS', 'phone'],
      [false, 'Firefox', 'Linux', 'desktop'],
    ]);
    const times = sessions.slice(1).map(({ created_at }) => created_at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("has no other user's session, and no expired one", async () => {
    const { email } = await buildMember(app, { session: false });
    await enterWith(email, firefox);
    app.platform.clock.advance(30 * 24 * 3600 + 1);
    const client = await enterWith(email, iphone);
    expect(await list(client)).toHaveLength(1);
  });

  test('contains only the documented fields: no token, no IP address', async () => {
    const { client } = await buildMember(app);
    const [session] = await list(client);
    expect(Object.keys(session ?? {}).toSorted()).toEqual([
      'browser',
      'country',
      'created_at',
      'current',
      'id',
      'kind',
      'system',
      'used_at',
    ]);
  });

  test('is refused to visitors', async () => {
    expect((await app.client().call(getSessions)).body).toMatchObject({ authentication_required: true });
    const response = await app.client().call(endSessions, { body: { others: true } });
    expect([response.status, response.body]).toMatchObject([403, { authentication_required: true }]);
  });
});

describe('ending sessions', () => {
  test('ends one at once, including its socket, and keeps the rest', async () => {
    const address = await listen(app);
    const { client, email } = await buildMember(app);
    const [lost, kept] = [await enterWith(email, iphone), await enterWith(email, firefox)];
    const live = await connectLive(address, lost);
    expect((await lost.call(getUser)).status).toBe(200);
    const id = (await list(client)).find(({ kind }) => kind === 'phone')?.id ?? 0;
    const response = await client.call(endSessions, { body: { id } });
    expect(response.reply.sessions.map(({ current, browser }) => [current, browser])).toEqual([
      [true, null],
      [false, 'Firefox'],
    ]);
    expect(await live.closed()).toBe(4001);
    expect([(await lost.call(getUser)).status, (await kept.call(getUser)).status]).toEqual([403, 200]);
  });

  test('ends all others and keeps this one', async () => {
    const { client, email } = await buildMember(app);
    const others = [await enterWith(email, iphone), await enterWith(email, firefox)];
    for (const other of others) expect((await other.call(getUser)).status).toBe(200);
    expect((await client.call(endSessions, { body: { others: true } })).reply.sessions).toHaveLength(1);
    for (const other of others) expect((await other.call(getUser)).status).toBe(403);
    expect((await client.call(endSessions, { body: { others: true } })).reply.sessions).toHaveLength(1);
  });

  test('does not find another user’s session, and may be said twice', async () => {
    const [one, other] = [await buildMember(app), await buildMember(app)];
    const foreign = (await list(other.client))[0]?.id ?? 0;
    for (const id of [foreign, 999_999_999]) {
      const { status, error } = await one.client.call(endSessions, { body: { id } });
      expect([status, error]).toEqual([404, { code: 'not_found', params: {} }]);
    }
    expect((await other.client.call(getUser)).status).toBe(200);
    const second = await enterWith(one.email, firefox);
    const id = (await list(second))[0]?.id ?? 0;
    const responses = await Promise.all([one.client.call(endSessions, { body: { id } }), one.client.call(endSessions, { body: { id } })]);
    // The second call succeeds as well, because the response to the first may have been lost.
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('can be the current one: that is logging out', async () => {
    const { client } = await buildMember(app);
    const id = (await list(client))[0]?.id ?? 0;
    expect((await client.call(endSessions, { body: { id } })).reply.sessions).toEqual([]);
    expect((await client.call(getUser)).status).toBe(403);
  });

  test.each([[{}], [{ id: 'x' }], [{ id: 0 }], [{ others: false }]])('is rejected as %j', async (body) => {
    const { client } = await buildMember(app);
    expect((await client.raw('DELETE', '/api/sessions.php', body)).error?.code).toBe('invalid_request');
  });

  test('does not prevent a new login', async () => {
    const { client, email } = await buildMember(app);
    await client.call(endSessions, { body: { others: true } });
    expect((await app.client().call(login, { body: { email, password: builtPassword } })).status).toBe(200);
  });
});
