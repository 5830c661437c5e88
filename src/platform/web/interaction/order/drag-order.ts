/** An item's position in px of the page. */
export interface Slot {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Index of the slot under a point, or null. */
export function slotAt(slots: readonly Slot[], { x, y }: Point): number | null {
  const at = slots.findIndex(({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height);
  return at < 0 ? null : at;
}

/** How far each other item moves if the dragged one moves from one slot to another. */
export const itemOffsets = (slots: readonly Slot[], from: number, to: number): readonly Point[] =>
  slots.map((slot, at) => {
    const next = slots[at > from && at <= to ? at - 1 : at < from && at >= to ? at + 1 : at] ?? slot;
    if (next === slot) return { x: 0, y: 0 };
    // In one column items may differ in height: they make room for the dragged one, and take the room that it leaves.
    if (isColumn(slots)) return { x: 0, y: (at > from ? -1 : 1) * roomOf(slots, from) };
    return { x: next.left - slot.left, y: next.top - slot.top };
  });

const isColumn = (slots: readonly Slot[]): boolean => slots.every(({ left }) => left === slots[0]?.left);

/** The height of an item in a column, and of the gap beside it. */
function roomOf(slots: readonly Slot[], at: number): number {
  const [first, second, own] = [slots[0], slots[1], slots[at]];
  return first === undefined || second === undefined || own === undefined ? 0 : own.height + second.top - (first.top + first.height);
}

/** A mouse drags after this distance, a finger after a long press. */
const thresholdPx = 6;
const longPressMs = 350;

type State = 'idle' | 'pressed' | 'dragging' | 'scrolling';

/** Distinguishes a drag from a click and from scrolling: a mouse drags when it moves, a finger after a long press. */
export interface DragStart {
  press(kind: string, point: Point): void;
  /** Returns the new state. */
  move(point: Point): State;
  release(): void;
}

export function createDragStart(onDrag: () => void): DragStart {
  let state: State = 'idle';
  let begin: Point = { x: 0, y: 0 };
  let touch = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drag = () => {
    state = 'dragging';
    onDrag();
  };
  return {
    press(kind, point) {
      clearTimeout(timer);
      state = 'pressed';
      begin = point;
      touch = kind === 'touch';
      if (touch) timer = setTimeout(drag, longPressMs);
    },
    move({ x, y }) {
      if (state !== 'pressed' || Math.hypot(x - begin.x, y - begin.y) < thresholdPx) return state;
      clearTimeout(timer);
      // A finger that moves before the long press scrolls the page.
      if (touch) state = 'scrolling';
      else drag();
      return state;
    },
    release() {
      clearTimeout(timer);
      state = 'idle';
    },
  };
}
