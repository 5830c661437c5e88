import { offlinePhotoMs } from '#platform/contract/service-worker.ts';
import { changeOfflineData } from '#platform/web/shell/offline-cache.ts';

const maxPhotos = 150;
const maxBytes = 12_000_000;
/** Ms after which a stored photo is revalidated when it is shown. */
const askedAgainMs = 12 * 3_600_000;

/** Stores the photos that the page shows, and deletes the oldest beyond the limits. */
export const keepPhotos = (member: number): Promise<void> =>
  changeOfflineData(member, async (cache) => {
    const shown = [...document.images].filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
    const addresses = new Set(shown.map(({ currentSrc }) => currentSrc).filter((address) => isPhoto(address)));
    for (const address of addresses) {
      // eslint-disable-next-line no-await-in-loop -- One at a time: nobody waits for them.
      await keepPhoto(cache, address);
    }
    await makeRoom(cache);
  });

async function keepPhoto(cache: Cache, address: string): Promise<void> {
  const kept = await cache.match(address, { ignoreVary: true });
  if (kept !== undefined && ageOf(kept) < askedAgainMs) return;
  // A new one is in the browser's cache; a stored one is revalidated, because it may have been deleted.
  const response = await fetch(address, { cache: kept === undefined ? 'default' : 'no-cache' }).catch(() => null);
  if (response === null) return;
  if (response.ok) await cache.put(address, response);
  else if (response.status === 404) await cache.delete(address, { ignoreVary: true });
}

/** By the time of the server's answer, when the photo still existed. */
const ageOf = (response: Response | undefined): number => Date.now() - Date.parse(response?.headers.get('date') ?? '');

async function makeRoom(cache: Cache): Promise<void> {
  const requests = (await cache.keys()).filter(({ url }) => isPhoto(url)).toReversed();
  let bytes = 0;
  for (const [index, request] of requests.entries()) {
    // eslint-disable-next-line no-await-in-loop -- The sum goes from the newest to the oldest.
    const response = await cache.match(request, { ignoreVary: true });
    bytes += Number(response?.headers.get('content-length') ?? 0);
    const isKept = index < maxPhotos && bytes <= maxBytes && ageOf(response) < offlinePhotoMs;
    // eslint-disable-next-line no-await-in-loop -- As above.
    if (!isKept) await cache.delete(request, { ignoreVary: true });
  }
}

function isPhoto(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith('/media/');
}
