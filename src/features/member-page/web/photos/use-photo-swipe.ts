import { type PointerEvent, useRef } from 'react';
import { type SidewaysDrag, startSidewaysDrag } from '#platform/web/interaction/drag-sideways.ts';

const pointOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => ({ x, y, at });

/** Px from either side of the screen in which a swipe is the browser's or the system's own, for Back. */
const edge = 24;
const isAtEdge = (x: number): boolean => x < edge || x > innerWidth - edge;

/**
 * Pointer handlers of the main photo: a finger that swipes sideways goes to the photo before or after it, as in the viewer,
 * and beyond the first and the last to the person before or after.
 */
export function usePhotoSwipe(go: (step: 1 | -1) => void) {
  const drag = useRef<SidewaysDrag | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const swipes = event.pointerType === 'touch' && event.isPrimary && !isAtEdge(event.clientX);
      drag.current = swipes ? startSidewaysDrag(pointOf(event)) : null;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      drag.current?.move(pointOf(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const end = drag.current?.end(pointOf(event), event.currentTarget.clientWidth);
      drag.current = null;
      if (end === 'previous') go(-1);
      if (end === 'next') go(1);
    },
    onPointerCancel() {
      drag.current = null;
    },
  };
}
