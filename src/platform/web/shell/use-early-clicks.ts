import { useEffect } from 'react';
import { replayEarlyClicks } from './early-clicks.ts';
import { useHydrated } from './use-hydrated.ts';

/** Repeats the clicks of before hydration once it is seen by the whole page: until then no button submits its form. */
export function useEarlyClicks(): void {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) replayEarlyClicks();
  }, [hydrated]);
}
