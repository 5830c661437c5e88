import { useEffect } from 'react';
import { pageHidden } from '../contract/endpoints.ts';

/** Reports each page that is put away in a visit whose address has `lb` (specification §2, §7). The server decides whether that is stored. */
export function usePageHidden(search: URLSearchParams): void {
  const logged = search.has('lb') || startHasFlag();
  useEffect(() => {
    if (!logged) return undefined;
    const report = () => {
      if (document.visibilityState === 'hidden')
        navigator.sendBeacon(`/api/${pageHidden.path}`, new Blob(['{}'], { type: 'application/json' }));
    };
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [logged]);
}

function startHasFlag(): boolean {
  const [start] = performance.getEntriesByType('navigation');
  return start !== undefined && URL.canParse(start.name) && new URL(start.name).searchParams.has('lb');
}
