import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { maxUnwindowedRows, type RowWindow, rowWindow, type Viewport } from './row-window.ts';

/** Before anything is measured: the row height of chat-list.css on a tall screen. */
const initialViewport: Viewport = { top: 0, height: 1200, row: 74 };

interface RenderedRows<Box> extends RowWindow {
  readonly box: RefObject<Box | null>;
  /** Height of each row in px. */
  readonly row: number;
}

/** The rows of a scrolling list to render; all rows of a short list. */
export function useRowWindow<Box extends HTMLElement>(count: number): RenderedRows<Box> {
  const box = useRef<Box>(null);
  const [viewport, setViewport] = useState(initialViewport);
  const isLong = count > maxUnwindowedRows;

  useLayoutEffect(() => {
    const element = box.current;
    if (!isLong || element === null) return undefined;
    const measure = () =>
      setViewport((before) => {
        const row = element.querySelector('[data-row]')?.getBoundingClientRect().height ?? before.row;
        const next = { top: element.scrollTop, height: element.clientHeight, row: row > 0 ? row : before.row };
        return isSame(rowWindow(count, before), rowWindow(count, next)) && before.row === next.row ? before : next;
      });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [isLong, count]);

  return { box, row: viewport.row, ...rowWindow(count, viewport) };
}

const isSame = (one: RowWindow, other: RowWindow): boolean => one.from === other.from && one.to === other.to;
