/** Specification §9: first after 5 s, then every 60 s, or every 300 s while push is subscribed. */
const first = 5000;
const interval = { usual: 60_000, push: 300_000 };

interface Pushing {
  readonly isSubscribed: () => boolean;
  /** Calls back when that may have changed. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Runs the refresh until stopped. When push is switched on or off the next run moves, counted from the last one. */
export function startRefresh(run: () => void, { isSubscribed, onChange }: Pushing): () => void {
  let timer = setTimeout(tick, first);
  let lastRun: number | null = null;
  let planned = isSubscribed();

  function tick() {
    lastRun = Date.now();
    run();
    plan();
  }
  function plan() {
    planned = isSubscribed();
    if (lastRun === null) return;
    clearTimeout(timer);
    const due = lastRun + (planned ? interval.push : interval.usual);
    timer = setTimeout(tick, Math.max(0, due - Date.now()));
  }
  const forget = onChange(() => {
    if (isSubscribed() !== planned) plan();
  });
  return () => {
    forget();
    clearTimeout(timer);
  };
}
