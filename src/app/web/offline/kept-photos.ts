import { changeKept } from '#platform/web/shell/kept.ts';

const maxPhotos = 150;
const maxBytes = 12_000_000;

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
  if ((await cache.match(address, { ignoreVary: true })) !== undefined) return;
  // The browser has it already.
  const answer = await fetch(address, { cache: 'force-cache' }).catch(() => null);
  if (answer?.ok === true) await cache.put(address, answer);
}

async function makeRoom(cache: Cache): Promise<void> {
  const requests = (await cache.keys()).filter(({ url }) => isPhoto(url)).toReversed();
  let bytes = 0;
  for (const [index, request] of requests.entries()) {
    // eslint-disable-next-line no-await-in-loop -- The sum goes from the newest to the oldest.
    const answer = await cache.match(request, { ignoreVary: true });
    bytes += Number(answer?.headers.get('content-length') ?? 0);
    // eslint-disable-next-line no-await-in-loop -- As above.
    if (index >= maxPhotos || bytes > maxBytes) await cache.delete(request, { ignoreVary: true });
  }
}

function isPhoto(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && pathname.startsWith('/media/');
}
