import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConditionalTransport } from './conditional-transport.ts';

const asked: (string | null)[] = [];
const responses: Response[] = [];
const get = (url = '/api/chats.php') => ({ method: 'GET', url, body: undefined, signal: undefined });

beforeEach(() => {
  asked.length = 0;
  responses.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'de' } });
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    asked.push(new Headers(headers).get('if-none-match'));
    return responses.shift();
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('an unchanged reply is that of before, and a changed one takes its place', async () => {
  const send = createConditionalTransport();
  responses.push(
    Response.json({ chats: [1] }, { headers: { etag: 'W/"a"' } }),
    new Response(null, { status: 304 }),
    Response.json({ chats: [2] }, { headers: { etag: 'W/"b"' } }),
    new Response(null, { status: 304 }),
  );
  const bodies = [];
  for (const _ of [1, 2, 3, 4]) bodies.push((await send(get())).body);
  expect(bodies).toEqual([{ chats: [1] }, { chats: [1] }, { chats: [2] }, { chats: [2] }]);
  expect(asked).toEqual([null, 'W/"a"', 'W/"a"', 'W/"b"']);
});

test('a refusal is told as it is, and forgets nothing', async () => {
  const send = createConditionalTransport();
  responses.push(
    Response.json({ chats: [1] }, { headers: { etag: 'W/"a"' } }),
    Response.json({ error: { code: 'unavailable', params: {} } }, { status: 503, headers: { 'retry-after': '7' } }),
    new Response(null, { status: 304 }),
  );
  await send(get());
  expect(await send(get())).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } }, retryAfter: 7 });
  expect(await send(get())).toEqual({ status: 200, body: { chats: [1] }, retryAfter: null });
});
