import { createDragStart, itemOffsets, type Slot, slotAt } from './drag-order.ts';

/** The state of a dragged item. */
export interface Dragged {
  readonly from: number;
  /** The slot it would be dropped on. */
  readonly to: number;
  /** How far each item makes room for it, in px. */
  readonly aside: ReturnType<typeof itemOffsets>;
  /** Px from its original place. */
  readonly x: number;
  readonly y: number;
}

interface Options {
  /** Its children are the items. */
  readonly list: Element;
  readonly from: number;
  readonly press: { readonly pointerType: string; readonly clientX: number; readonly clientY: number };
  readonly onDrag: (dragged: Dragged) => void;
  /** `to`: the slot on which it was dropped; null if it was no drag or was cancelled. */
  readonly onEnd: (to: number | null, wasDrag: boolean) => void;
}

/** Px from the top and bottom edge within which the page auto-scrolls. */
const autoScrollEdge = 96;
const scrollStep = 9;

/** Follows one press until it ends by release, Escape or scrolling. Returns a function that cancels it. */
export function startDragSession({ list, from, press, onDrag, onEnd }: Options): () => void {
  const begin = { x: press.clientX + scrollX, y: press.clientY + scrollY };
  const listeners = new AbortController();
  let client = { x: press.clientX, y: press.clientY };
  let slots: readonly Slot[] | null = null;
  let to = from;
  let frame = 0;

  const show = () => {
    if (slots === null) return;
    const at = { x: client.x + scrollX, y: client.y + scrollY };
    to = slotAt(slots, at) ?? to;
    onDrag({ from, to, aside: itemOffsets(slots, from, to), x: at.x - begin.x, y: at.y - begin.y });
  };
  const autoScroll = () => {
    const step = client.y < autoScrollEdge ? -scrollStep : client.y > innerHeight - autoScrollEdge ? scrollStep : 0;
    if (step !== 0) {
      scrollBy(0, step);
      show();
    }
    frame = requestAnimationFrame(autoScroll);
  };
  const start = createDragStart(() => {
    slots = Array.from(list.children, slotOf);
    frame = requestAnimationFrame(autoScroll);
    show();
  });
  const end = (dropped: boolean) => {
    listeners.abort();
    start.release();
    cancelAnimationFrame(frame);
    onEnd(dropped && slots !== null ? to : null, slots !== null);
  };

  const { signal } = listeners;
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      client = { x, y };
      const state = start.move(client);
      if (state === 'dragging') show();
      if (state === 'scrolling') end(false);
    },
    { signal },
  );
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  start.press(press.pointerType, client);
  return () => end(false);
}

function slotOf(item: Element): Slot {
  const { left, top, width, height } = item.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}
