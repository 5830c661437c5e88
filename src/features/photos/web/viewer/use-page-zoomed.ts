import { useSyncExternalStore } from 'react';

/** Whether the whole page is zoomed, by fingers before the viewer was opened. */
export const usePageZoomed = (): boolean => useSyncExternalStore(subscribe, isZoomed, () => false);

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;

function subscribe(onChange: () => void): () => void {
  visualViewport?.addEventListener('resize', onChange);
  return () => visualViewport?.removeEventListener('resize', onChange);
}
