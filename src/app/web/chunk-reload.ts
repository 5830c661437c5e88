const key = 'chunk-reload';
const reloadIntervalMs = 60_000;
/** A page that is still there so long after it was to be left stays, such as for a download. */
const leavingMs = 20_000;

/** After a deployment old chunks are gone: reloads the page when one is missing, at most once in 60 s (specification §8). */
export function reloadOnceForMissingChunks(): void {
  // Firefox and WebKit give up what still loads when a page is left: reloading then would stay on the page.
  let leavingSince = -leavingMs;
  addEventListener('beforeunload', () => (leavingSince = performance.now()));
  addEventListener('vite:preloadError', ({ payload }) => {
    if (performance.now() - leavingSince < leavingMs) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < reloadIntervalMs) return;
    // Lost with a connection it is not gone, and reloading would lose the page that is there. Safari does not name the file;
    // this one is of the same build.
    const file = /\S*\/assets\/\S+/.exec(payload.message)?.[0] ?? import.meta.url;
    void fetch(file, { method: 'HEAD', cache: 'no-store' }).then(
      ({ status }) => {
        if (status !== 404) return;
        sessionStorage.setItem(key, String(Date.now()));
        location.reload();
      },
      () => undefined,
    );
  });
}
