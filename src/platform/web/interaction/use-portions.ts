import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

interface Portions {
  /** Rendered at once, already by the server. */
  readonly first: number;
  /** Rendered at a time from then on. */
  readonly each: number;
}

/**
 * How many items of a list are rendered in full. On a server-rendered page, the items below the fold follow a few at a time after
 * hydration, each time in a transition, so that they never block a slow phone. Until then an outline replaces an item. A page that
 * is opened by navigation is rendered in full, so that Back restores it as it was.
 */
export function usePortions(total: number, { first, each }: Portions): number {
  const hydrated = useHydrated();
  const [whole, setWhole] = useState(hydrated ? Number.POSITIVE_INFINITY : first);
  useEffect(() => {
    if (whole < total) startTransition(() => setWhole(whole + each));
  }, [whole, total, each]);
  return whole;
}
