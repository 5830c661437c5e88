import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BuiltMember, buildMember } from '#tests/support/builders.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';
import { getGifs, sendMessage } from '../../../contract/endpoints.ts';

/** A fake of Giphy's API. `hang`: never responds. */
let answer: unknown;
let status = 200;
let media: { type: string; body: Buffer; status?: number };
let webp: Buffer;
const asked: { url: URL; headers: IncomingMessage['headers'] }[] = [];
let origin = '';
const giphy = createServer((request, response) => {
  const url = new URL(request.url ?? '', origin);
  asked.push({ url, headers: request.headers });
  if (url.pathname.startsWith('/media/')) {
    response
      .writeHead(media.status ?? 200, { 'content-type': media.type, ...(media.status === 302 ? { location: '/secret' } : {}) })
      .end(media.body);
    return;
  }
  if (answer === 'hang') return;
  const one = url.pathname.match(/^\/v1\/gifs\/([^/]+)$/)?.[1];
  const body = one && one !== 'search' && one !== 'trending' ? { data: item(one) } : answer;
  response.writeHead(status, { 'content-type': 'application/json' }).end(typeof body === 'string' ? body : JSON.stringify(body));
});

let n = 0;
const newId = () => `g${n++}`;
const item = (id: string, wish: object = {}) => ({
  id,
  title: `A cat ${id}`,
  rating: 'pg',
  images: { fixed_width: { width: '200', height: '150', webp: `${origin}/media/${id}.webp`, url: `${origin}/media/${id}.gif` } },
  ...wish,
});
const list = (...data: unknown[]) => ({ data, pagination: { total_count: 500, count: data.length, offset: 0 }, meta: { status: 200 } });

let app: TestApp;
let [anna, ben]: BuiltMember[] = [];
beforeAll(async () => {
  webp = await readFile(path.join(import.meta.dirname, 'bundled/files/hello.webp'));
  await once(giphy.listen(0, '127.0.0.1'), 'listening');
  const address = giphy.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  app = await createTestApp({ GIPHY_KEY: 'k7', GIPHY_URL: `${origin}/` });
  [anna, ben] = [await buildMember(app, { credits: 500, language: 'nb' }), await buildMember(app)];
});
afterAll(async () => {
  await app.close();
  giphy.closeAllConnections();
  giphy.close();
});
beforeEach(() => {
  asked.length = 0;
  status = 200;
  media = { type: 'image/webp', body: webp };
});

const search = async (query: { q?: string; page?: number } = {}) => {
  const found = await anna?.client.call(getGifs, { query });
  if (!found) throw new Error('nobody');
  return found.reply;
};
const open = (url = '') => app.server.inject({ method: 'GET', url, headers: { host: 'localhost' } });
const send = async (gif: string) =>
  anna?.client.call(sendMessage, { body: { profile: ben?.id ?? 0, client_id: crypto.randomUUID(), text: '', gif } });

