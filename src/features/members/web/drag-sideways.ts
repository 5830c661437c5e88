/** A place and a moment: px and ms. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** Where a drag leads: to the one before or after, or back to where it was. */
export type DragEnd = 'previous' | 'next' | 'stay';

export interface SidewaysDrag {
  /** Px to the side by now; null: not sideways, the drag is somebody else's. */
  readonly move: (point: Point) => number | null;
  readonly end: (point: Point, width: number) => DragEnd;
}

/** As far until the direction is known, px. */
const slack = 8;

/** A finger that pulls pictures aside: past 30 % of the width, or by a flick of 24 px and 0.5 px/ms, it goes to the next. */
export function startSidewaysDrag(start: Point): SidewaysDrag {
  let direction: 'sideways' | 'other' | null = null;
  return {
    move({ x, y }) {
      const [aside, along] = [Math.abs(x - start.x), Math.abs(y - start.y)];
      if (direction === null && Math.max(aside, along) > slack) direction = aside > along * 1.2 ? 'sideways' : 'other';
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
