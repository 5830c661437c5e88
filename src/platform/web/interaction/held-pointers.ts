export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the fingers, or the mouse, have done since the last of them came or went. */
export interface Moved {
  /** The point between the fingers, or that of the only one: then and now. */
  readonly from: Point;
  readonly to: Point;
  /** How much farther two fingers are from each other now; 1 for a single one. */
  readonly factor: number;
}

/** The pointers that are down, in any unit: what drags and pinches have in common. */
export interface HeldPointers {
  readonly count: () => number;
  press(pointer: number, point: Point): void;
  /** Null when the pointer is not held. */
  move(pointer: number, point: Point): Moved | null;
  release(pointer: number): void;
}

export function createHeldPointers(): HeldPointers {
  const now = new Map<number, Point>();
  // Those that are left begin anew, so that nothing jumps.
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
