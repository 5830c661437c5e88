import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login, logout } from '#features/account/contract/endpoints.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { type BuiltMember, buildMember, builtPassword } from '#tests/support/builders.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { getPush, putPush, subscribePush, unsubscribePush } from '../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const browser = (endpoint = `https://push.example.org/${randomUUID()}`) => ({ endpoint, keys: { p256dh: 'AAAA_-', auth: 'BBBB' } });
const subscribe = (client: TestClient, subscription = browser()) =>
  client.call(subscribePush, { query: { push: '1' }, body: { subscription } });
const loggedInAgain = async ({ email }: BuiltMember): Promise<TestClient> => {
  const client = app.client();
  expect((await client.call(login, { body: { email, password: builtPassword } })).status).toBe(200);
  return client;
};
const endpointsOf = async ({ id }: BuiltMember) =>
  (
    await app.platform.database.db.selectFrom('push_subscriptions').select('endpoint').where('user_id', '=', id).orderBy('id').execute()
  ).map(({ endpoint }) => endpoint);

test('the key for browsers is in the settings', async () => {
  const { reply } = await app.client().call(getSettings);
  expect(reply.push_public_key).toBe(app.platform.push.publicKey);
  expect(Buffer.from(reply.push_public_key, 'base64url')).toHaveLength(65);
});

describe('a browser', () => {
  test('is subscribed with its session, once also when repeated', async () => {
    const anna = await buildMember(app);
    expect((await anna.client.call(getPush)).reply).toEqual({ subscribed_at: null, browsers: 0, preview: false });
    const mine = browser();
    expect((await subscribe(anna.client, mine)).status).toBe(200);
    expect((await subscribe(anna.client, mine)).status).toBe(200);
    const { reply } = await anna.client.call(getPush);
    expect(reply).toMatchObject({ browsers: 1, preview: false });
    expect(reply.subscribed_at).toMatch(/^\d{4}-/);
    const next = browser();
    await subscribe(anna.client, next);
    expect(await endpointsOf(anna)).toEqual([next.endpoint]);
  });

  test('is unsubscribed by the setting, by logout or with its session, and the others stay', async () => {
    const anna = await buildMember(app);
    const [second, third] = [await loggedInAgain(anna), await loggedInAgain(anna)];
    for (const client of [anna.client, second, third]) await subscribe(client);
    expect(await endpointsOf(anna)).toHaveLength(3);
    expect((await second.call(unsubscribePush)).reply).toMatchObject({ subscribed_at: null, browsers: 2 });
    await third.call(logout);
    expect((await anna.client.call(getPush)).reply.browsers).toBe(1);
    await app.platform.database.db.deleteFrom('sessions').where('user_id', '=', anna.id).execute();
    expect(await endpointsOf(anna)).toEqual([]);
  });

  test('belongs to the member who has subscribed last', async () => {
    const [anna, lena] = [await buildMember(app), await buildMember(app)];
    const shared = browser();
    await subscribe(anna.client, shared);
    await subscribe(lena.client, shared);
    expect([await endpointsOf(anna), await endpointsOf(lena)]).toEqual([[], [shared.endpoint]]);
  });

  test('is one of at most ten; the oldest is removed', async () => {
    const anna = await buildMember(app);
    const all = Array.from({ length: 11 }, () => browser());
    for (const one of all) await subscribe(await loggedInAgain(anna), one);
    expect(await endpointsOf(anna)).toEqual(all.slice(1).map(({ endpoint }) => endpoint));
  });

  test.each(['http://push.example.org/x', 'https://10.0.0.1/x', 'https://intern/x'])(
    'is rejected with the address %s',
    async (endpoint) => {
      const { client } = await buildMember(app);
      const { status, error } = await subscribe(client, browser(endpoint));
      expect([status, error?.code]).toEqual([422, 'push_service_refused']);
    },
  );

  test('of a visitor is rejected, and the call is never taken for a login', async () => {
    const visitor = app.client();
    const response = await subscribe(visitor);
    expect([response.status, response.error?.code]).toEqual([403, 'authentication_required']);
    const { email } = await buildMember(app, { session: false });
    const entry = { email, password: builtPassword };
    const both = { ...entry, subscription: browser() };
    for (const url of ['/api/user.php?push=1', '/api/user.php?x=y&push'])
      for (const body of [entry, both]) expect((await visitor.raw('POST', url, body)).status).toBe(403);
    expect((await visitor.raw('POST', '/api/user.php', both)).status).toBe(400);
    expect(visitor.cookies.has('auth')).toBe(false);
    expect((await visitor.raw('POST', '/api/user.php', entry)).status).toBe(200);
  });
});

test('the preview setting applies to all browsers', async () => {
  const anna = await buildMember(app);
  expect((await anna.client.call(putPush, { body: { preview: true } })).reply.preview).toBe(true);
  expect((await (await loggedInAgain(anna)).call(getPush)).reply.preview).toBe(true);
});
