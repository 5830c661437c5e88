import { useEffect } from 'react';
import { startOfTab } from '#features/site/web/index.ts';
import { pageHidden } from '../contract/calls.ts';

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

/** Also where a link of the visit's first page was pressed before the page was awake, and loaded the next one anew. */
function startHasFlag(): boolean {
  const former = URL.canParse(document.referrer) ? new URL(document.referrer) : null;
  return [startOfTab(), former].some((page) => page?.origin === location.origin && page.searchParams.has('lb'));
}
