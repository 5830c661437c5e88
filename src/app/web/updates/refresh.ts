/** Specification §9: first after 5 s, then every 60 s, or every 300 s while push is subscribed. */
const firstDelay = 5000;
const interval = { usual: 60_000, push: 300_000 };

interface PushStatus {
  readonly isSubscribed: () => boolean;
  /** Calls the listener when the subscription may have changed. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Runs the refresh until stopped. When push is switched on or off, the next run is rescheduled relative to the last one. */
export function startRefresh(run: () => void, { isSubscribed, onChange }: PushStatus): () => void {
  let timer = setTimeout(tick, firstDelay);
  let lastRun: number | null = null;
  let plannedWithPush = isSubscribed();

  function tick() {
    lastRun = Date.now();
    run();
    schedule();
  }
  function schedule() {
    plannedWithPush = isSubscribed();
    if (lastRun === null) return;
    clearTimeout(timer);
    const due = lastRun + (plannedWithPush ? interval.push : interval.usual);
    timer = setTimeout(tick, Math.max(0, due - Date.now()));
  }
  const unsubscribe = onChange(() => {
    if (isSubscribed() !== plannedWithPush) schedule();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
