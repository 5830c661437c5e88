import { describe, expect, test } from 'vitest';
import { startWorker } from '#tests/support/doubles/service-worker.ts';

const hour = 3_600_000;

/** A service worker without a connection, with one photo stored some time ago. Returns its response to a page that shows the photo. */
async function show(address: string, kept: { readonly address: string; readonly hoursAgo: number }): Promise<string> {
  const date = new Date(Date.now() - kept.hoursAgo * hour).toUTCString();
  const stored = new Response('kept', { headers: { date } });
  const { fire } = await startWorker({
    Date,
    navigator: { onLine: false },
    caches: {
      match: async (url: string, { ignoreSearch = false }: { readonly ignoreSearch?: boolean }) => {
        const plain = (text: string) => (ignoreSearch ? text.split('?')[0] : text);
        return plain(url) === plain(kept.address) ? stored.clone() : undefined;
      },
    },
    fetch: async () => new Response('asked'),
  });
  const response = await fire('fetch', { request: { url: address, method: 'GET', mode: 'no-cors' } });
  return response?.text() ?? 'left to the browser';
}

describe('a kept photo without a connection', () => {
  const address = 'https://www.example.org/media/a-320.webp';

  test('is shown for a day from when the server last answered with it, then no more', async () => {
    expect(await show(address, { address, hoursAgo: 23 })).toBe('kept');
    expect(await show(address, { address, hoursAgo: 25 })).toBe('asked');
  });

  test('is shown under another signature, within the same day', async () => {
    expect(await show(`${address}?signature=b`, { address: `${address}?signature=a`, hoursAgo: 1 })).toBe('kept');
    expect(await show(`${address}?signature=b`, { address: `${address}?signature=a`, hoursAgo: 25 })).toBe('asked');
  });
});
