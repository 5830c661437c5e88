import { useEffect } from 'react';
import { replayEarlyClicks } from './early-clicks.ts';
import { useHydrated } from '../interaction/use-hydrated.ts';

/**
 * Repeats the clicks of before hydration once it is seen by the whole page: until then no button submits its form. A component,
 * because a new render of the page around it would throw away those parts that the server drew and whose code is still loading.
 */
export function ReplayedClicks(): null {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) replayEarlyClicks();
  }, [hydrated]);
  return null;
}
