import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Dragged, startDragSession } from './drag-session.ts';

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  /** Identifies the current order of items. A drag ends when it changes. */
  readonly order: string;
  readonly onDrop: (from: number, to: number) => void;
}

export interface DragOrder {
  readonly dragging: boolean;
  /** For the drag handle of an item. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, index: number) => void;
  /** Whether the press that just ended was a drag. */
  readonly wasDrag: () => boolean;
  readonly styleOf: (index: number) => CSSProperties | undefined;
}

/** How long items keep their dropped position until the new order is rendered. */
const settleMs = 120;

/** Drag and drop reordering of a list's children. */
export function useDragOrder({ list, order, onDrop }: Options): DragOrder {
  const [kept, setKept] = useState<(Dragged & { readonly order: string }) | null>(null);
  const dragged = kept?.order === order ? kept : null;
  const dragActive = useRef(false);
  const latest = useRef({ order, onDrop });
  const cancel = useRef<(() => void) | null>(null);
  // Loaded after the page: until then buttons and keys do the same.
  const start = useRef<typeof startDragSession | null>(null);
  useEffect(() => {
    void import('./drag-session.ts').then(
      (session) => {
        start.current = session.startDragSession;
      },
      () => undefined,
    );
  }, []);

  useEffect(() => {
    latest.current = { order, onDrop };
  });
  useEffect(() => () => cancel.current?.(), []);
  // A dragging finger must not scroll. Browsers honour only listeners that were added before the touch started.
  useEffect(() => {
    const items = list.current;
    const preventDuringDrag = (event: Event) => dragActive.current && event.preventDefault();
    items?.addEventListener('touchmove', preventDuringDrag, { passive: false });
    items?.addEventListener('contextmenu', preventDuringDrag);
    return () => {
      items?.removeEventListener('touchmove', preventDuringDrag);
      items?.removeEventListener('contextmenu', preventDuringDrag);
    };
  }, [list]);

  const end = (from: number, to: number | null, wasDrag: boolean) => {
    cancel.current = null;
    // Ignore the click that follows a drag.
    if (wasDrag) setTimeout(() => (dragActive.current = false));
    if (to === null || to === from || latest.current.order !== order) return setKept(null);
    latest.current.onDrop(from, to);
    setTimeout(() => setKept(null), settleMs);
  };
  return {
    dragging: dragged !== null,
    onPointerDown(event, from) {
      if (event.button !== 0 || list.current === null || start.current === null) return;
      cancel.current?.();
      cancel.current = start.current({
        list: list.current,
        from,
        press: event,
        onDrag(now) {
          dragActive.current = true;
          setKept({ ...now, order });
        },
        onEnd: (to, wasDrag) => end(from, to, wasDrag),
      });
    },
    wasDrag: () => dragActive.current,
    styleOf(index) {
      if (dragged === null) return undefined;
      const { from, x, y } = dragged;
      if (index === from) return { transform: `translate(${x}px, ${y}px)`, zIndex: 2 };
      const aside = dragged.aside[index];
      return aside && { transform: `translate(${aside.x}px, ${aside.y}px)` };
    },
  };
}
