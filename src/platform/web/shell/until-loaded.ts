/**
 * What a page cannot be without: loads until it succeeds, again after a second, two, four and so on, or as soon as there is a
 * connection. Rejects only when it is given up. A failure with a connection is reported as an error that nobody has caught.
 */
export async function untilLoaded<T>(load: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let wait = 1000; ; wait *= 2) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) reportError(error);
    }
    await new Promise((resolve) => {
      setTimeout(resolve, wait);
      addEventListener('online', resolve, { once: true });
    });
    signal?.throwIfAborted();
    await fetchPreloaded();
  }
}

/** WebKit does not ask again for a module whose preload and import have failed, until a `fetch` has brought it. */
export const fetchPreloaded = (): Promise<unknown> =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(async ({ href }) => (await fetch(href)).blob()),
  );
