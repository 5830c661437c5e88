export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The movement of the fingers or the mouse since the last pointer went down or up. */
export interface Moved {
  /** The point between the fingers, or the only pointer: then and now. */
  readonly from: Point;
  readonly to: Point;
  /** The ratio of the distance between two fingers now and then; 1 for a single one. */
  readonly factor: number;
}

/** The pointers that are down, in any unit. Drags and pinches share this. */
export interface HeldPointers {
  readonly count: () => number;
  press(pointer: number, point: Point): void;
  /** Null when the pointer is not held. */
  move(pointer: number, point: Point): Moved | null;
  release(pointer: number): void;
}

export function createHeldPointers(): HeldPointers {
  const now = new Map<number, Point>();
  // The remaining pointers start from their current positions, so that nothing jumps.
  let begin: readonly Point[] = [];
  const restart = () => {
    begin = [...now.values()];
  };
  return {
    count: () => now.size,
    press(pointer, point) {
      now.set(pointer, point);
      restart();
    },
    move(pointer, point) {
      if (!now.has(pointer)) return null;
      now.set(pointer, point);
      const points = [...now.values()];
      const factor = now.size === 1 ? 1 : distanceOf(points) / Math.max(0.01, distanceOf(begin));
      return { from: middleOf(begin), to: middleOf(points), factor };
    },
    release(pointer) {
      if (now.delete(pointer)) restart();
    },
  };
}

const none: Point = { x: 0, y: 0 };

const distanceOf = ([one = none, other = one]: readonly Point[]): number => Math.hypot(one.x - other.x, one.y - other.y);

const middleOf = ([one = none, other = one]: readonly Point[]): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
