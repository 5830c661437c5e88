/** Ms by which this device's clock is ahead of the server's: it may be minutes slow or a day fast. */
let ahead = 0;

/** `renderedAt`: what the server's clock said when it made this page, in ms since 1970. Once, by the page's entry. */
export function setServerNow(renderedAt: number): void {
  ahead = arrival() - renderedAt;
}

/** When the page came, by this device's clock as it is now: it may have been set since. */
function arrival(): number {
  const [page] = performance.getEntriesByType('navigation');
  const since = page instanceof PerformanceNavigationTiming ? Math.max(0, performance.now() - page.responseStart) : 0;
  return Date.now() - since;
}

/** Milliseconds since 1970 by the server's clock, in the browser. */
export const serverNow = (): number => Date.now() - ahead;
