import { sharedAtHeader, sharedCache, sharedNameHeader, sharedPartsAddress } from '#platform/contract/service-worker.ts';

/**
 * Content that another app has shared to the installed site. The service worker stores it (`receive-share.ts`).
 * It waits, also over a login, until the member has decided what to do with it, for an hour at most.
 */
export interface Shared {
  /** Title, text and address; each may be empty. */
  readonly parts: readonly string[];
  readonly pictures: readonly File[];
}

/** Ms. */
const maxAge = 3_600_000;

/** `lost`: it has waited for too long; null: there is none. */
export async function readShared(): Promise<Shared | 'lost' | null> {
  try {
    // Opens the cache only if it exists, because opening would create it.
    if (!canShare() || !(await caches.has(sharedCache))) return null;
    if (!((await sharedAt()) >= Date.now() - maxAge)) {
      await forgetShared();
      return 'lost';
    }
    const cache = await caches.open(sharedCache);
    const found: unknown = await (await cache.match(sharedPartsAddress))?.json();
    const parts = Array.isArray(found) ? found.filter((part) => typeof part === 'string') : [];
    const requests = (await cache.keys()).filter(({ url }) => !url.endsWith(sharedPartsAddress));
    return { parts, pictures: await Promise.all(requests.map((request) => readImage(cache, request))) };
  } catch {
    return 'lost';
  }
}

async function readImage(cache: Cache, request: Request): Promise<File> {
  const response = await cache.match(request);
  const blob = await (response ?? new Response()).blob();
  return new File([blob], decodeURIComponent(response?.headers.get(sharedNameHeader) ?? ''), { type: blob.type });
}

export async function forgetShared(): Promise<void> {
  if (canShare()) await caches.delete(sharedCache).catch(() => false);
}

/** `time` in ms since 1970. A partly stored entry has no time; it is deleted, too. */
export async function forgetSharedBefore(time: number): Promise<void> {
  if (canShare() && (await caches.has(sharedCache).catch(() => false)) && !((await sharedAt()) >= time)) await forgetShared();
}

/** Nobody came to pick a conversation. */
export const forgetOldShared = (): Promise<void> => forgetSharedBefore(Date.now() - maxAge);

/** In ms since 1970; NaN if it is missing. */
async function sharedAt(): Promise<number> {
  const parts = await caches.match(sharedPartsAddress, { cacheName: sharedCache });
  return Number(parts?.headers.get(sharedAtHeader) ?? Number.NaN);
}

/** Private windows of some browsers have no cache, nor have pages without TLS. */
const canShare = (): boolean => 'caches' in globalThis;
