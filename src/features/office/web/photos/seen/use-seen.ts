import { type RefObject, useEffect, useRef } from 'react';

/** Ms for which a photo has to be on the screen. */
const longEnough = 300;

interface Options {
  /** Loaded, and not blurred. */
  readonly ready: boolean;
  /** Px at the bottom of the window that something else covers. */
  readonly covered: number;
  readonly onSeen: () => void;
}

/** Calls `onSeen` when the whole element was on the screen for a moment, while the page was looked at. */
export function useSeen(element: RefObject<Element | null>, { ready, covered, onSeen }: Options): void {
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    const { current } = element;
    if (!ready || current === null) return undefined;
    let whole = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const weigh = () => {
      clearTimeout(timer);
      if (whole && document.visibilityState === 'visible') timer = setTimeout(() => latest.current(), longEnough);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        // Fractions of a pixel are lost in rounding.
        whole = (entries.at(-1)?.intersectionRatio ?? 0) > 0.985;
        weigh();
      },
      { threshold: [0, 0.985, 1], rootMargin: `0px 0px -${covered}px 0px` },
    );
    observer.observe(current);
    document.addEventListener('visibilitychange', weigh);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
      document.removeEventListener('visibilitychange', weigh);
    };
  }, [element, ready, covered]);
}
