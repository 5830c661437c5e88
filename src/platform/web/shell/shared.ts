import { sharedCache } from './member-storage.ts';

/**
 * Content that another app has shared to the installed site. The service worker stores it here (`service-worker/share.js`, with the
 * same names). It waits, also over a login, until the member has decided what to do with it, for an hour at most.
 */
export interface Shared {
  /** Title, text and address; each may be empty. */
  readonly parts: readonly string[];
  readonly pictures: readonly File[];
}

const partsAddress = '/shared/parts';
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
    const found: unknown = await (await cache.match(partsAddress))?.json();
    const parts = Array.isArray(found) ? found.filter((part) => typeof part === 'string') : [];
    const requests = (await cache.keys()).filter(({ url }) => !url.endsWith(partsAddress));
    return { parts, pictures: await Promise.all(requests.map((request) => readPicture(cache, request))) };
  } catch {
    return 'lost';
  }
}

async function readPicture(cache: Cache, request: Request): Promise<File> {
  const answer = await cache.match(request);
  const blob = await (answer ?? new Response()).blob();
  return new File([blob], decodeURIComponent(answer?.headers.get('x-name') ?? ''), { type: blob.type });
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
  const parts = await caches.match(partsAddress, { cacheName: sharedCache });
  return Number(parts?.headers.get('x-shared-at') ?? Number.NaN);
}

/** Private windows of some browsers have no cache, nor have pages without TLS. */
const canShare = (): boolean => 'caches' in globalThis;
