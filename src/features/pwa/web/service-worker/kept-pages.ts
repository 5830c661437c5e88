import { offlinePageFolder, shellAddress } from '#platform/contract/service-worker.ts';
import { keptFor } from '#platform/web/shell/offline-cache.ts';

/** The version of the build. The server writes it in front of the script. */
declare const version: string;

const prefix = 'shell-';
const shellCache = `${prefix}${version}`;
/** Files of the build: those of the shell and of pages that were used. */
const maxFiles = 400;

export async function deleteOtherVersions(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== shellCache).map((name) => caches.delete(name)));
}

/** Browsers that have stored a shell or the page for visitors load those of the new version before they are needed. */
export async function keepNextPages(): Promise<void> {
  const [member, offline] = [await keptFor(), await findOfflinePages()];
  const addresses = [...(member === null ? [] : [shellAddress(member.language)]), ...offline.map(({ pathname }) => pathname)];
  await Promise.all(addresses.map((address) => keepPage(address).catch(() => undefined)));
}

/** The page last: once it is there, all of its files are. */
export async function keepPage(address: string): Promise<void> {
  if ((await caches.match(address, { cacheName: shellCache, ignoreVary: true })) !== undefined) return;
  const page = await fetch(address);
  if (!page.ok) return;
  const html = await page.clone().text();
  const files = [...html.matchAll(/"(\/assets\/[^"#]+)"/g)].map(([, file = '']) => file);
  const cache = await caches.open(shellCache);
  await cache.addAll([...new Set(files)]);
  await cache.put(address, page);
}

export async function findShell(): Promise<Response | undefined> {
  const member = await keptFor();
  return member === null ? undefined : caches.match(shellAddress(member.language), { cacheName: shellCache, ignoreVary: true });
}

/** The newest, in whatever language it is. */
export async function findOfflinePage(): Promise<Response | undefined> {
  const last = (await findOfflinePages()).at(-1);
  return last && caches.match(last, { ignoreVary: true });
}

/** Addresses, of this version and of the one before. Opens only caches that there are. */
async function findOfflinePages(): Promise<URL[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return kept
    .flat()
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.startsWith(offlinePageFolder));
}

/** Files never change: their names have their hashes. A shell that is kept grows by what its member uses. */
export async function openFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: shellCache, ignoreVary: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok && (await caches.has(shellCache))) void keepFile(request.url, response.clone());
  return response;
}

async function keepFile(address: string, response: Response): Promise<void> {
  const cache = await caches.open(shellCache);
  if ((await cache.keys()).length < maxFiles) await cache.put(address, response);
}
