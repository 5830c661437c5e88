const key = 'chunk-reload';
const reloadIntervalMs = 60_000;
/** In ms. A page that still exists this long after `beforeunload` was not left, for example because the link was a download. */
const leavingMs = 20_000;

/** After a deployment old chunks are gone: reloads the page when one is missing, at most once in 60 s (specification §8). */
export function reloadOnceForMissingChunks(): void {
  // Firefox and WebKit abort pending loads when a page is left. A reload would then cancel the navigation.
  let leavingSince = -leavingMs;
  addEventListener('beforeunload', () => (leavingSince = performance.now()));
  addEventListener('vite:preloadError', ({ payload }) => {
    if (performance.now() - leavingSince < leavingMs) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < reloadIntervalMs) return;
    // After a lost connection the chunk still exists, and a reload would lose the current page. Safari does not report the file, so a
    // file of the same build is checked instead.
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
