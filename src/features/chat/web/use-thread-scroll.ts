import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

export interface ThreadScroll {
  readonly box: RefObject<HTMLDivElement | null>;
  /** The newest message is in view. */
  readonly atEnd: boolean;
  /** More than a screen away from it. */
  readonly far: boolean;
  onScroll(): void;
  toEnd(): void;
  /** Brings something in the box to its middle. */
  show(element: Element): void;
}

/** In px: this near to the end counts as there. */
const near = 48;

/**
 * The box is drawn from its end (`column-reverse`, `scrollTop` is 0 there and negative above), so that the page begins
 * at the newest message before any script, and what is added above moves nothing. What is added below moves nothing
 * either while somebody reads above: the message at the upper edge is kept where it is. `moreBelow`: the end of the box is not the newest message.
 */
export function useThreadScroll(moreBelow: boolean): ThreadScroll {
  const box = useRef<HTMLDivElement>(null);
  const kept = useRef<{ element: Element; top: number } | null>(null);
  const height = useRef(0);
  const pinned = useRef(true);
  const [atEnd, setAtEnd] = useState(true);
  const [far, setFar] = useState(false);

  const keep = useCallback(() => {
    const element = box.current && topmost(box.current);
    kept.current = element ? { element, top: element.getBoundingClientRect().top } : null;
  }, []);

  const onScroll = useCallback(() => {
    if (box.current === null) return;
    const { scrollTop, clientHeight } = box.current;
    pinned.current = scrollTop > -near && !moreBelow;
    setAtEnd(pinned.current);
    setFar(scrollTop < -clientHeight);
    if (!pinned.current) keep();
  }, [keep, moreBelow]);

  useLayoutEffect(() => {
    // Only where something came: a correction would end a scroll that is under way.
    if (box.current === null || box.current.scrollHeight === height.current) return;
    height.current = box.current.scrollHeight;
    if (pinned.current && !moreBelow) box.current.scrollTop = 0;
    else if (kept.current?.element.isConnected) {
      const moved = kept.current.element.getBoundingClientRect().top - kept.current.top;
      if (Math.abs(moved) >= 1) box.current.scrollTop += moved;
      keep();
    }
  });

  const toEnd = useCallback(() => {
    if (box.current === null) return;
    pinned.current = true;
    // A long way would take longer than it helps to see it.
    const atOnce = box.current.scrollTop < -2 * box.current.clientHeight || matchMedia('(prefers-reduced-motion: reduce)').matches;
    box.current.scrollTo({ top: 0, behavior: atOnce ? 'auto' : 'smooth' });
  }, []);

  const show = useCallback(
    (element: Element) => {
      pinned.current = false;
      element.scrollIntoView({ block: 'center' });
      keep();
    },
    [keep],
  );

  return { box, atEnd: atEnd && !moreBelow, far: far || moreBelow, onScroll, toEnd, show };
}

/** The first bubble that reaches into the box; they stand in order, so halving finds it. */
function topmost(box: Element): Element | null {
  const bubbles = box.querySelectorAll('.bub, .pic');
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
