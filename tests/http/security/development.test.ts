import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { login as enterOffice } from '#features/staff/contract/endpoints.ts';
import { getUser, login, putUser, resendActivation } from '#features/account/contract/endpoints.ts';
import { getSettings } from '#features/site/contract/endpoints.ts';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { securityLinesOf } from '#tests/support/account/security-lines.ts';
import { cookieSetBy } from '#tests/support/set-cookies.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

describe('the development endpoints', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  test('show the captured mails, newest first, as JSON and as a page', async () => {
    const members = [await buildMember(app, { status: 'not_confirmed' }), await buildMember(app, { status: 'not_confirmed' })];
    for (const { client, email } of members) {
      await client.call(resendActivation);
      await mailsTo(app, email);
    }
    const { body } = await app.client().raw('GET', '/dev/outbox.json');
    expect(body).toMatchObject(members.toReversed().map(({ email }) => ({ channel: 'mail', to: email })));
    expect((body as object[])[0]).toMatchObject({
      subject: expect.any(String),
      text: expect.any(String),
      html: expect.stringContaining('<html'),
      links: [expect.stringMatching(/^http:\/\/localhost\//)],
    });
    const page = await app.server.inject({ method: 'GET', url: '/dev/outbox' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { email } of members) expect(page.body).toContain(email);
  });

  test('move the clock forward, never back', async () => {
    const advance = (body: unknown) => app.client().raw('POST', '/dev/clock', body);
    const before = app.platform.clock.now().getTime();
    const { body } = await advance({ advance_seconds: 3600 });
    expect(Date.parse((body as { now: string }).now) - before).toBeGreaterThanOrEqual(3_600_000);
    for (const wrong of [{ advance_seconds: -1 }, { advance_seconds: '1' }, {}, undefined]) expect((await advance(wrong)).status).toBe(400);
  });

  test('grant credits, premium and the role of an operator', async () => {
    const { id, client, email } = await buildMember(app, { credits: 1 });
    const grant = (body: unknown) => app.client().raw('POST', '/dev/grant', body);
    expect((await grant({ email, credits: 10, paid_user: true, role: 'operator' })).body).toEqual({ done: true });
    expect((await client.call(getUser)).reply.user).toMatchObject({ credits: 11, paid_user: true });
    const enter = async () => (await app.client().call(enterOffice, { body: { email, password: builtPassword } })).status;
    expect(await enter()).toBe(200);
    expect((await grant({ email, role: 'member' })).status).toBe(200);
    expect((await client.call(getUser)).reply.user).toMatchObject({ credits: 11, paid_user: true });
    expect(await enter()).toBe(401);
    const lines = (await securityLinesOf(app)).filter(({ event }) => event === 'role_changed');
    expect(lines.map(({ outcome, reason, user }) => [outcome, reason, user])).toEqual([
      ['ok', 'operator', id],
      ['ok', 'member', id],
    ]);
    expect((await grant({ email: 'nobody@built.test', credits: 1 })).status).toBe(404);
    expect((await grant({ email, credits: -1 })).status).toBe(400);
  });

  test('can be called from this machine only', async () => {
    const far = app.client({ ip: '192.0.2.7' });
    expect((await far.raw('GET', '/dev/outbox.json')).status).toBe(404);
    const before = app.platform.clock.now().getTime();
    expect((await far.raw('POST', '/dev/clock', { advance_seconds: 86_400 })).status).toBe(404);
    // Nothing of the route has run behind the 404.
    expect(app.platform.clock.now().getTime() - before).toBeLessThan(3_600_000);
    for (const host of ['[::1]:3000', '127.0.0.1', 'de.localhost'])
      expect((await app.client({ host, ip: '::1' }).raw('GET', '/dev/outbox.json')).status).toBe(200);
  });

  // Regression: behind a proxy on the same machine everybody came from it, and with TRUST_PROXY a header said so.
  test('cannot be called through a proxy, whatever its headers say', async () => {
    const proxied = await createTestApp({ TRUST_PROXY: '1' });
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-forwarded-for': '203.0.113.7' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 proxy' },
    ]) {
      expect((await proxied.client().raw('GET', '/dev/outbox.json', undefined, headers)).status).toBe(404);
      expect((await proxied.client({ ip: '203.0.113.7' }).raw('GET', '/dev/outbox.json', undefined, headers)).status).toBe(404);
    }
    await proxied.close();
  });

  // Regression: a page of another site that let its name resolve to this machine read the mails and granted roles.
  test('cannot be called by a name that a DNS server can point here', async () => {
    const { email } = await buildMember(app);
    for (const host of ['rebound.evil.test', 'rebound.evil.test:3000', 'localhost.evil.test', 'xlocalhost']) {
      const rebound = app.client({ host });
      expect((await rebound.raw('GET', '/dev/outbox.json')).status).toBe(421);
      expect((await rebound.raw('POST', '/dev/grant', { email, role: 'operator' })).status).toBe(421);
    }
  });
});

describe('in production', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({
      APP_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'post@emberleaf.test',
      PUBLIC_URL: 'https://www.emberleaf.test',
    });
  });
  afterAll(() => app.close());

  test.each([
    ['GET', '/dev/outbox'],
    ['GET', '/dev/outbox.json'],
    ['POST', '/dev/clock'],
    ['POST', '/dev/grant'],
    ['GET', '/dev/anything'],
  ] as const)('%s %s does not exist', async (method, url) => {
    const before = app.platform.clock.now().getTime();
    const response = await app.client().raw(method, url, method === 'POST' ? { advance_seconds: 86_400, email: 'a@b.test' } : undefined);
    expect([response.status, response.error?.code]).toEqual([404, 'not_found']);
    expect(app.platform.clock.now().getTime() - before).toBeLessThan(60_000);
  });

  test('the session is bound to this host and to https', async () => {
    const { email } = await buildMember(app, { session: false });
    const client = app.client();
    const response = await client.call(login, { body: { email, password: builtPassword } });
    expect(cookieSetBy(response, '__Host-auth')).toMatchObject({
      'max-age': '2592000',
      path: '/',
      secure: '',
      httponly: '',
      samesite: 'Lax',
    });
    expect(cookieSetBy(response, '__Host-auth')).not.toHaveProperty('domain');
    expect(cookieSetBy(response, 'auth')).toBeUndefined();
    expect((await client.call(getUser)).status).toBe(200);
    expect(response.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains; preload');
  });

  test('all cookies are bound to this host, and others are not even read', async () => {
    const { email } = await buildMember(app, { session: false });
    const client = app.client();
    await client.call(login, { body: { email, password: builtPassword } });
    await client.call(putUser, { body: { language: 'fi' } });
    expect([...client.cookies.keys()].toSorted()).toEqual(['__Host-auth', '__Host-device', '__Host-locale']);

    // Such as another host of the same domain can set for all of them.
    const planted = app.client();
    for (const [name, value] of client.cookies) planted.cookies.set(name.replace('__Host-', ''), value);
    expect((await planted.call(getUser)).status).toBe(403);
    planted.cookies.set('country', 'FI');
    expect((await planted.call(getSettings)).reply.geoip_selected_country).toBeNull();
    planted.cookies.set('__Host-country', 'FI');
    expect((await planted.call(getSettings)).reply.geoip_selected_country).toBe('FI');
  });
});
