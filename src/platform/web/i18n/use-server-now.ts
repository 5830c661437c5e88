import { useNow } from 'use-intl';

/** When the page came by this device's clock: what the server called `useNow` then. */
let arrivedAt: number | null = null;

function arrival(): number {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceNavigationTiming ? performance.timeOrigin + page.responseStart : Date.now();
}

/** Milliseconds since 1970 by the server's clock, in the browser: a device's own may be hours wrong. */
export function useServerNow(): () => number {
  const rendered = useNow().getTime();
  return () => {
    arrivedAt ??= arrival();
    return rendered + Date.now() - arrivedAt;
  };
}
