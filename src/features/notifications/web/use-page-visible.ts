import { useEffect } from 'react';
import { useLive } from '#platform/web/live/use-live.ts';
import { pageVisibleFrame } from '../contract/page-visible.ts';

const repeatInterval = 60_000;

/** Reports to the server whether this page is visible, because a member who already sees the news needs no push. */
export function useReportPageVisible(): void {
  const live = useLive();
  useEffect(() => {
    const report = () => live.send({ type: pageVisibleFrame, data: document.visibilityState === 'visible' });
    const repeat = () => {
      if (document.visibilityState === 'visible') report();
    };
    const timer = setInterval(repeat, repeatInterval);
    const unsubscribe = live.onReady(report);
    document.addEventListener('visibilitychange', report);
    return () => {
      clearInterval(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', report);
    };
  }, [live]);
}
