const key = 'chunk-reload';
const reloadIntervalMs = 60_000;

/** After a deployment old chunks are gone: reloads the page when one is missing, at most once in 60 s (specification §8). */
export function reloadOnceForMissingChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    // Without a connection a chunk is not gone, and reloading would lose the page that is there.
    if (!navigator.onLine) return;
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < reloadIntervalMs) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    // Nor while the server is away, as when it is started again: reloading would end at the browser's own error page.
    void fetch('/healthz').then(
      () => location.reload(),
      () => undefined,
    );
  });
}
