const key = 'chunk-reload';
const guard = 60_000;

/** After a deployment old chunks are gone: the page reloads once, at most once in 60 s (specification §8). */
export function reloadOnceForMissingChunks(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (Date.now() - last < guard) return;
    sessionStorage.setItem(key, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