describe('a key for Giphy', () => {
  test('makes requests in Giphy’s protocol, in the member’s language and without data about the member', async () => {
    answer = list(item(newId()));
    await search({ q: ' katt & hund ', page: 3 });
    expect(asked[0]?.url.pathname).toBe('/v1/gifs/search');
    expect(Object.fromEntries(asked[0]?.url.searchParams ?? [])).toEqual({
      api_key: 'k7',
      q: 'katt & hund',
      limit: '24',
      offset: '48',
      rating: 'pg-13',
      lang: 'no',
    });
    const { cookie, referer, 'x-forwarded-for': forwarded } = asked[0]?.headers ?? {};
    expect([cookie, referer, forwarded]).toEqual([undefined, undefined, undefined]);
    await search();
    expect(asked[1]?.url.pathname).toBe('/v1/gifs/trending');
  });

  test('shows suitable GIFs under URLs of this server, and names the provider', async () => {
    const id = newId();
    answer = list(item(id), item(newId(), { rating: 'r' }), item('../x'), { id: 'broken' }, item(newId(), { images: {} }));
    const { gifs, more, provider } = await search({ q: 'cat' });
    expect([more, provider]).toEqual([true, 'giphy']);
    expect(gifs).toEqual([
      {
        id: `giphy:${id}`,
        width: 200,
        height: 150,
        title: `A cat ${id}`,
        url: expect.stringMatching(new RegExp(`^/media/gif/giphy-${id}\\.webp\\?signature=[\\w-]{43}$`)),
        still: expect.stringMatching(new RegExp(`^/media/gif/giphy-${id}-still\\.webp\\?signature=[\\w-]{43}$`)),
      },
    ]);
  });

  test('fetches a file once, and only with a signed URL', async () => {
    const id = newId();
    answer = list(item(id));
    const [gif] = (await search()).gifs;
    asked.length = 0;
    expect((await open(`/media/gif/giphy-${id}.webp`)).statusCode).toBe(404);
    expect((await open(gif?.url.replace(/.$/, '!'))).statusCode).toBe(404);
    const files = await Promise.all(Array.from({ length: 10 }, () => open(gif?.url)));
    for (const file of files)
      expect([file.statusCode, file.headers['content-type'], file.rawPayload.length]).toEqual([200, 'image/webp', webp.length]);
    const still = await open(gif?.still);
    expect([still.statusCode, still.rawPayload.length < webp.length]).toEqual([200, true]);
    expect(asked.map(({ url }) => url.pathname)).toEqual([`/media/${id}.webp`]);
  });

  test('stores the files of sent GIFs, so that they stay available without Giphy', async () => {
    const id = newId();
    const sent = await send(`giphy:${id}`);
    expect(sent?.reply.message.gif).toMatchObject({ id: `giphy:${id}`, width: 200, height: 150, url: `/media/gif/giphy-${id}.webp` });
    status = 500;
    media = { type: 'text/html', body: Buffer.from('gone') };
    const again = await createTestAppLike(id);
    expect(again).toEqual([200, 200]);
  });
});

/** A new instance with an empty cache: only the storage has files. */
async function createTestAppLike(id: string): Promise<number[]> {
  const { storage } = app.platform;
  expect(await storage.open(`gifs/giphy/${id}.webp`)).not.toBeNull();
  return [(await open(`/media/gif/giphy-${id}.webp`)).statusCode, (await open(`/media/gif/giphy-${id}-still.webp`)).statusCode];
}

describe('when Giphy fails, the bundled GIFs are offered', () => {
  const answers: readonly (readonly [string, number, unknown])[] = [
    ['an error', 500, 'oops'],
    ['too many calls', 429, { message: 'API rate limit exceeded' }],
    ['a wrong key', 401, {}],
    ['garbage', 200, '<html>no</html>'],
    ['something else', 200, { data: 'x' }],
    ['too much', 200, `{"data":"${'x'.repeat(3_000_000)}"}`],
    ['nothing, ever', 200, 'hang'],
  ];
  test.each(answers)('%s', async (_name, code, body) => {
    [status, answer] = [code, body];
    const { gifs, provider } = await search();
    expect([provider, gifs.length]).toEqual(['leaf', 24]);
  });
});

describe('a file is rejected that is', () => {
  test.each<[string, () => typeof media]>([
    ['no picture', () => ({ type: 'image/webp', body: Buffer.from('<script>alert(1)</script>') })],
    ['of another type', () => ({ type: 'text/html', body: webp })],
    ['too large', () => ({ type: 'image/webp', body: Buffer.concat([webp, Buffer.alloc(3_000_000)]) })],
    ['cut off', () => ({ type: 'image/webp', body: webp.subarray(0, 300) })],
    ['gone', () => ({ type: 'image/webp', body: webp, status: 404 })],
    ['elsewhere', () => ({ type: 'image/webp', body: webp, status: 302 })],
  ])('%s', async (_name, make) => {
    media = make();
    const id = newId();
    answer = list(item(id));
    const [gif] = (await search()).gifs;
    expect((await open(gif?.url)).statusCode).toBe(404);
    expect((await send(`giphy:${id}`))?.error?.code).toBe('gif_unknown');
    media = { type: 'image/webp', body: webp };
    expect((await open(gif?.url)).statusCode).toBe(200);
  });

  test('on another host than Giphy’s', async () => {
    const id = newId();
    answer = list(item(id, { images: { fixed_width: { width: '200', height: '150', webp: 'http://169.254.169.254/latest' } } }));
    const [gif] = (await search()).gifs;
    asked.length = 0;
    expect((await open(gif?.url)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});
