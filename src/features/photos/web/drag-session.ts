import { createDragStart, type Slot, slotAt } from './drag-order.ts';

/** Where a dragged tile is. */
export interface Dragged {
  readonly from: number;
  /** The place that it would take. */
  readonly to: number;
  readonly slots: readonly Slot[];
  /** Px from where it was. */
  readonly x: number;
  readonly y: number;
}

interface Options {
  /** Its children are the tiles. */
  readonly list: Element;
  readonly from: number;
  readonly press: { readonly pointerType: string; readonly clientX: number; readonly clientY: number };
  readonly onDrag: (dragged: Dragged) => void;
  /** `to`: where it was let go; null: it was no drag, or it was cancelled. */
  readonly onEnd: (to: number | null, wasDrag: boolean) => void;
}

/** Px from the upper and lower edge where the page begins to scroll along. */
const edge = 96;
const scrollStep = 9;

/** Follows one press until it ends: by letting go, by Escape, or because it was scrolling. Gives back how to cancel it. */
export function startDragSession({ list, from, press, onDrag, onEnd }: Options): () => void {
  const begin = { x: press.clientX + scrollX, y: press.clientY + scrollY };
  const listening = new AbortController();
  let client = { x: press.clientX, y: press.clientY };
  let slots: readonly Slot[] | null = null;
  let to = from;
  let frame = 0;

  const show = () => {
    if (slots === null) return;
    const at = { x: client.x + scrollX, y: client.y + scrollY };
    to = slotAt(slots, at) ?? to;
    onDrag({ from, to, slots, x: at.x - begin.x, y: at.y - begin.y });
  };
  const scrollAlong = () => {
    const step = client.y < edge ? -scrollStep : client.y > innerHeight - edge ? scrollStep : 0;
    if (step !== 0) {
      scrollBy(0, step);
      show();
    }
    frame = requestAnimationFrame(scrollAlong);
  };
  const start = createDragStart(() => {
    slots = Array.from(list.children, slotOf);
    frame = requestAnimationFrame(scrollAlong);
    show();
  });
  const end = (taken: boolean) => {
    listening.abort();
    start.release();
    cancelAnimationFrame(frame);
    onEnd(taken && slots !== null ? to : null, slots !== null);
  };

  const { signal } = listening;
  addEventListener(
    'pointermove',
    ({ clientX: x, clientY: y }) => {
      client = { x, y };
      const state = start.move(client);
      if (state === 'dragging') show();
      if (state === 'gone') end(false);
    },
    { signal },
  );
  addEventListener('pointerup', () => end(true), { signal });
  addEventListener('pointercancel', () => end(false), { signal });
  addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
  start.press(press.pointerType, client);
  return () => end(false);
}

function slotOf(tile: Element): Slot {
  const { left, top, width, height } = tile.getBoundingClientRect();
  return { left: left + scrollX, top: top + scrollY, width, height };
}
