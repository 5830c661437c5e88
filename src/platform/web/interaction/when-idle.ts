/** Runs in a task of its own, once the page has nothing more urgent to do, or after a second. Safari does not report idle time. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in self) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run);
}
