/** Position in px and time in ms. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The result of a drag: go to the previous or next item, or stay. */
export type DragEnd = 'previous' | 'next' | 'stay';

export interface SidewaysDrag {
  /** The horizontal offset in px; null when the drag is not sideways and should be ignored. */
  readonly move: (point: Point) => number | null;
  readonly end: (point: Point, width: number) => DragEnd;
}

/** Distance in px after which the direction is decided. */
const directionThreshold = 8;

/** Tracks a horizontal swipe: past 30 % of the width, or with a flick of 24 px and 0.5 px/ms, it moves to the next item. */
export function startSidewaysDrag(start: Point): SidewaysDrag {
  let direction: 'sideways' | 'other' | null = null;
  return {
    move({ x, y }) {
      const [dx, dy] = [Math.abs(x - start.x), Math.abs(y - start.y)];
      if (direction === null && Math.max(dx, dy) > directionThreshold) direction = dx > dy * 1.2 ? 'sideways' : 'other';
      return direction === 'other' ? null : direction === null ? 0 : x - start.x;
    },
    end({ x, at }, width) {
      const moved = x - start.x;
      const far = Math.abs(moved) > width * 0.3;
      const quick = Math.abs(moved) > 24 && Math.abs(moved) / Math.max(1, at - start.at) > 0.5;
      if (direction !== 'sideways' || !(far || quick)) return 'stay';
      return moved > 0 ? 'previous' : 'next';
    },
  };
}
