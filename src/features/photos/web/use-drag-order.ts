import { type CSSProperties, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { stepsAside } from './drag-order.ts';
import { type Dragged, startDragSession } from './drag-session.ts';

interface Options {
  readonly list: RefObject<HTMLElement | null>;
  /** A text that differs for each order: once it changes, a drag is over. */
  readonly order: string;
  readonly onDrop: (from: number, to: number) => void;
}

interface DragOrder {
  readonly dragging: boolean;
  /** Of what a tile is held by. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>, index: number) => void;
  /** Whether the press that just ended was a drag. */
  readonly wasDrag: () => boolean;
  readonly styleOf: (index: number) => CSSProperties | undefined;
}

/** Ms that the tiles stay where they were dropped, until the new order is there. */
const settling = 120;

/** Lets the children of a list be dragged into another order. */
export function useDragOrder({ list, order, onDrop }: Options): DragOrder {
  const [kept, setKept] = useState<(Dragged & { readonly order: string }) | null>(null);
  const dragged = kept?.order === order ? kept : null;
  const running = useRef(false);
  const latest = useRef({ order, onDrop });
  const cancel = useRef<(() => void) | null>(null);

  useEffect(() => {
    latest.current = { order, onDrop };
  });
  useEffect(() => () => cancel.current?.(), []);
  // A finger that drags must not scroll; browsers only ask listeners that were there before it came.
  useEffect(() => {
    const tiles = list.current;
    const hold = (event: Event) => running.current && event.preventDefault();
    tiles?.addEventListener('touchmove', hold, { passive: false });
    tiles?.addEventListener('contextmenu', hold);
    return () => {
      tiles?.removeEventListener('touchmove', hold);
      tiles?.removeEventListener('contextmenu', hold);
    };
  }, [list]);

  const end = (from: number, to: number | null, wasDrag: boolean) => {
    cancel.current = null;
    // The press that follows a drag is none.
    if (wasDrag) setTimeout(() => (running.current = false));
    if (to === null || to === from || latest.current.order !== order) return setKept(null);
    latest.current.onDrop(from, to);
    setTimeout(() => setKept(null), settling);
  };
  return {
    dragging: dragged !== null,
    onPointerDown(event, from) {
      if (event.button !== 0 || list.current === null) return;
      cancel.current?.();
      cancel.current = startDragSession({
        list: list.current,
        from,
        press: event,
        onDrag(now) {
          running.current = true;
          setKept({ ...now, order });
        },
        onEnd: (to, wasDrag) => end(from, to, wasDrag),
      });
    },
    wasDrag: () => running.current,
    styleOf(index) {
      if (dragged === null) return undefined;
      const { from, to, slots, x, y } = dragged;
      if (index === from) return { transform: `translate(${x}px, ${y}px)`, zIndex: 2 };
      const aside = stepsAside(slots, from, to)[index];
      return aside && { transform: `translate(${aside.x}px, ${aside.y}px)` };
    },
  };
}
