import { readdirSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let cookie: string;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  const { client } = await buildMember(app);
  cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => app.close());

const assets = readdirSync('dist/client/assets');
const asset = (pattern: RegExp): string => `/assets/${assets.find((name) => pattern.test(name)) ?? 'none'}`;
const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

const ask = (url: string, headers: Record<string, string> = {}) => app.server.inject({ url, headers });
/** The front page redirects members, so it is requested as a visitor. */
const cookieFor = (url: string): Record<string, string> => (url === '/' ? {} : { cookie });

/** Pages are in the language of the visitor, and of members in theirs. */
const varyOf = (url: string): string => (['/', '/members'].includes(url) ? 'accept-encoding, cookie' : 'accept-encoding');

/** The content without what differs in each response: the time of rendering. */
const stableContent = (content: Buffer) => content.toString().replaceAll(/\b\d{13}\b/g, '');

/** Of a member's page in no order, because the answers that it hands to the browser stand in the order in which they came. */
const comparable = (url: string, content: Buffer) =>
  url === '/members'
    ? stableContent(content)
        .split(/[<>{}[\],]+/)
        .toSorted()
    : stableContent(content);

describe.each([
  ['a page', '/'],
  ['a page of a member', '/members'],
  ['an API answer', '/api/settings.php'],
  ['a reference reply', '/api/emojis.php?language=de'],
  ['the description of the API', '/api/openapi.json'],
  ['the service worker', '/sw.js'],
  ['a script', asset(/^vendor-.*\.js$/)],
  ['a style sheet', asset(/^shell-.*\.css$/)],
  ['the icon sprite', asset(/^sprite-.*\.svg$/)],
])('%s', (_what, url) => {
  test.each(['br', 'gzip'] as const)('is sent as %s to a client that accepts it, with the same content', async (coding) => {
    const [packed, plain] = await Promise.all([ask(url, { ...cookieFor(url), 'accept-encoding': coding }), ask(url, cookieFor(url))]);
    expect([packed.statusCode, packed.headers['content-encoding'], packed.headers['vary']]).toEqual([200, coding, varyOf(url)]);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect(comparable(url, unpack[coding](packed.rawPayload))).toEqual(comparable(url, plain.rawPayload));
  });

  test('is sent uncompressed to a client that accepts no encoding, and varies by it for caches', async () => {
    for (const accepted of [{}, { 'accept-encoding': 'identity' }, { 'accept-encoding': 'br;q=0, gzip;q=0' }]) {
      const { statusCode, headers } = await ask(url, { ...cookieFor(url), ...accepted });
      expect([statusCode, headers['content-encoding'], headers['vary']]).toEqual([200, undefined, varyOf(url)]);
    }
  });

  test('has no content for HEAD', async () => {
    const { statusCode, rawPayload } = await app.server.inject({
      method: 'HEAD',
      url,
      headers: { ...cookieFor(url), 'accept-encoding': 'br' },
    });
    expect([statusCode, rawPayload.length]).toEqual([200, 0]);
  });
});

test('files that are already compressed are sent as they are', async () => {
  for (const url of ['/icons/192.png', asset(/\.woff2$/), asset(/\.webp$/)]) {
    const { statusCode, headers } = await ask(url, { 'accept-encoding': 'br, gzip' });
    expect([url, statusCode, headers['content-encoding']]).toEqual([url, 200, undefined]);
  }
});

test('a response that fits into one packet is not compressed', async () => {
  const { headers } = await ask('/healthz', { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], headers['content-length']]).toEqual([undefined, '11']);
});

test('a range is a part of the uncompressed file', async () => {
  const url = asset(/\.webp$/);
  const [whole, part] = await Promise.all([ask(url), ask(url, { range: 'bytes=10-19', 'accept-encoding': 'br' })]);
  expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, undefined]);
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(10, 20));
});

test('a client that has a reference reply already gets a 304 without a body', async () => {
  const { headers } = await ask('/api/emojis.php?language=de', { 'accept-encoding': 'br' });
  const again = await ask('/api/emojis.php?language=de', { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) });
  expect([again.statusCode, again.headers['content-encoding'], again.rawPayload.length]).toEqual([304, undefined, 0]);
});

// An attacker who controls a part of a compressed response learns from its length about the rest (BREACH).
describe('a response whose length could reveal a secret', () => {
  test.each(['cross-site', 'same-site'])('is not compressed: %s pages send requests with the cookies of a member', async (from) => {
    for (const url of ['/members', '/api/user.php']) {
      const { statusCode, headers } = await ask(url, { cookie, 'accept-encoding': 'br', 'sec-fetch-site': from });
      expect([statusCode, headers['content-encoding']]).toEqual([200, undefined]);
    }
  });

  test.each([`/${'a'.repeat(43)}`, '/u-token', '/unsubscribe/token', '/reset-password/do?token=a', '/mail-change/do?token=a'])(
    'is not compressed: a token is in the URL %s',
    async (url) => {
      const { headers } = await ask(url, { 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBeUndefined();
    },
  );

  test('is compressed for a visitor who follows a link, and for requests of our own pages', async () => {
    const own = { cookie, 'sec-fetch-site': 'same-origin' };
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { cookie, 'sec-fetch-site': 'none' }, own])
      expect((await ask('/pages/imprint', { 'accept-encoding': 'br', ...headers })).headers['content-encoding']).toBe('br');
  });
});

test('a compressed request body is not decompressed', async () => {
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/api/user.php',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('not what it says'),
  });
  expect(statusCode).toBe(400);
});
