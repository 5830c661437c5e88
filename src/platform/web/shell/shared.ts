import { sharedCache } from './member-storage.ts';

/**
 * What another app has shared to the installed site. The service worker has put it here (`service-worker/share.js`, with the
 * same names); it waits over a login until its reader has said what becomes of it, for an hour at most.
 */
export interface Shared {
  /** Title, text and address, each perhaps empty. */
  readonly parts: readonly string[];
  readonly pictures: readonly File[];
}

const partsAddress = '/shared/parts';
/** Ms. */
const maxAge = 3_600_000;

/** `lost`: it has waited for too long; null: there is none. */
export async function readShared(): Promise<Shared | 'lost' | null> {
  try {
    // Opens it only where there is one: it would make an empty one.
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

/** `time` in ms since 1970. What was stored by half has no time and goes, too. */
export async function forgetSharedBefore(time: number): Promise<void> {
  if (canShare() && (await caches.has(sharedCache).catch(() => false)) && !((await sharedAt()) >= time)) await forgetShared();
}

/** Nobody came to pick a conversation. */
export const forgetOldShared = (): Promise<void> => forgetSharedBefore(Date.now() - maxAge);

/** In ms since 1970; NaN where it is not said. */
async function sharedAt(): Promise<number> {
  const parts = await caches.match(partsAddress, { cacheName: sharedCache });
  return Number(parts?.headers.get('x-shared-at') ?? Number.NaN);
}

/** Not in a private window of every browser, nor without TLS. */
const canShare = (): boolean => 'caches' in globalThis;
