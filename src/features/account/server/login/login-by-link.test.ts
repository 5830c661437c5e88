import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp, type TestClient } from '#tests/support/test-app.ts';
import { getUser } from '../../contract/endpoints.ts';
import { loginByLink } from '../../contract/factors.ts';
import { loginLink } from './login-by-link.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const mailed = ({ id }: BuiltMember, path = '/chats/7'): Promise<URL> =>
  app.platform.database.db
    .transaction()
    .execute(async (tx) => new URL(await loginLink(tx, app.platform.clock, id, { origin: 'http://localhost', path })));
const tokenOf = (link: URL) => link.pathname.replace('/l-', '');
const open = (token: string, client: TestClient = app.client(), client_id: string = randomUUID()) =>
  client.call(loginByLink, { body: { token, client_id } });

describe('the link of a notification mail', () => {
  test('names its target page, and logs in once', async () => {
    const member = await buildMember(app);
    const link = await mailed(member);
    expect([link.pathname.length, link.searchParams.get('to')]).toEqual([46, '/chats/7']);
    const [client, stranger] = [app.client(), app.client()];
    expect((await open(tokenOf(link), client)).reply.user.email).toBe(member.email);
    expect((await client.call(getUser)).reply.user.email).toBe(member.email);
    expect([(await open(tokenOf(link), stranger)).error?.code, stranger.cookies.size]).toEqual(['link_expired', 0]);
  });

  test('gives the same page its session again when the response was lost, and starts only one when opened concurrently', async () => {
    const token = tokenOf(await mailed(await buildMember(app)));
    const id = randomUUID();
    const [lost, again] = [app.client(), app.client()];
    await open(token, lost, id);
    expect((await open(token, again, id)).status).toBe(200);
    expect(again.cookies.get('auth')).toBe(lost.cookies.get('auth'));
    const other = tokenOf(await mailed(await buildMember(app)));
    const responses = await Promise.all([open(other), open(other), open(other)]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  });

  test('is valid for half an hour', async () => {
    const token = tokenOf(await mailed(await buildMember(app)));
    app.platform.clock.advance(30 * 60 + 1);
    expect((await open(token)).error?.code).toBe('link_expired');
  });

  test('is not used up when its page is opened', async () => {
    const link = await mailed(await buildMember(app));
    const response = await app.server.inject({ method: 'GET', url: link.pathname + link.search, headers: { host: 'localhost' } });
    expect(response.cookies).toEqual([]);
    expect((await open(tokenOf(link))).status).toBe(200);
  });

  test('requires the second step', async () => {
    const member = await buildMember(app);
    const now = app.platform.clock.now();
    await app.platform.database.db
      .insertInto('authenticators')
      .values({ user_id: member.id, secret: Buffer.alloc(60), created_at: now, confirmed_at: now })
      .execute();
    const token = tokenOf(await mailed(member));
    const client = app.client();
    expect((await open(token, client)).error?.code).toBe('second_step_required');
    expect([...client.cookies.keys()]).toEqual(['second-step']);
    expect((await open(token)).error?.code).toBe('link_expired');
  });

  test.each(['held', 'deleted'])('does not log in to a %s account', async (status) => {
    const member = await buildMember(app);
    const token = tokenOf(await mailed(member));
    const gone = status === 'deleted' ? { deleted_from: 'active', deleted_at: app.platform.clock.now() } : {};
    await app.platform.database.db
      .updateTable('users')
      .set({ status, ...gone })
      .where('id', '=', member.id)
      .execute();
    const client = app.client();
    expect([(await open(token, client)).error?.code, client.cookies.size]).toEqual(['link_expired', 0]);
  });

  test('works on its own site only, and not as a link of any other purpose', async () => {
    const token = tokenOf(await mailed(await buildMember(app)));
    expect((await open(token, app.client({ host: 'de.localhost' }))).error?.code).toBe('link_expired');
    expect((await app.client().raw('POST', '/api/activate.php', { token })).error?.code).toBe('link_expired');
    expect((await open(token)).status).toBe(200);
  });
});
