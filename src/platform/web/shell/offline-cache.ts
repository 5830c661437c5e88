import { memberCache, offlineAddress, type OfflineName } from '#platform/contract/service-worker.ts';

// Offline data of the logged-in member, for pages and for the service worker. It is one cache, so that the logout removes it as a
// whole.

/** The owner of the data, and the language of the pages that show it; `en-US` for American English. */
export interface KeptFor {
  readonly id: number;
  readonly language: string;
}

/** Null if there is nothing, or if nothing can be stored. The caller must check the value: another version may have written it. */
export async function readOfflineData(name: OfflineName): Promise<unknown> {
  if (!canKeep()) return null;
  try {
    const found = await caches.match(offlineAddress(name), { cacheName: memberCache });
    return found === undefined ? null : await found.json();
  } catch {
    return null;
  }
}

export async function keptFor(): Promise<KeptFor | null> {
  const found = await readOfflineData('member');
  const isKeptFor =
    typeof found === 'object' &&
    found !== null &&
    'id' in found &&
    typeof found.id === 'number' &&
    'language' in found &&
    typeof found.language === 'string';
  return isKeptFor ? { id: found.id as number, language: found.language as string } : null;
}

/** Begins to store offline data for a member, and removes that of another member. */
export async function keepFor(member: KeptFor): Promise<void> {
  if (!canKeep()) return;
  const previous = await keptFor();
  if (previous?.id !== member.id) await deleteOfflineData();
  const cache = await caches.open(memberCache);
  await cache.put(offlineAddress('member'), Response.json(member));
}

/** Changes the member's offline data, unless a logout in another page has removed it: then nothing comes back. */
export async function changeOfflineData(id: number, change: (cache: Cache) => Promise<void>): Promise<void> {
  if (!canKeep() || (await keptFor())?.id !== id) return;
  await change(await caches.open(memberCache));
  if ((await keptFor())?.id !== id) await deleteOfflineData();
}

export const writeOfflineData = (id: number, name: OfflineName, value: unknown): Promise<void> =>
  changeOfflineData(id, (cache) => cache.put(offlineAddress(name), Response.json(value)));

export async function deleteOfflineData(): Promise<void> {
  if (canKeep()) await caches.delete(memberCache).catch(() => false);
}

/** Private windows of some browsers have no cache, nor have pages without TLS. */
const canKeep = (): boolean => 'caches' in globalThis;
