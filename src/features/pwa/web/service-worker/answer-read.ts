import { memberCache, offlinePhotoMs } from '#platform/contract/service-worker.ts';
import { findOfflinePage, findShell, openFile } from './kept-pages.ts';

/** Addresses that are not pages of the app. */
const notPages = /^\/(?:api|dev|media|assets|icons|screenshots|sandbox|app-shell|offline|share|healthz|readyz)(?:\/|$)|\.[a-z]+$/;

/**
 * Pages, files and photos, also without a connection. Members get the app's shell, a page without anything personal in it, and the
 * shell shows their offline data. Visitors who have begun to use a page get one that says that they are offline (decision 35).
 */
export function answerRead(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(openPage(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
  else if (pathname.startsWith('/media/') && !navigator.onLine) event.respondWith(openPhoto(request));
}

async function openPage(event: FetchEvent): Promise<Response> {
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? (await fetch(event.request));
  } catch (error) {
    const page = (await findShell()) ?? (await findOfflinePage());
    if (page === undefined) throw error;
    return page;
  }
}

/** Signatures of addresses change every few hours, the picture behind them does not. */
async function openPhoto(request: Request): Promise<Response> {
  const options = { cacheName: memberCache, ignoreVary: true };
  const kept = [await caches.match(request.url, options), await caches.match(request.url, { ...options, ignoreSearch: true })];
  return kept.find((response) => response !== undefined && isFresh(response)) ?? fetch(request);
}

/** By when the server answered: then the photo was still there. */
const isFresh = ({ headers }: Response): boolean => Date.now() - Date.parse(headers.get('date') ?? '') < offlinePhotoMs;
