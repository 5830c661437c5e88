/** Specification §9: first after 5 s, then every 60 s, or every 300 s while push is subscribed. */
const first = 5000;
const interval = { usual: 60_000, push: 300_000 };

/** Runs the refresh until stopped; the interval is chosen anew each time. */
export function startRefresh(run: () => void, hasPush: () => boolean): () => void {
  let timer = setTimeout(tick, first);
  function tick() {
    run();
    timer = setTimeout(tick, hasPush() ? interval.push : interval.usual);
  }
  return () => clearTimeout(timer);
}
