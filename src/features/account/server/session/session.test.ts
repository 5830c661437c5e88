import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { siteId, type SiteId } from '#platform/contract/ids.ts';
import { buildMember, type BuiltMember, builtPassword } from '#tests/support/builders.ts';
import { cookieSetBy } from '#tests/support/set-cookies.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getSessions } from '#features/account-settings/contract/endpoints.ts';
import { getUser, login, logout, putUser } from '../../contract/endpoints.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

describe('the token of a session', () => {
  test('is 256 random bits, of which only the hash is stored', async () => {
    const { id, email } = await buildMember(app);
    const logIn = async () => {
      const client = app.client();
      expect((await client.call(login, { body: { email, password: builtPassword } })).status).toBe(200);
      return client.cookies.get('auth') ?? '';
    };
    const tokens = [await logIn(), await logIn()];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { pool } = app.platform.database;
    const { rows } = await pool.query<{ token_hash: Buffer; row: string }>(
      'SELECT token_hash, to_jsonb(sessions)::text AS row FROM sessions WHERE user_id = $1',
      [id],
    );
    const stored = rows.map(({ row }) => row).join();
    for (const token of tokens) {
      const hash = createHash('sha256').update(token).digest();
      expect(rows.some(({ token_hash }) => token_hash.equals(hash))).toBe(true);
      for (const encoding of ['base64url', 'hex'] as const)
        expect(stored).not.toContain(Buffer.from(token, 'base64url').toString(encoding));
      expect(stored).not.toContain(Buffer.from(token).toString('hex'));
    }
  });

  test('gives what the account may do, at most five seconds old', async () => {
    const { id, client } = await buildMember(app, { signup_date: app.platform.clock.now() });
    const { pool } = app.platform.database;
    const { rows } = await pool.query<{ site_id: SiteId }>('SELECT site_id FROM users WHERE id = $1', [id]);
    const recognised = async () => app.features.sessions.recognise(rows[0]?.site_id ?? siteId(0), client.cookies.get('auth'));
    expect(await recognised()).toMatchObject({ established: false });
    await pool.query('UPDATE users SET paid_user = true WHERE id = $1', [id]);
    app.platform.clock.advance(5.001);
    expect(await recognised()).toMatchObject({ established: true });
  });

  test('belongs to an established account once it has paid or is a week old', async () => {
    const recognised = async ({ id, client }: BuiltMember) => {
      const { rows } = await app.platform.database.pool.query<{ site_id: SiteId }>('SELECT site_id FROM users WHERE id = $1', [id]);
      return app.features.sessions.recognise(rows[0]?.site_id ?? siteId(0), client.cookies.get('auth'));
    };
    const now = app.platform.clock.now();
    const newest = await buildMember(app, { signup_date: now });
    expect(await recognised(newest)).toMatchObject({ established: false });
    expect(await recognised(await buildMember(app, { signup_date: now, paid_user: true }))).toMatchObject({ established: true });
    app.platform.clock.advance(7 * 24 * 3600);
    expect(await recognised(newest)).toMatchObject({ established: true });
  });
});

