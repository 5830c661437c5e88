import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowWindow, type View, wholeUpTo } from './row-window.ts';

/** Before anything is measured: rows as chat.css draws them, on a high screen. */
const guess: View = { top: 0, height: 1200, row: 74 };

interface DrawnRows<Box> extends RowWindow {
  readonly box: RefObject<Box | null>;
  /** Px of each row. */
  readonly row: number;
}

/** The rows of a scrolling list that are drawn; all of a short one. */
export function useRowWindow<Box extends HTMLElement>(count: number): DrawnRows<Box> {
  const box = useRef<Box>(null);
  const [view, setView] = useState(guess);
  const isLong = count > wholeUpTo;

  useLayoutEffect(() => {
    const element = box.current;
    if (!isLong || element === null) return undefined;
    const look = () =>
      setView((before) => {
        const row = element.querySelector('[data-row]')?.getBoundingClientRect().height ?? before.row;
        const next = { top: element.scrollTop, height: element.clientHeight, row: row > 0 ? row : before.row };
        return isSame(rowWindow(count, before), rowWindow(count, next)) && before.row === next.row ? before : next;
      });
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [isLong, count]);

  return { box, row: view.row, ...rowWindow(count, view) };
}

const isSame = (one: RowWindow, other: RowWindow): boolean => one.from === other.from && one.to === other.to;
