import './reorder.css';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { targetOfKey } from './order.ts';
import { type DragOrder, useDragOrder } from './use-drag-order.ts';

interface Options {
  /** Its class is `reorder`, its children are the items, and it has `data-dragging` while one is dragged. */
  readonly list: RefObject<HTMLElement | null>;
  /** Identifies the current order of items. */
  readonly order: string;
  /** How many of the children can move. */
  readonly count: number;
  /** The controls of an item on which Shift and an arrow move it; in a text field these keys select. */
  readonly keysOn: string;
  readonly onPlace: (from: number, to: number) => void;
}

interface Reorder extends DragOrder {
  /** Moves an item. The focused control keeps the focus; it needs an id. */
  readonly place: (from: number, to: number) => void;
  /** Focuses the element with this id once the order has changed. */
  readonly focusNext: (id: string) => void;
  readonly onKeyDown: (event: KeyboardEvent, index: number) => void;
}

/** Reorders a list's children by dragging, by buttons and by keys. */
export function useReorder({ list, order, count, keysOn, onPlace }: Options): Reorder {
  const drag = useDragOrder({ list, order, onDrop: onPlace });
  // An item that is moved or removed in the DOM loses the focus.
  const next = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (next.current === null) return;
    document.getElementById(next.current)?.focus();
    next.current = null;
  }, [order]);
  const place = (from: number, to: number) => {
    next.current = document.activeElement?.id ?? null;
    onPlace(from, to);
  };
  return {
    ...drag,
    place,
    focusNext: (id) => {
      next.current = id;
    },
    onKeyDown(event, index) {
      const onControl = event.target instanceof Element && event.target.matches(keysOn);
      const to = onControl && event.shiftKey ? targetOfKey(event.key, index, count) : null;
      if (to === null) return;
      event.preventDefault();
      place(index, to);
    },
  };
}
