/** Where a tile stands, in px of the page. */
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

/** The slot under a point; null: none is. */
export function slotAt(slots: readonly Slot[], { x, y }: Point): number | null {
  const at = slots.findIndex(({ left, top, width, height }) => x >= left && x < left + width && y >= top && y < top + height);
  return at < 0 ? null : at;
}

/** How far each tile but the dragged one steps aside, when that one would go from one slot to another. */
export const stepsAside = (slots: readonly Slot[], from: number, to: number): readonly Point[] =>
  slots.map((slot, at) => {
    const next = slots[at > from && at <= to ? at - 1 : at < from && at >= to ? at + 1 : at] ?? slot;
    return { x: next.left - slot.left, y: next.top - slot.top };
  });

/** Px before a mouse drags; ms that a finger rests before it does. */
const threshold = 6;
const longPress = 350;

type State = 'idle' | 'pressed' | 'dragging' | 'gone';

/** Tells a drag from a press and from scrolling: a mouse drags when it moves, a finger after it rested. */
export interface DragStart {
  /** Answers the new state. */
  press(kind: string, point: Point): void;
  move(point: Point): State;
  release(): void;
}

export function createDragStart(onDrag: () => void): DragStart {
  let state: State = 'idle';
  let begin: Point = { x: 0, y: 0 };
  let finger = false;
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
      finger = kind === 'touch';
      if (finger) timer = setTimeout(drag, longPress);
    },
    move({ x, y }) {
      if (state !== 'pressed' || Math.hypot(x - begin.x, y - begin.y) < threshold) return state;
      clearTimeout(timer);
      // A finger that moves before its time scrolls the page.
      if (finger) state = 'gone';
      else drag();
      return state;
    },
    release() {
      clearTimeout(timer);
      state = 'idle';
    },
  };
}
