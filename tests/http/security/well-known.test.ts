import * as Type from 'typebox';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { StoredSettings } from '#features/site/contract/settings.ts';
import { changeSettings } from '#tests/support/site-settings.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
});
afterAll(() => app.close());

const get = (url: string, host = 'localhost:3000') => app.server.inject({ url, headers: { host } });

test('whom to tell of a hole is said by each site, and is never out of date', async () => {
  const { statusCode, headers, body } = await get('/.well-known/security.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(body).toContain('Canonical: http://localhost:3000/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '');
  const days = (expires - app.platform.clock.now().getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  expect((await get('/.well-known/security.txt', 'de.localhost:3000')).body).toContain('Canonical: http://de.localhost:3000/');
});

test('where a password manager sends its owner to change the password', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect([statusCode, headers['location']]).toEqual([302, '/settings#password']);
});

test('of a host without a site nothing is said', async () => {
  expect((await get('/.well-known/security.txt', 'elsewhere.example')).statusCode).toBe(421);
});

test('a proxy gets certificates for the hosts of sites alone, whatever host it asks by', async () => {
  const statusFor = async (query: string) => (await get(`/tls-host${query}`, 'site:3000')).statusCode;
  expect(await statusFor('?domain=de.localhost')).toBe(200);
  for (const query of ['', '?domain=', '?domain=elsewhere.example', '?domain=de.localhost&domain=localhost', `?domain=${'a'.repeat(300)}`])
    expect([query, await statusFor(query)]).toEqual([query, 404]);
});

test('the licence notices of what is delivered are read on any host', async () => {
  const { statusCode, headers, body } = await get('/licences', 'elsewhere.example');
  expect([statusCode, headers['content-type'], headers['x-robots-tag']]).toEqual([200, 'text/plain; charset=utf-8', 'noindex']);
  for (const name of ['fastify', 'PostgreSQL', 'libvips', 'Figtree', 'react-dom']) expect(body).toContain(name);
});

const android = { package_name: 'org.example.app', sha256_cert_fingerprints: [Array.from({ length: 32 }, () => 'A1').join(':')] };

test('the operator’s apps are named where there are any, and else nothing is', async () => {
  const [links, association] = ['/.well-known/assetlinks.json', '/.well-known/apple-app-site-association'];
  for (const path of [links, association]) expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  await changeSettings(app, { apps: { android: [android], apple: ['ABCDE12345.org.example.app'] } });
  const named = await get(links);
  expect([named.statusCode, named.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(named.json()).toMatchObject([{ target: { namespace: 'android_app', ...android } }]);
  const apple = await get(association);
  expect([apple.statusCode, apple.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(apple.json()).toMatchObject({ webcredentials: { apps: ['ABCDE12345.org.example.app'] } });
  expect((await get(links, 'elsewhere.example')).statusCode).toBe(421);
  // No page carries them.
  expect((await get('/')).body).not.toContain('org.example.app');
});

test.each([
  { apps: { android: [{ ...android, package_name: 'app' }] } },
  { apps: { android: [{ ...android, sha256_cert_fingerprints: ['a1'] }] } },
  { apps: { apple: ['*'] } },
  { brand: { accent: 'red' } },
  { brand: { accent: '#a1b2c3', icon: '../secret.png' } },
  { brand: { accent: '#a1b2c3', icon: 'icon.html' } },
])('a site whose settings are %j does not start', (bad) => {
  expect(Value.Check(Type.Partial(StoredSettings), bad)).toBe(false);
});

test('other well-known addresses do not exist', async () => {
  expect((await get('/.well-known/openid-configuration')).statusCode).toBe(404);
});
