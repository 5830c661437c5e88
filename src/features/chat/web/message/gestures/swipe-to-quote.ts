import { startSidewaysDrag } from '#platform/web/interaction/drag-sideways.ts';

/** Position in px and time in ms. */
interface Point {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** From this distance on, lifting the finger quotes the message. In px, as all that follow. */
export const quoteDistance = 56;
/** The message stops here, however far the finger goes. */
const maxOffset = 72;
/** A strip at both sides of the window is the system's: there its own gestures go back and forward. */
const systemEdge = 24;

interface Frame {
  /** Width of the window. */
  readonly width: number;
  /** 1: a swipe to the right quotes; -1: to the left, on a page that runs from right to left. */
  readonly towards: 1 | -1;
}

export interface QuoteSwipe {
  /** How far the message follows the finger; null when the gesture is something else, such as a scroll. */
  readonly move: (point: Point) => number | null;
  /** Whether lifting the finger now quotes the message. */
  readonly isFar: () => boolean;
}

/** Tracks a swipe on a message. Null when it begins at the edge of the window. */
export function startQuoteSwipe(start: Point, { width, towards }: Frame): QuoteSwipe | null {
  if (start.x < systemEdge || start.x > width - systemEdge) return null;
  const drag = startSidewaysDrag(start);
  let offset = 0;
  return {
    move(point) {
      const moved = drag.move(point);
      offset = moved === null ? 0 : Math.min(maxOffset, Math.max(0, moved * towards));
      return moved === null ? null : offset * towards;
    },
    isFar: () => offset >= quoteDistance,
  };
}
