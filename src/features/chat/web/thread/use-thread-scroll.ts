import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The newest message is in view. */
  readonly atEnd: boolean;
  /** The newest message is more than a screen away. */
  readonly far: boolean;
  onScroll(): void;
  scrollToEnd(): void;
  /** Scrolls an element to the middle of the box. */
  scrollToElement(element: Element): void;
}

/** In px: this close to the end counts as at the end. */
const endTolerance = 48;

/**
 * Scroll position and scroll anchoring of the thread. The box is laid out from its end (`column-reverse`: `scrollTop` is 0
 * at the end and negative above), so that the page starts at the newest message even before any script runs, and messages
 * added above move nothing. While the viewer has scrolled up, messages added below move nothing either: the topmost visible
 * message is the anchor and keeps its position. `moreBelow`: there are newer messages that are not loaded.
 */
export function useThreadScroll(moreBelow: boolean): ThreadScroll {
  const box = useRef<HTMLDivElement>(null);
  const anchor = useRef<{ element: Element; top: number } | null>(null);
  const height = useRef(0);
  const pinned = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  const [far, setFar] = useState(false);

  const saveAnchor = useCallback(() => {
    const element = box.current && topmostVisible(box.current);
    anchor.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  }, []);

  const onScroll = useCallback(() => {
    if (box.current === null) return;
    const { scrollTop, clientHeight } = box.current;
    pinned.current = scrollTop > -endTolerance && !moreBelow;
    setAtEnd(pinned.current);
    setFar(scrollTop < -clientHeight);
    if (!pinned.current) saveAnchor();
  }, [saveAnchor, moreBelow]);

  useLayoutEffect(() => {
    // Only when the content has changed: setting `scrollTop` would stop a smooth scroll in progress.
    if (box.current === null || box.current.scrollHeight === height.current) return;
    height.current = box.current.scrollHeight;
    if (pinned.current && !moreBelow) box.current.scrollTop = 0;
    else if (anchor.current?.element.isConnected) {
      const moved = anchor.current.element.getBoundingClientRect().top - anchor.current.top;
      if (Math.abs(moved) >= 1) box.current.scrollTop += moved;
      saveAnchor();
    }
  });

  const scrollToEnd = useCallback(() => {
    if (box.current === null) return;
    pinned.current = true;
    // A smooth scroll over a long distance would take too long.
    const instant = box.current.scrollTop < -2 * box.current.clientHeight || matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current.scrollTo({ top: 0, behavior: instant ? 'auto' : 'smooth' });
  }, []);

  const scrollToElement = useCallback(
    (element: Element) => {
      pinned.current = false;
      element.scrollIntoView({ block: 'center' });
      saveAnchor();
    },
    [saveAnchor],
  );

  return { box, atEnd: atEnd && !moreBelow, far: far || moreBelow, onScroll, scrollToEnd, scrollToElement };
}

/** The first visible message, found by binary search. */
function topmostVisible(box: Element): Element | null {
  const bubbles = box.querySelectorAll('.bubble, .message-image');
  const edge = box.getBoundingClientRect().top;
  let low = 0;
  let high = bubbles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((bubbles[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
    else low = middle + 1;
  }
  return bubbles[low] ?? null;
}
