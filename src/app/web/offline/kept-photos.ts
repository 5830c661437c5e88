import { changeKept } from '#platform/web/shell/kept.ts';

const maxPhotos = 150;
const maxBytes = 12_000_000;
/**
 * Ms after which a photo is asked for again when it is shown, and after which it is kept no more: one that was deleted is
 * seen on no device after that. The service worker has the latter, too.
 */
const [askedAgainMs, keptMs] = [12 * 3_600_000, 24 * 3_600_000];

/** Keeps the photos that the page shows; the oldest make room. */
export const keepPhotos = (member: number): Promise<void> =>
  changeKept(member, async (cache) => {
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
  // The browser has it already, but of one that is kept it must ask whether it is still there.
  const answer = await fetch(address, { cache: kept === undefined ? 'default' : 'no-cache' }).catch(() => null);
  if (answer === null) return;
  if (answer.ok) await cache.put(address, answer);
  else if (answer.status === 404) await cache.delete(address, { ignoreVary: true });
}

/** By when the server answered: then the photo was still there. */
const ageOf = (answer: Response | undefined): number => Date.now() - Date.parse(answer?.headers.get('date') ?? '');

async function makeRoom(cache: Cache): Promise<void> {
  const requests = (await cache.keys()).filter(({ url }) => isPhoto(url)).toReversed();
  let bytes = 0;
  for (const [index, request] of requests.entries()) {
    // eslint-disable-next-line no-await-in-loop -- The sum goes from the newest to the oldest.
    const answer = await cache.match(request, { ignoreVary: true });
    bytes += Number(answer?.headers.get('content-length') ?? 0);
    const isKept = index < maxPhotos && bytes <= maxBytes && ageOf(answer) < keptMs;
    // eslint-disable-next-line no-await-in-loop -- As above.
    if (!isKept) await cache.delete(request, { ignoreVary: true });
  }
}

function isPhoto(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith('/media/');
}
