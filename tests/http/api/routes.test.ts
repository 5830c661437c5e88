import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { buildMember } from '#tests/support/builders.ts';
import { type ServedRoute, withRoutes } from '#tests/support/routes.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let routes: readonly ServedRoute[];
beforeAll(async () => {
  ({ app, routes } = await withRoutes(async () => {
    const made = await createTestApp({ RATE_LIMITS: 'on' });
    await mountPages(made, 'build');
    return made;
  }));
  await app.server.ready();
});
afterAll(() => app.close());

/** Why an address needs no limit on calls. */
const unlimited: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^\/healthz$/, 'says that the process lives, nothing more'],
  [/^\/readyz$/, 'one look is that of all who ask meanwhile'],
  [/^\/(?:dev|sandbox)\//, 'outside production and for this machine only'],
  [/^\/api\/\*$/, 'says that there is nothing'],
  [/^\/(?:chats|favicon\.ico|\.well-known\/change-password)$/, 'leads to another address'],
  [/^\/\.well-known\//, 'a few lines of the settings, which are in memory'],
  [/^\/(?:sw\.js|accent\.css|manifest\.webmanifest)$/, 'a text that is in memory, or made of a few settings'],
  [/^\/(?:favicon\.svg|icons\/)/, 'drawn once for each site, then in memory'],
  [/^\/(?:assets\/|screenshots\/|licences$)/, 'a file of the build, whose name is known'],
  [/^\/tls-host$/, 'a look at the hosts, which are in memory'],
  [/^\/films\/:file$/, 'a file that settings name'],
  [/^\/media\/teaser\/:file$/, 'a file that never changes, without the database'],
  [/^\/media\/gif\/:file$/, 'a file that never changes, or one whose address is signed'],
  [/^\/media\/:file$/, 'a list of members shows dozens; what is not there is limited (serve-photos.test.ts)'],
];

describe('every route', () => {
  test('has a limit on calls, or a reason to have none', () => {
    expect(routes.length).toBeGreaterThan(150);
    const without = routes.filter(({ config }) => !(config as { rateLimit?: unknown } | undefined)?.rateLimit).map(({ url }) => url);
    expect(without.filter((url) => !unlimited.some(([pattern]) => pattern.test(url)))).toEqual([]);
    // Nor does a reason outlive its route.
    expect(unlimited.filter(([pattern]) => !without.some((url) => pattern.test(url)))).toEqual([]);
  });

  test('with a limit has the hook that counts: one that was registered too early would have none', () => {
    const limited = routes.filter(({ config }) => (config as { rateLimit?: unknown } | undefined)?.rateLimit);
    const uncounted = limited.filter(({ onRequest }) => [onRequest ?? []].flat().length === 0);
    expect(uncounted.map(({ method, url }) => `${String(method)} ${url}`)).toEqual([]);
  });

  test('answers with the headers that keep browsers from guessing and framing, also where it refuses', async () => {
    const member = await buildMember(app);
    const cookie = [...member.client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const seen = new Set<number>();
    // An address with a token is named nowhere, once the request is that far.
    const policyOf = (path: string, status: number) =>
      path === '/preview/x' && status === 404 ? 'no-referrer' : 'strict-origin-when-cross-origin';
    for (const { method, url } of routes)
      for (const one of [method].flat())
        for (const headers of [{}, { cookie }, { host: 'nowhere.test' }, { origin: 'https://evil.test' }]) {
          const path = url.replaceAll(/:\w+|\*$/g, 'x');
          const response = await app.server.inject({ method: one as 'GET', url: path, headers: { host: 'localhost', ...headers } });
          seen.add(response.statusCode);
          expect([one, path, response.statusCode, response.headers]).toEqual([
            one,
            path,
            response.statusCode,
            expect.objectContaining({
              'x-content-type-options': 'nosniff',
              'x-frame-options': 'DENY',
              'referrer-policy': policyOf(path, response.statusCode),
            }),
          ]);
          expect([one, path, response.statusCode]).not.toEqual([one, path, 500]);
        }
    for (const status of [200, 302, 400, 403, 404, 421]) expect([...seen]).toContain(status);
  });

  test('of a call is kept by no cache, whatever is answered, unless it is the same for everybody', async () => {
    const member = await buildMember(app);
    const shared = app.features.routes.flatMap(({ endpoint }) => {
      const { method, path, reference, revalidated } = endpoint;
      return reference || revalidated ? [`${method} /api/${path}`] : [];
    });
    const seen = new Set<number>();
    for (const { method, url } of routes.filter(({ url: each }) => each.startsWith('/api/') && each !== '/api/openapi.json'))
      for (const one of [method].flat().filter((each) => ['GET', 'POST', 'PUT', 'DELETE'].includes(each)))
        for (const client of [app.client(), member.client]) {
          const { status, headers } = await client.raw(one as 'GET', url.replace('*', 'x'));
          seen.add(status);
          if (status === 200 && shared.includes(`${one} ${url}`)) continue;
          expect([one, url, status, headers['cache-control']]).toEqual([one, url, status, 'no-store']);
        }
    for (const status of [200, 400, 403, 404]) expect([...seen]).toContain(status);
  });
});

test('refusals that no route makes have the same headers', { tags: ['slow'] }, async () => {
  // The minute in which the calls count does not pass, however slow the machine is.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const kinds: Record<string, number> = {};
  const ask = async (what: string, options: InjectOptions) => {
    const { statusCode, headers } = await app.server.inject(options);
    kinds[what] = statusCode;
    expect([what, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([what, 'nosniff', 'DENY']);
  };
  const headers = { host: 'localhost' };
  await ask('an address that cannot be decoded', { url: '/%zz', headers });
  await ask('a body that is too large', {
    method: 'POST',
    url: '/api/user.php',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: `"${'x'.repeat(300_000)}"`,
  });
  await ask('a body that is no JSON', {
    method: 'POST',
    url: '/api/user.php',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{',
  });
  await ask('a type that nothing reads', {
    method: 'POST',
    url: '/api/user.php',
    headers: { ...headers, 'content-type': 'text/x' },
    payload: 'x',
  });
  for (let call = 0; call < 61; call++)
    await app.server.inject({ method: 'POST', url: '/api/signup.php', headers, remoteAddress: '10.9.0.1' });
  await ask('too many calls', { method: 'POST', url: '/api/signup.php', headers, remoteAddress: '10.9.0.1' });
  for (let view = 0; view < 1200; view += 100)
    await Promise.all(Array.from({ length: 100 }, () => app.server.inject({ url: '/login', headers, remoteAddress: '10.9.0.2' })));
  await ask('too many pages', { url: '/login', headers, remoteAddress: '10.9.0.2' });
  expect(kinds).toEqual({
    'an address that cannot be decoded': 400,
    'a body that is too large': 413,
    'a body that is no JSON': 400,
    'a type that nothing reads': 400,
    'too many calls': 429,
    'too many pages': 429,
  });
});
