import { useEffect } from 'react';

/** A page restored from the back/forward cache is still in its busy state. */
export function useResetWhenRestored(reset: () => void): void {
  useEffect(() => {
    const resetIfRestored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    addEventListener('pageshow', resetIfRestored);
    return () => removeEventListener('pageshow', resetIfRestored);
  }, [reset]);
}
