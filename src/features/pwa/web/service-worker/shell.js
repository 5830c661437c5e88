/**
 * The part for pages without a connection. Members get the app's shell, a page without anything personal in it, and the
 * shell shows what is kept of the member. Visitors who have begun to use a page get one that says so (decision 35).
 */
/** What is kept of the member who is logged in, by `src/platform/web/shell/offline-cache.ts`, which has the same names. */
const memberCache = 'member';
const keptAddress = (name) => `/kept/${name}`;
const shellCache = `shell-${version}`;
const shellAddress = (language) => `/app-shell/${language}`;
const offlineFolder = '/offline/';
/** Files of the build: those of the shell and of pages that were used. */
const maxFiles = 400;
/** Milliseconds for which a kept photo may be shown: one that was deleted is seen on no device after that. */
const photoKeptMs = 24 * 3_600_000;
/** Milliseconds within which a page says whether somebody is writing in it. */
const askTimeoutMs = 2000;

/** Addresses that are not pages of the app. */
const notPages = /^\/(?:api|dev|media|assets|icons|screenshots|sandbox|app-shell|offline|share|healthz|readyz)(?:\/|$)|\.[a-z]+$/;

// An update waits: the pages that are open keep the files they were loaded with, and nobody is interrupted (`take-over`).
addEventListener('install', (event) => event.waitUntil(keepNextShell()));
addEventListener('activate', (event) => event.waitUntil(begin()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (!notPages.test(pathname)) event.respondWith(openPage(event));
  } else if (pathname.startsWith('/assets/')) event.respondWith(openFile(request));
  else if (pathname.startsWith('/media/') && !navigator.onLine) event.respondWith(openPhoto(request));
});
addEventListener('message', (event) => {
  const { type, language } = event.data ?? {};
  if (type === 'keep') event.waitUntil(keepPage(shellAddress(language)));
  if (type === 'keep-offline-page') event.waitUntil(keepPage(offlineFolder + language));
  if (type === 'take-over') event.waitUntil(takeOver());
});

async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('shell-') && name !== shellCache).map((name) => caches.delete(name)));
  // Pages that are open already are this worker's, too.
  await clients.claim();
  // The page is asked for while the worker starts.
  await registration.navigationPreload?.enable().catch(() => undefined);
}

/** Whoever had a shell or the page for visitors has that of the new version before it is needed. */
async function keepNextShell() {
  const [kept, offline] = [await readOfflineData('member'), await findOfflinePages()];
  const addresses = [...(kept === undefined ? [] : [shellAddress(kept.language)]), ...offline.map(({ pathname }) => pathname)];
  await Promise.all(addresses.map((address) => keepPage(address).catch(() => undefined)));
}

/** The page last: once it is there, all of its files are. */
async function keepPage(address) {
  if ((await caches.match(address, { cacheName: shellCache, ignoreVary: true })) !== undefined) return;
  const page = await fetch(address);
  if (!page.ok) return;
  const html = await page.clone().text();
  const files = [...html.matchAll(/"(\/assets\/[^"#]+)"/g)].map(([, file]) => file);
  const cache = await caches.open(shellCache);
  await cache.addAll([...new Set(files)]);
  await cache.put(address, page);
}

async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = (await findShell()) ?? (await findOfflinePage());
    if (page === undefined) throw error;
    return page;
  }
}

async function findShell() {
  const kept = await readOfflineData('member');
  return kept && caches.match(shellAddress(kept.language), { cacheName: shellCache, ignoreVary: true });
}

/** The newest, in whatever language it is. */
async function findOfflinePage() {
  const last = (await findOfflinePages()).at(-1);
  return last && caches.match(last, { ignoreVary: true });
}

/** Addresses, of this version and of the one before. Opens only caches that there are. */
async function findOfflinePages() {
  const names = (await caches.keys()).filter((name) => name.startsWith('shell-'));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept
    .flat()
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.startsWith(offlineFolder));
}

/** Files never change: their names have their hashes. A shell that is kept grows by what its member uses. */
async function openFile(request) {
  const kept = await caches.match(request.url, { cacheName: shellCache, ignoreVary: true });
  if (kept !== undefined) return kept;
  const answer = await fetch(request);
  if (answer.ok && (await caches.has(shellCache))) void keepFile(request.url, answer.clone());
  return answer;
}

async function keepFile(address, answer) {
  const cache = await caches.open(shellCache);
  if ((await cache.keys()).length < maxFiles) await cache.put(address, answer);
}

/** Signatures of addresses change every few hours, the picture behind them does not. */
async function openPhoto(request) {
  const options = { cacheName: memberCache, ignoreVary: true };
  const kept = [await caches.match(request.url, options), await caches.match(request.url, { ...options, ignoreSearch: true })];
  return kept.find((answer) => answer !== undefined && isFresh(answer)) ?? fetch(request);
}

/** By when the server answered: then the photo was still there. */
function isFresh(answer) {
  const age = Date.now() - Date.parse(answer.headers.get('date'));
  return age < photoKeptMs;
}

/** Replaces the worker of the version before, if no page has anything in it that could be lost, and no message waits. */
async function takeOver() {
  const outbox = await readOfflineData('outbox');
  if (outbox !== undefined && outbox.items.length > 0) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const mayUpdate = await Promise.all(pages.map(askToUpdate));
  if (mayUpdate.every(Boolean)) await skipWaiting();
}

function askToUpdate(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), askTimeoutMs);
    page.postMessage({ type: 'may-update' }, [port2]);
  });
}

/** Undefined for nothing. Opens no cache: that would make an empty one. */
async function readOfflineData(name) {
  const found = await caches.match(keptAddress(name), { cacheName: memberCache });
  return found?.json();
}
