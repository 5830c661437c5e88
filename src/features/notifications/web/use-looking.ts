import { useEffect } from 'react';
import { useLive } from '#platform/web/live/live-context.ts';
import { looking } from '../contract/looking.ts';

const again = 60_000;

/** Tells the server while this page is visible: whoever sees what is new needs no push. */
export function useLooking(): void {
  const live = useLive();
  useEffect(() => {
    const tell = () => live.send({ type: looking, data: document.visibilityState === 'visible' });
    const repeat = () => {
      if (document.visibilityState === 'visible') tell();
    };
    const timer = setInterval(repeat, again);
    const forget = live.onReady(tell);
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearInterval(timer);
      forget();
      document.removeEventListener('visibilitychange', tell);
    };
  }, [live]);
}
