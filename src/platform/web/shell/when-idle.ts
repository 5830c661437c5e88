/** Milliseconds after which a busy page waits no longer. */
const longestWait = 1000;

/** Runs in a task of its own, once the page has nothing more urgent to do. Safari does not say when that is. */
export function whenIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: longestWait });
  else setTimeout(run);
}
