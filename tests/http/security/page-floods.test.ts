import { setTimeout } from 'node:timers/promises';
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createKeptBySite } from '#app/server/sites/kept-by-site.ts';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { languages } from '#platform/contract/languages.ts';
import { buildMember } from '#tests/support/builders.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.server.server.address() as AddressInfo);
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', on = app) =>
  on.server.inject({ url, headers, remoteAddress });

/** How many calls of the API the pages made while `run` was running. */
async function callsDuring(run: () => Promise<unknown>): Promise<number> {
  const calls = vi.spyOn(app, 'callInProcess');
  await run();
  const made = calls.mock.calls.length;
  calls.mockRestore();
  return made;
}

describe("a visitor's page in which nothing is personal", () => {
  test('is rendered once for all who ask for it within seconds', async () => {
    let bodies: string[] = [];
    const calls = await callsDuring(async () => {
      const responses = await Promise.all(
        Array.from({ length: 30 }, (_nothing, n) => get('/login', { 'user-agent': `agent ${n}`, 'accept-encoding': 'br' }, `10.2.0.${n}`)),
      );
      bodies = responses.map(({ rawPayload }) => brotliDecompressSync(rawPayload).toString());
    });
    expect(new Set(bodies).size).toBe(1);
    expect(bodies[0]).toContain('<title>');
    expect(calls).toBeLessThan(10);
  });

  test.each(['/', '/login', '/signup', '/reset-password', '/complaints', '/lang-config', '/pages/imprint', '/pricing', '/landers/video'])(
    'has nothing of the one for whom it was made: %s',
    async (url) => {
      const secrets = { 'user-agent': 'secret-agent', 'x-forwarded-for': '203.0.113.77', referer: 'https://secret.test/' };
      const first = await get(url, {
        ...secrets,
        cookie: 'device=secret-device; restore=secret-restore; auth=secret-auth; hidden_alerts=secret',
      });
      const second = await get(url, {}, '198.51.100.9');
      expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
      expect(first.body).not.toMatch(/secret|203\.0\.113/);
      expect(second.body).toBe(first.body);
      expect([first.headers['set-cookie'], second.headers['set-cookie']]).toEqual([undefined, undefined]);
      // The first one may be signed in, for all that the headers can know.
      expect([first.headers['cache-control'], second.headers['cache-control']]).toEqual(['private, no-store', 'private, no-cache']);
    },
  );

  test('is another one for each language, theme, country and site', async () => {
    const titles = await Promise.all(languages.map(async (locale) => (await get('/login', { cookie: `locale=${locale}` })).body));
    for (const [n, body] of titles.entries()) expect(body).toContain(`<html lang="${languages[n]}"`);
    expect((await get('/login', { cookie: 'theme=dark' })).body).toContain('data-theme="dark"');
    expect((await get('/login')).body).not.toContain('data-theme');
    expect((await get('/login', { cookie: 'country=FI' })).body).toContain('"geoip_selected_country":"FI"');
    expect((await get('/login', { host: 'de.localhost' })).body).toContain('Najaar');
    expect((await get('/login', { cookie: 'theme=made-up; locale=xx; country=nowhere' })).body).toContain('<html lang="de"><head>');
  });

  test('never is what a member gets, nor what a member got', async () => {
    const { client } = await buildMember(app, { name: 'Ronja' });
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const [own, others] = [await get('/complaints', { cookie }), await get('/complaints')];
    expect(own.body).toContain('Ronja');
    expect(others.body).not.toContain('Ronja');
    expect((await get('/', { cookie })).statusCode).toBe(302);
  });
});

describe('pages that are made for one caller', () => {
  test('are refused with a page when too many of one address wait, while others get theirs', async () => {
    const flood = Array.from({ length: 60 }, (_nothing, n) => get(`/login?n=${n}`, {}, '10.3.0.1'));
    const other = await get('/login?other', {}, '10.3.0.2');
    const responses = await Promise.all(flood);
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect(other.statusCode).toBe(200);
    expect(refused.length).toBeGreaterThan(20);
    expect(responses.filter(({ statusCode }) => statusCode === 200).length + refused.length).toBe(60);
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '5',
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    });
  });

  test('are not rendered for a caller who has gone', async () => {
    const { pool } = app.platform.database;
    const calls = await callsDuring(async () => {
      // Without a connection to the database nothing is finished, so that all of them wait.
      const taken = await Promise.all(Array.from({ length: 6 }, () => pool.connect()));
      const sockets = await Promise.all(
        Array.from({ length: 15 }, (_nothing, n) => openWith(`GET /members?gone=${n} HTTP/1.1\r\nHost: localhost\r\n\r\n`)),
      );
      await eventually(() => expect(app.callInProcess).toHaveBeenCalledTimes(4));
      sockets.forEach((socket) => socket.destroy());
      await eventually(async () => expect(await promisify(app.server.server.getConnections.bind(app.server.server))()).toBe(0));
      for (const client of taken) client.release();
      expect((await get('/login?last')).statusCode).toBe(200);
    });
    // Of the one that was being made when its caller left, and of the last.
    expect(calls).toBe(4 + 3);
  });
});

