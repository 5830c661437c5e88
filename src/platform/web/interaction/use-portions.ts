import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from '../shell/use-hydrated.ts';

interface Portions {
  /** Drawn at once, by the server already. */
  readonly first: number;
  /** Drawn at a time from then on. */
  readonly each: number;
}

/**
 * How many items of a list are drawn whole. Of a page that the server has drawn, what is below the first view follows a few at a
 * time once the page is there, each time in a transition, so that a slow phone is never busy with all of them. Until then an
 * outline takes the place of an item. A page that is opened from another one is whole, so that whoever goes back finds it as it was.
 */
export function usePortions(total: number, { first, each }: Portions): number {
  const hydrated = useHydrated();
  const [whole, setWhole] = useState(hydrated ? Number.POSITIVE_INFINITY : first);
  useEffect(() => {
    if (whole < total) startTransition(() => setWhole(whole + each));
  }, [whole, total, each]);
  return whole;
}
