import { createServer } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHttpCdn, noCdn } from './cdn.ts';

let received: { method: string | undefined; url: string | undefined; authorization: string | undefined; body: string }[] = [];
let status = 200;
const cache = createServer((request, response) => {
  void text(request).then((body) => {
    received.push({ method: request.method, url: request.url, authorization: request.headers.authorization, body });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('ok');
  });
});
let origin = '';
beforeAll(async () => {
  await once(cache.listen(0, '127.0.0.1'), 'listening');
  const address = cache.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => cache.close());
beforeEach(() => {
  received = [];
  status = 200;
});

const photos = Array.from({ length: 31 }, (_, n) => `https://cdn.example.org/media/${n}.webp`);

describe('a CDN', () => {
  test('with the method PURGE gets one request for each address, with the token', async () => {
    await createHttpCdn({ by: 'method' }, 'key').purge([`${origin}/media/1.webp`, `${origin}/media/2.webp`]);
    expect(received.map(({ method, url, authorization }) => `${method} ${url} ${authorization}`).toSorted()).toEqual([
      'PURGE /media/1.webp Bearer key',
      'PURGE /media/2.webp Bearer key',
    ]);
  });

  test('with a webhook gets the addresses in lists of at most thirty', async () => {
    await createHttpCdn({ by: 'webhook', url: `${origin}/purge` }, null).purge(photos);
    expect(received.map(({ method, url, authorization }) => [method, url, authorization])).toEqual([
      ['POST', '/purge', undefined],
      ['POST', '/purge', undefined],
    ]);
    expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ files: photos.slice(0, 30) }, { files: photos.slice(30) }]);
  });

  test('that never had the file is accepted, only with the method PURGE', async () => {
    status = 404;
    await createHttpCdn({ by: 'method' }, null).purge([`${origin}/media/1.webp`]);
    await expect(createHttpCdn({ by: 'webhook', url: `${origin}/purge` }, null).purge(photos)).rejects.toThrow('404');
  });

  test.each([302, 403, 503])('that answers %i has not accepted the request', async (code) => {
    status = code;
    await expect(createHttpCdn({ by: 'method' }, null).purge([`${origin}/media/1.webp`])).rejects.toThrow();
    await expect(createHttpCdn({ by: 'webhook', url: `${origin}/purge` }, null).purge(photos)).rejects.toThrow();
    expect(received.every(({ url }) => url !== '/elsewhere')).toBe(true);
  });

  test('that is unreachable has not accepted the request', async () => {
    await expect(createHttpCdn({ by: 'webhook', url: 'http://127.0.0.1:1/purge' }, null).purge(photos)).rejects.toThrow();
  });

  test('that is not configured gets no request', async () => {
    await noCdn.purge(photos);
    expect([noCdn.keepsSeconds, received]).toEqual([null, []]);
  });
});