async function openWith(bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

describe('a connection that sends requests without waiting for answers', () => {
  // Regression: the parser went on to the end of the packet, 1,400 requests, each then aborted with an error of its own.
  test('is ended, and nothing is made for what it sent', async () => {
    let requests = 0;
    const count = () => requests++;
    app.server.server.on('request', count);
    const calls = await callsDuring(async () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {}).resume();
      socket.write('GET /login?pipelined HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3000));
      await new Promise((resolve) => socket.once('close', resolve));
      expect((await get('/login?after')).statusCode).toBe(200);
    });
    app.server.server.off('request', count);
    // Four, and the one for which it is ended.
    expect(requests).toBe(4 + 1);
    expect(calls).toBeLessThan(20);
    expect((await get('/healthz')).statusCode).toBe(200);
  });

  test('may send a few', async () => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.on('data', (data) => (text += data.toString()));
    socket.write(
      `${'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3)}GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    await once(socket, 'close');
    expect(text.match(/HTTP\/1\.1 200/g)).toHaveLength(4);
  });
});

describe('limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    // The minute in which they count does not pass, however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    limited = await createTestApp({ RATE_LIMITS: 'on' });
    await mountPages(limited, 'build');
  });
  afterAll(async () => {
    vi.useRealTimers();
    await limited.close();
  });

  const many = (count: number, run: (n: number) => Promise<{ statusCode: number }>) =>
    Promise.all(Array.from({ length: count }, async (_nothing, n) => (await run(n)).statusCode));

  test('let an office look at pages, and show a page with a way on to one that is flooded with views', async () => {
    const views = (count: number) => many(count, () => get('/login', {}, '10.4.0.1', limited));
    expect(new Set(await views(1200))).toEqual(new Set([200]));
    for (const language of languages) {
      const { statusCode, headers, body } = await get('/login', { cookie: `locale=${language}; theme=dark` }, '10.4.0.1', limited);
      expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      expect(body).toContain(`<html lang="${language}" data-theme="dark">`);
      expect(body).toMatch(/<link rel="stylesheet" href="\/assets\//);
      expect(body).not.toContain('<script');
    }
    expect((await get('/login', {}, '10.4.0.2', limited)).statusCode).toBe(200);
  });

  test('count the calls of a member by the member, not by the address', async () => {
    const [anna, ben] = [await buildMember(limited), await buildMember(limited)];
    const call = ({ client }: typeof anna, ip: string) =>
      get('/api/companyinfo.php', { cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }, ip, limited);
    expect((await many(300, (n) => call(anna, `10.5.0.${n % 250}`))).filter((status) => status === 429)).toEqual([]);
    expect((await call(anna, '10.5.1.1')).statusCode).toBe(429);
    expect((await call(ben, '10.5.0.1')).statusCode).not.toBe(429);
  });

  test('are not lifted by made-up sessions', async () => {
    const call = (n: number) => get('/api/settings.php', { cookie: `auth=made-up-${n}` }, '10.6.0.1', limited);
    const statuses: number[] = [];
    // In groups, because each looks into the database until there were too many.
    for (let group = 0; group < 121; group++) statuses.push(...(await many(10, (n) => call(10 * group + n))));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

// Regression: it was made for each port in the Host header, and outside the line that keeps the process free for members.
test('what a browser keeps for times without a connection is made once for a crowd, at whatever port', async () => {
  const crowded = await createTestApp();
  const calls = vi.spyOn(crowded, 'callInProcess');
  await mountPages(crowded, 'build');
  for (const url of ['/app-shell/de', '/offline/de']) {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_nothing, n) => get(url, { host: `localhost:${4000 + n}` }, `10.8.0.${n}`, crowded)),
    );
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 30 }, () => 200));
  }
  expect(calls.mock.calls.length).toBeLessThan(5);
  // It waits in the line of the pages, in which one address has so many places: few of them become free meanwhile.
  const flood = Array.from({ length: 60 }, (_nothing, n) => get(`/login?n=${n}`, {}, '10.8.1.1', crowded));
  // One after the other, since a refusal is held while the line moves on.
  const late = await Promise.all(
    languages.map(async (language, n) => {
      await setTimeout(n * 10);
      return get(`/app-shell/${language}`, {}, '10.8.1.1', crowded);
    }),
  );
  const refused = late.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(2);
  for (const { headers } of refused) expect(headers['content-type']).toBe('text/html; charset=utf-8');
  await Promise.all(flood);
  await crowded.close();
});

// Regression: three hundred made-up countries in a cookie cleared all pages that are kept of a site.
test('pages that are asked for stay kept, however many others are asked for once', async () => {
  const site = await app.features.sites.byHost('localhost');
  const kept = createKeptBySite<number>({ clock: app.platform.clock, lifetimeMs: 10_000, max: 3 });
  let made = 0;
  const ask = (key: string) => kept(site, key, async () => ++made);
  await ask('home');
  for (const key of ['a', 'b', 'c', 'd', 'e']) {
    await ask(key);
    expect(await ask('home')).toBe(1);
  }
  expect(await ask('a')).toBe(7);
});