describe('the current user', () => {
  test('is refused with authentication_required without a session', async () => {
    const response = await app.client().call(getUser);
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({ error: { code: 'authentication_required', params: {} }, authentication_required: true });
  });

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(5000), '%00'])('is a visitor with the cookie "%.10s"', async (value) => {
    const client = app.client();
    client.cookies.set('auth', value);
    expect((await client.call(getUser)).status).toBe(403);
  });

  test('has every field of the specification', async () => {
    const { client, email } = await buildMember(app, { credits: 3, paid_user: true, signup_date: new Date('2026-02-03T04:05:06Z') });
    const { user } = (await client.call(getUser)).reply;
    expect(user).toMatchObject({
      email,
      status: 'active',
      credits: 3,
      paid_user: true,
      signup_date: '2026-02-03T04:05:06.000Z',
      fictional_icon: null,
      language: 'de',
      notifications_disabled: [],
      operator: false,
    });
    expect(user.profile).toMatchObject({ name: 'Anna', country: 'DE', status: 'active', main_image: null });
  });

  test('chooses a language, stored with the account and for a year in the browser', async () => {
    const { client } = await buildMember(app);
    const response = await client.call(putUser, { body: { language: 'fi' } });
    expect(response.reply.user.language).toBe('fi');
    expect(cookieSetBy(response, 'locale')).toMatchObject({ value: 'fi', 'max-age': '31536000', samesite: 'Lax', path: '/' });
    expect(cookieSetBy(response, 'locale')).not.toHaveProperty('httponly');
    expect((await client.call(getUser)).reply.user.language).toBe('fi');
  });

  test('cannot choose an unsupported language', async () => {
    const { client } = await buildMember(app);
    const response = await client.raw('PUT', '/api/user.php', { language: 'xx' });
    expect([response.status, response.error?.code]).toEqual([400, 'invalid_request']);
    expect((await app.client().raw('PUT', '/api/user.php', { language: 'fi' })).error?.code).toBe('authentication_required');
  });
});

describe('logging out', () => {
  test('ends the session on the server: the old cookie is worthless', async () => {
    const { client } = await buildMember(app);
    const old = client.cookies.get('auth') ?? '';
    const response = await client.call(logout);
    expect(response.status).toBe(200);
    expect(cookieSetBy(response, 'auth')).toMatchObject({ value: '', path: '/' });
    client.cookies.set('auth', old);
    expect((await client.call(getUser)).status).toBe(403);
  });

  test('keeps the other sessions', async () => {
    const { client, email } = await buildMember(app);
    const second = app.client();
    await second.call(login, { body: { email, password: builtPassword } });
    await client.call(logout);
    expect((await second.call(getUser)).status).toBe(200);
  });

  test('is refused when another site causes it', async () => {
    const { client } = await buildMember(app);
    const response = await client.raw('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'cross-site' });
    expect([response.status, response.error?.code]).toEqual([403, 'origin_refused']);
    expect(response.body).not.toHaveProperty('authentication_required');
    expect((await client.call(getUser)).status).toBe(200);
    expect((await client.raw('GET', '/api/logout.php', undefined, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('succeeds for a visitor', async () => {
    expect((await app.client().call(logout)).status).toBe(200);
  });
});

describe('a session', () => {
  test('is valid only on the site where its user signed up', async () => {
    const { client } = await buildMember(app);
    const elsewhere = app.client({ host: 'de.localhost' });
    elsewhere.cookies.set('auth', client.cookies.get('auth') ?? '');
    expect((await elsewhere.call(getUser)).status).toBe(403);
    expect((await client.call(getUser)).status).toBe(200);
  });

  const day = 24 * 3600;
  const advance = (seconds: number) => app.client().raw('POST', '/dev/clock', { advance_seconds: seconds });

  test('expires after 30 days, however much it is used', async () => {
    const { client } = await buildMember(app);
    for (let week = 0; week < 3; week++) {
      await advance(10 * day - 20);
      expect((await client.call(getUser)).status).toBe(200);
    }
    await advance(120);
    const response = await client.call(getUser);
    expect([response.status, response.error?.code]).toEqual([403, 'authentication_required']);
  });

  test('ends after 14 days without use, and is not listed any more', async () => {
    const { client, email } = await buildMember(app);
    await advance(13 * day);
    expect((await client.call(getUser)).status).toBe(200);
    const second = app.client();
    await second.call(login, { body: { email, password: builtPassword } });
    await advance(10 * day);
    expect((await second.call(getUser)).status).toBe(200);
    await advance(5 * day);
    expect((await client.call(getUser)).error?.code).toBe('authentication_required');
    expect((await second.call(getSessions)).reply.sessions).toHaveLength(1);
  });
});
