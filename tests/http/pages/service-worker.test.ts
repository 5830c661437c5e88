import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mountPages } from '#app/server/pages/mount-pages.ts';
import { type RunningWorker, runWorker } from '#tests/support/doubles/service-worker.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

const origin = 'https://www.example.org';

/** Node takes no relative address. */
class BrowserResponse extends Response {
  static override redirect(address: string | URL, status?: number): Response {
    return super.redirect(new URL(address, origin), status);
  }
}

let app: TestApp;
let script: string;
beforeAll(async () => {
  app = await createTestApp();
  await mountPages(app, 'build');
  script = (await app.server.inject('/sw.js')).body;
});
afterAll(() => app.close());

/** The built worker in a browser with these caches: by name, the addresses and what is stored under them. */
function installed(caches: Record<string, Record<string, unknown>>): RunningWorker & { readonly caches: typeof caches } {
  const found = (address: unknown, cacheName: string | undefined) => {
    const name = cacheName === undefined ? Object.keys(caches).find((one) => String(address) in (caches[one] ?? {})) : cacheName;
    const content = caches[name ?? '']?.[String(address)];
    return content === undefined ? undefined : typeof content === 'string' ? new Response(content) : Response.json(content);
  };
  const worker = runWorker(script, {
    Response: BrowserResponse,
    clients: { claim: async () => undefined },
    caches: {
      keys: async () => Object.keys(caches),
      has: async (name: string) => name in caches,
      delete: async (name: string) => delete caches[name],
      match: async (address: unknown, { cacheName }: { readonly cacheName?: string } = {}) => found(address, cacheName),
      open: async (name: string) => {
        const cache = (caches[name] ??= {});
        return {
          keys: async () => Object.keys(cache).map((address) => ({ url: new URL(address, origin).href })),
          addAll: async (addresses: readonly string[]) => addresses.forEach((address) => (cache[address] = 'file')),
          put: async (address: string, response: Response) => {
            cache[address] = [await response.text(), Object.fromEntries(response.headers)];
          },
        };
      },
    },
    fetch: async (address: string) => new Response(`<script src="/assets/entry.js"></script> of ${address}`),
  });
  return { ...worker, caches };
}

const version = () => /^const version = "([0-9a-f]{16})";/.exec(script)?.[1] ?? '';

// Browsers that have installed the site know these names. What is renamed is lost on their next visit.
describe('the built service worker', () => {
  test('is one classic script that no cache keeps, for the whole site', async () => {
    const { statusCode, headers } = await app.server.inject('/sw.js?v=2');
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['service-worker-allowed']]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'no-cache',
      undefined,
    ]);
    expect(version()).not.toBe('');
    expect(script).not.toMatch(/\bimport\b|\bexport\b|sourceMappingURL/);
  });

  test('handles these events', () => {
    const events = ['activate', 'fetch', 'install', 'message', 'notificationclick', 'push', 'pushsubscriptionchange', 'sync'];
    expect(installed({}).events).toEqual(events);
  });

  test('stores the next shell of its member and the next page for visitors, then deletes those of other versions', async () => {
    const member = { id: 7, language: 'de' };
    const worker = installed({ member: { '/kept/member': member }, 'shell-old': { '/app-shell/de': '', '/offline/fr': '' }, shared: {} });
    await worker.fire('install', {});
    const current = `shell-${version()}`;
    expect(Object.keys(worker.caches[current] ?? {}).toSorted()).toEqual(['/app-shell/de', '/assets/entry.js', '/offline/fr']);
    await worker.fire('activate', {});
    expect(Object.keys(worker.caches).toSorted()).toEqual(['member', 'shared', current].toSorted());
  });

  test('stores the shell and the page for visitors that pages ask for', async () => {
    const worker = installed({});
    await worker.fire('message', { data: { type: 'keep', language: 'en-US' } });
    await worker.fire('message', { data: { type: 'keep-offline-page', language: 'da' } });
    expect(Object.keys(worker.caches[`shell-${version()}`] ?? {}).toSorted()).toEqual([
      '/app-shell/en-US',
      '/assets/entry.js',
      '/offline/da',
    ]);
  });

  test('stores what another app shares, with its time and the names of its pictures', async () => {
    const worker = installed({ shared: { '/shared/7': 'earlier' } });
    const form = new FormData();
    form.append('text', 'Vom See');
    form.append('pictures', new File(['pixels'], 'See & Ufer.jpg', { type: 'image/jpeg' }));
    const request = { url: `${origin}/chats`, method: 'POST', mode: 'navigate', referrer: '', formData: async () => form };
    const response = await worker.fire('fetch', { request });
    expect([response?.status, response?.headers.get('location')]).toEqual([303, `${origin}/chats?shared=both`]);
    expect(worker.caches['shared']).toEqual({
      '/shared/parts': ['["","Vom See",""]', { 'content-type': 'application/json', 'x-shared-at': expect.stringMatching(/^\d{13}$/) }],
      '/shared/0': ['pixels', { 'content-type': 'image/jpeg', 'x-name': 'See%20%26%20Ufer.jpg' }],
    });
  });
});
