/** Ms by which this device's clock is ahead of the server's. A device may be minutes slow or a day fast. */
let ahead = 0;

/** `renderedAt`: the server's time when it rendered this page, in ms since 1970. Called once, by the page's entry. */
export function setServerNow(renderedAt: number): void {
  ahead = arrival() - renderedAt;
}

/** The arrival of the page by the current clock of this device, which may have been set since. */
function arrival(): number {
  const [page] = performance.getEntriesByType('navigation');
  const since = page instanceof PerformanceNavigationTiming ? Math.max(0, performance.now() - page.responseStart) : 0;
  return Date.now() - since;
}

/** Milliseconds since 1970 by the server's clock, in the browser. */
export const serverNow = (): number => Date.now() - ahead;
