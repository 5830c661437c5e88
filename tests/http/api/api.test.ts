import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { getUser, putUser } from '#features/account/contract/endpoints.ts';
import { signup } from '#features/signup/contract/endpoints.ts';
import { hasPendingMigrations } from '#platform/server/db/migration-state.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { encodeForm } from '#tests/support/form.ts';
import { signupForm } from '#tests/support/account/signup-form.ts';
import { createTestApp, createTestAppOn, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('the API', () => {
  test.each([
    ['GET', '/api/unknown.php'],
    ['POST', '/api/unknown.php'],
    ['DELETE', '/api/settings.php'],
    ['GET', '/api/user.php/more'],
    ['GET', '/api/'],
  ] as const)('answers %s %s with not_found', async (method, url) => {
    const { status, body } = await app.client().raw(method, url);
    expect(status).toBe(404);
    expect(body).toEqual({ error: { code: 'not_found', params: {} }, request_id: expect.stringMatching(uuid) });
  });

  test('gives every response a unique request id, which the caller cannot choose', async () => {
    const client = app.client();
    const responses = [await client.call(getUser), await client.raw('GET', '/api/user.php', undefined, { 'x-request-id': 'mine' })];
    for (const { headers, body } of responses) {
      expect(headers['x-request-id']).toMatch(uuid);
      expect(body).toMatchObject({ request_id: headers['x-request-id'] });
    }
    expect(responses[0]?.headers['x-request-id']).not.toBe(responses[1]?.headers['x-request-id']);
  });

  test.each(['/api/settings.php', '/api/unknown.php', '/healthz'])('sends the security headers with %s', async (url) => {
    expect((await app.client().raw('GET', url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('microphone=()'),
    });
  });

  test('forbids caching of its replies', async () => {
    const { client } = await buildMember(app);
    for (const who of [client, app.client()]) expect((await who.call(getUser)).headers['cache-control']).toBe('no-store');
  });

  test('answers 403 when a login is required', async () => {
    for (const endpoint of app.features.routes.map((route) => route.endpoint)) {
      if (endpoint.access !== 'member') continue;
      // Also without the input that it needs: who calls is asked before what is given.
      const url = `/api/${endpoint.path}${endpoint.flag === undefined ? '' : `?${endpoint.flag}`}`;
      const { status, body, headers } = await app.client().raw(endpoint.method, url);
      expect([endpoint.path, status, body]).toEqual([endpoint.path, 403, expect.objectContaining({ authentication_required: true })]);
      expect([endpoint.path, headers['cache-control']]).toEqual([endpoint.path, 'no-store']);
    }
  });

  test('answers 403 to a visitor also where a call has a body, whatever is in it', async () => {
    const form = await encodeForm([['file', Buffer.from('picture')]]);
    let asked = 0;
    for (const endpoint of app.features.routes.map((route) => route.endpoint)) {
      if (endpoint.access !== 'member' || endpoint.method === 'GET') continue;
      const url = `/api/${endpoint.path}${endpoint.flag === undefined ? '' : `?${endpoint.flag}`}`;
      const sent = endpoint.upload
        ? [[form.body, form.headers]]
        : [
            [{ id: 1 }, {}],
            [{ unknown: [] }, {}],
            ['[]', { 'content-type': 'application/json' }],
            // Regression: what cannot be read was answered 400 before anybody had asked who calls.
            ['', { 'content-type': 'application/json' }],
            ['{', { 'content-type': 'application/json' }],
            ['x', { 'content-type': 'text/plain' }],
          ];
      for (const [body, headers] of sent) {
        const { status, error } = await app.client().raw(endpoint.method, url, body, headers as Record<string, string>);
        expect([endpoint.path, status, error]).toEqual([endpoint.path, 403, { code: 'authentication_required', params: {} }]);
        asked++;
      }
    }
    expect(asked).toBeGreaterThan(100);
  });

  test('describes each of its endpoints and nothing else', async () => {
    const { body } = await app.client().raw('GET', '/api/openapi.json');
    const { openapi, paths } = body as { openapi: string; paths: Record<string, Record<string, object>> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = new Set(app.features.routes.map(({ endpoint: { method, path } }) => `${method} /api/${path}`));
    expect(openapi).toBe('3.1.0');
    expect(described.toSorted()).toEqual([...served].toSorted());
    expect(paths['/api/user.php']?.['post']).toHaveProperty('requestBody');
  });
});

describe('a write from another origin', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.test' }],
    ['a foreign port', { origin: 'http://localhost:9999' }],
    ['no real origin', { origin: 'null' }],
    ['a page of another site', { origin: 'http://localhost', 'sec-fetch-site': 'cross-site' }],
  ])('is refused: %s', async (_what, headers) => {
    const { client, email } = await buildMember(app);
    const response = await client.raw('PUT', '/api/user.php', { language: 'fi' }, headers);
    expect([response.status, response.error?.code]).toEqual([403, 'origin_refused']);
    expect(response.body).not.toHaveProperty('authentication_required');
    expect((await client.call(getUser)).reply.user.language).toBe('de');
    const entering = await app.client().raw('POST', '/api/user.php', { email, password: 'emberleaf-demo' }, headers);
    expect([entering.status, entering.headers['set-cookie']]).toEqual([403, undefined]);
  });

  test('is accepted from our own pages', async () => {
    const { client } = await buildMember(app);
    // Browsers that hide where a page comes from send no origin, but say that it is the same.
    for (const origin of ['http://localhost', 'null'])
      expect((await client.raw('PUT', '/api/user.php', { language: 'fi' }, { origin, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await client.call(putUser, { body: { language: 'sv' } })).status).toBe(200);
  });
});

describe('rate limits per address', () => {
  test('say when to try again', async () => {
    const limited = await createTestApp({ RATE_LIMITS: 'on' });
    const tryToSignUp = (ip: string) => limited.client({ ip }).call(signup, { body: signupForm({ email: 'a@' }) });
    for (let call = 0; call < 20; call++) expect((await tryToSignUp('10.1.0.1')).status).toBe(400);
    const response = await tryToSignUp('10.1.0.1');
    expect([response.status, response.error?.code]).toEqual([429, 'rate_limited']);
    const seconds = Number(response.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(response.error?.params).toEqual({ seconds });
    expect((await tryToSignUp('10.1.0.2')).status).toBe(400);
    await limited.close();
  });
});

describe('health', () => {
  test('is reported for the process, and separately for its readiness', async () => {
    expect((await app.client().raw('GET', '/healthz')).body).toEqual({ ok: true });
    await eventually(async () => expect((await app.client().raw('GET', '/readyz')).body).toEqual({ ok: true, missing: [], waiting: [] }));
  });

  test('is not reported before the search has loaded its members', async () => {
    const pool = app.platform.database.pool;
    const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
    const holder = await pool.connect();
    await holder.query('BEGIN; LOCK TABLE profiles IN ACCESS EXCLUSIVE MODE');
    const late = await createTestAppOn({ host: inject('databaseHost'), port: 5432, user: 'app', database: rows[0]?.name ?? '' });
    try {
      const ready = () => late.client().raw('GET', '/readyz');
      expect(await ready()).toMatchObject({ status: 503, body: { ok: false, missing: ['search_index'] } });
      expect((await late.client().raw('GET', '/healthz')).body).toEqual({ ok: true });
      await holder.query('COMMIT');
      await eventually(async () => expect(await ready()).toMatchObject({ status: 200, body: { ok: true, missing: [] } }));
    } finally {
      holder.release(true);
      await late.close();
    }
  });

  test('says what is missing', async () => {
    const production = {
      APP_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'post@emberleaf.test',
      PUBLIC_URL: 'https://www.emberleaf.test',
    };
    const bare = await createTestApp(production);
    const ready = () => bare.client().raw('GET', '/readyz');
    await eventually(async () =>
      expect(await ready()).toMatchObject({ status: 200, body: { ok: true, missing: ['country_of_buyers', 'payment_provider'] } }),
    );
    const { db, pool } = bare.platform.database;
    await pool.query('ALTER TABLE staff_log DISABLE TRIGGER USER; TRUNCATE sites CASCADE');
    bare.features.sites.changed();
    await eventually(async () =>
      expect(await ready()).toMatchObject({ status: 200, body: { ok: true, missing: ['site', 'country_of_buyers', 'payment_provider'] } }),
    );
    expect((await bare.client().raw('GET', '/healthz')).body).toEqual({ ok: true });
    expect(await hasPendingMigrations(db)).toBe(false);
    await pool.query('DELETE FROM kysely_migration WHERE name = (SELECT max(name) FROM kysely_migration)');
    expect(await hasPendingMigrations(db)).toBe(true);
    await bare.close();
  });

  test('is not reported before the migrations have run, and names them until then', async () => {
    const bare = await createTestApp();
    const { pool } = bare.platform.database;
    const newest = '(SELECT max(name) FROM kysely_migration)';
    const { rows } = await pool.query(`DELETE FROM kysely_migration WHERE name = ${newest} RETURNING name, timestamp`);
    const ready = () => bare.client().raw('GET', '/readyz');
    expect(await ready()).toMatchObject({ status: 503, body: { ok: false, missing: ['migrations'] } });
    await pool.query('INSERT INTO kysely_migration SELECT name, timestamp FROM jsonb_to_recordset($1) AS t (name text, timestamp text)', [
      JSON.stringify(rows),
    ]);
    await eventually(async () => expect(await ready()).toMatchObject({ status: 200, body: { ok: true, missing: [] } }));
    await bare.close();
  });
});
