import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepPhotos } from './kept-photos.ts';

const origin = 'https://www.example.org';
const photo = `${origin}/media/a-320.webp`;
const hour = 3_600_000;
let stored: Map<string, Response>;
let asked: string[];
let status: number;
const responseOf = (hoursAgo: number) => new Response('photo', { headers: { date: new Date(Date.now() - hoursAgo * hour).toUTCString() } });
const keyOf = (request: string | { readonly url: string }) => (typeof request === 'string' ? request : request.url);

beforeEach(() => {
  stored = new Map([['/kept/member', Response.json({ id: 7, language: 'de' })]]);
  asked = [];
  status = 200;
  const cache = {
    match: async (request: string | { readonly url: string }) => stored.get(keyOf(request))?.clone(),
    put: async (address: string, response: Response) => void stored.set(address, response),
    delete: async (request: string | { readonly url: string }) => stored.delete(keyOf(request)),
    keys: async () => [...stored.keys()].map((url) => ({ url: new URL(url, origin).href })),
  };
  vi.stubGlobal('caches', { match: cache.match, open: async () => cache, delete: async () => stored.clear() });
  vi.stubGlobal('location', { href: `${origin}/members`, origin });
  vi.stubGlobal('fetch', async (address: string, { cache: mode }: { readonly cache: string }) => {
    asked.push(`${mode} ${address}`);
    return status === 200 ? responseOf(0) : new Response(null, { status });
  });
  show(photo);
});
afterEach(() => vi.unstubAllGlobals());

const show = (...addresses: string[]) =>
  vi.stubGlobal('document', { images: addresses.map((currentSrc) => ({ complete: true, naturalWidth: 320, currentSrc })) });

describe('a photo that a page shows', () => {
  test('is kept, and not asked for again for half a day', async () => {
    await keepPhotos(7);
    await keepPhotos(7);
    expect([asked, stored.has(photo)]).toEqual([[`default ${photo}`], true]);
  });

  test('is revalidated after half a day, and removed when it no longer exists', async () => {
    stored.set(photo, responseOf(13));
    await keepPhotos(7);
    expect([asked, stored.has(photo)]).toEqual([[`no-cache ${photo}`], true]);
    stored.set(photo, responseOf(13));
    status = 404;
    await keepPhotos(7);
    expect(stored.has(photo)).toBe(false);
  });

  test('is removed a day after it was last there, also when no page shows it any more', async () => {
    show();
    stored.set(photo, responseOf(23));
    await keepPhotos(7);
    expect(stored.has(photo)).toBe(true);
    stored.set(photo, responseOf(25));
    await keepPhotos(7);
    expect([stored.has(photo), asked]).toEqual([false, []]);
  });
});
