import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appCatalogs } from '#app/server/texts/app-catalogs.ts';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { languages } from '#platform/contract/languages.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let port: number;
const logged: string[] = [];
beforeAll(async () => {
  app = await createTestApp({}, pino({ level: 'debug' }, { write: (line) => void logged.push(line) }));
  await mountPages(app, 'build');
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.server.address() as AddressInfo);
});
afterAll(() => app.close());

/** Everything that the server answers to these bytes until it or we close the connection. */
function exchange(request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data) => (response += data.toString()));
    socket.on('error', reject).on('close', () => resolve(response));
    socket.write(request);
  });
}

const statusOf = async (host: string, path = '/', headers = '') =>
  (await exchange(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`)).slice(9, 12);

describe('a host that is none of ours', () => {
  test.each([
    'x; script-src *',
    'a b',
    '[::1',
    'localhost@evil.test',
    'local_host',
    'rebound.evil.test',
    'localhost.evil.test',
    'a'.repeat(300),
    '',
  ])('is answered 421, never with the first site or as an error of ours: %s', async (host) => {
    logged.length = 0;
    for (const path of [
      '/',
      '/login',
      '/api/settings.php',
      '/api/none.php',
      '/manifest.webmanifest',
      '/favicon.svg',
      '/dev/outbox',
      '/nowhere.png',
    ])
      expect([path, await statusOf(host, path)]).toEqual([path, '421']);
    // Each is answered, and nobody is told of an error.
    const lines = logged.map((line) => JSON.parse(line) as { level: number; msg: string; status?: number });
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
    expect(lines.filter(({ msg, status }) => msg === 'answered' && status === 421)).toHaveLength(8);
  });

  test('cannot open the live socket', async () => {
    const upgrade = 'Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x3JJHMbDL1EzLkh9GBhXDw==\r\n';
    const opening = (host: string) => exchange(`GET /api/live HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\n${upgrade}\r\n`);
    expect((await opening('rebound.evil.test')).slice(9, 12)).toBe('421');
    expect((await opening('localhost')).slice(9, 12)).toBe('401');
  });

  test('still gets to know how the process is: a balancer calls it by its address', async () => {
    expect([await statusOf('10.0.0.5:3000', '/healthz'), await statusOf('whatever.internal', '/readyz')]).toEqual(['200', '200']);
  });
});

test('outside production a machine is reached by its addresses and by every name of its own', async () => {
  for (const host of ['localhost:4000', 'LOCALHOST', 'fr.localhost', '[::1]:3000', '192.168.1.7'])
    expect([host, await statusOf(host, '/api/settings.php')]).toEqual([host, '200']);
});

// Regression: a name with the dot of the root was nobody's, and a port that no machine has was served.
test('a name may end with its dot, and a port has to be one', async () => {
  for (const host of ['localhost.', 'localhost.:4000', '127.0.0.1.'])
    for (const path of ['/login', '/api/settings.php']) expect([host, path, await statusOf(host, path)]).toEqual([host, path, '200']);
  for (const host of ['localhost:99999999', 'localhost:65536', 'localhost:0', 'localhost:x', '[::1]:65536'])
    for (const path of ['/login', '/api/settings.php']) expect([host, path, await statusOf(host, path)]).toEqual([host, path, '400']);
});

test('an address that looks like another host stays a page of this one', async () => {
  expect(await statusOf('localhost', '//evil.test/login')).toBe('404');
  expect(await statusOf('localhost', 'http://evil.test/login')).toBe('200');
  for (const odd of ['//', '///', '/\\\\evil.test', '/?:@', 'http://evil.test'])
    expect([odd, await statusOf('localhost', odd)]).not.toEqual([odd, '500']);
  expect(await statusOf('localhost', '/%zz')).toBe('400');
  expect(await statusOf('localhost', '/login', 'X-Forwarded-Host: x; script-src *\r\n')).toBe('200');
});

// Regression: the connection was closed without an answer. `curl --http2` and some proxies offer h2c with every request.
test.each(['h2c', 'websocket', 'TLS/1.0', 'foo'])('an offer of %s at an ordinary address is no matter', async (protocol) => {
  for (const [path, status] of [
    ['/login', '200'],
    ['/api/settings.php', '200'],
    ['/api/live/more', '404'],
  ] as const)
    expect([
      path,
      await statusOf('localhost', path, `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\nHTTP2-Settings: AAMAAABk\r\n`),
    ]).toEqual([path, status]);
});

// Regression: JSON in English, for a browser that cannot send less.
describe('more cookies than a request may have', () => {
  const cookies = `Cookie: ${Array.from({ length: 17 }, (_nothing, n) => `foreign${n}=${'x'.repeat(1000)}`).join('; ')}\r\n`;
  const pageFor = async (path: string, headers = '') => exchange(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${headers}${cookies}\r\n`);

  test('are answered by a page that says what to do, in the language that the request names', async () => {
    for (const [path, headers, language] of [
      ['/members', 'Accept-Language: xx, nn;q=0.9, fr;q=0.5\r\n', 'nb'],
      ['/fi/login', 'Accept-Language: fr\r\n', 'fi'],
      ['/login', 'Accept-Language: fr\r\nCookie: a=1; locale=sv\r\n', 'sv'],
    ] as const) {
      const page = await pageFor(path, headers);
      expect(page).toMatch(/^HTTP\/1\.1 431 .*content-type: text\/html; charset=utf-8/s);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toContain(appCatalogs[language].error.cookiesText);
    }
  });

  test('are answered in all languages when nothing tells which, and a long address is no matter of cookies', async () => {
    const page = await pageFor('/');
    for (const language of languages) expect(page).toContain(`<section lang="${language}">`);
    expect((await exchange(`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`)).slice(9, 12)).toBe('414');
    expect((await exchange('NONSENSE\r\n\r\n')).slice(9, 12)).toBe('400');
  });
});

describe('in production', () => {
  let live: TestApp;
  beforeAll(async () => {
    live = await createTestApp({
      APP_ENV: 'production',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'post@emberleaf.test',
      PUBLIC_URL: 'https://www.emberleaf.test',
    });
  });
  afterAll(() => live.close());

  test('the main site has the host of its public address, and nothing else is let in by not being a name', async () => {
    const status = async (host: string) => (await live.client({ host }).raw('GET', '/api/settings.php')).status;
    expect([await status('www.emberleaf.test'), await status('localhost')]).toEqual([200, 200]);
    for (const host of ['emberleaf.test', 'fr.localhost', '192.168.1.7', '[::1]']) expect([host, await status(host)]).toEqual([host, 421]);
  });

  // Regression: what is kept by host was made anew for each of 65,535 made-up ports.
  test('only the ports at which the site can be reached are right', async () => {
    const status = async (host: string) => (await live.client({ host }).raw('GET', '/api/settings.php')).status;
    const { port: own } = live.platform.env;
    for (const right of [80, 443, own]) expect([right, await status(`www.emberleaf.test:${right}`)]).toEqual([right, 200]);
    for (const wrong of [1, 8080, 65_535]) expect([wrong, await status(`www.emberleaf.test:${wrong}`)]).toEqual([wrong, 421]);
  });
});
