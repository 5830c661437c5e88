// @module-tag slow
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildMember, builtPassword } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const tries = 12;

/** How many of many wrong passwords were checked, when each request comes with other headers. */
async function wrongPasswords(app: TestApp, headersOf: (n: number) => Record<string, string>, ip = '10.0.0.1'): Promise<number> {
  const { email } = await buildMember(app, { session: false });
  let checked = 0;
  for (let n = 0; n < tries; n++) {
    const { error } = await app.client({ ip }).raw('POST', '/api/user.php', { email, password: `wrong-${n}` }, headersOf(n));
    if (error?.code !== 'too_many_attempts') checked++;
  }
  return checked;
}

// Regression: the address was the leftmost of X-Forwarded-For, which is what a caller writes.
describe('behind one proxy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ TRUST_PROXY: '1', COUNTRY_HEADER: 'x-country' });
  });
  afterAll(() => app.close());

  test('a caller cannot come from another address with each wrong password', async () => {
    expect(await wrongPasswords(app, (n) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` }))).toBeLessThan(tries);
    expect(await wrongPasswords(app, (n) => ({ 'x-forwarded-for': '203.0.113.8', forwarded: `for=198.51.100.${n}` }))).toBeLessThan(tries);
    expect(await wrongPasswords(app, (n) => ({ 'x-forwarded-for': `203.0.113.9:${40_000 + n}` }))).toBeLessThan(tries);
  });

  test('those who come from other addresses do not share a counter', async () => {
    expect(await wrongPasswords(app, (n) => ({ 'x-forwarded-for': `198.51.100.${n}` }))).toBe(tries);
  });
});

describe('behind proxies in known networks', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::/32', COUNTRY_HEADER: 'x-country' });
  });
  afterAll(() => app.close());

  test('only those are believed', async () => {
    expect(await wrongPasswords(app, (n) => ({ 'x-forwarded-for': `198.51.100.${n}` }), '10.9.9.9')).toBe(tries);
    expect(await wrongPasswords(app, (n) => ({ 'x-forwarded-for': `198.51.100.${n}` }), '192.0.2.1')).toBeLessThan(tries);
    expect(await wrongPasswords(app, (n) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7, 10.1.1.1` }), '10.9.9.9')).toBeLessThan(
      tries,
    );
  });

  test('the country is that which one of them names', async () => {
    const country = async (ip: string) =>
      ((await app.client({ ip }).raw('GET', '/api/settings.php', undefined, { 'x-country': 'FI' })).reply as { geoip_country: unknown })
        .geoip_country;
    expect([await country('10.9.9.9'), await country('192.0.2.1')]).toEqual(['FI', null]);
  });
});

describe('behind a proxy that writes Forwarded', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ TRUST_PROXY: '1', PROXY_HEADER: 'forwarded' });
  });
  afterAll(() => app.close());

  test('the address is that of its element, and X-Forwarded-For comes from the caller', async () => {
    expect(await wrongPasswords(app, (n) => ({ forwarded: `for=198.51.100.${n}` }))).toBe(tries);
    expect(await wrongPasswords(app, (n) => ({ forwarded: 'for=203.0.113.7', 'x-forwarded-for': `198.51.100.${n}` }))).toBeLessThan(tries);
    expect(await wrongPasswords(app, (n) => ({ forwarded: `for=198.51.100.${n}, for="[2001:db8::7]:4711"` }))).toBeLessThan(tries);
    expect(await wrongPasswords(app, (n) => ({ forwarded: `for=198.51.100.${n};x=", for=203.0.113.9` }))).toBeLessThan(tries);
  });

  test('the scheme is what it says, so cookies are bound to this host', async () => {
    const { client, email } = await buildMember(app, { session: false });
    const { headers } = await client.raw(
      'POST',
      '/api/user.php',
      { email, password: builtPassword },
      { forwarded: 'for=192.0.2.1;proto=https' },
    );
    expect(String(headers['set-cookie'])).toMatch(/__Host-auth=[^;]+;.*Secure/);
  });
});
