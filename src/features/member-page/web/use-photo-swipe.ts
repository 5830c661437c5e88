import { type PointerEvent, useRef } from 'react';
import { type SidewaysDrag, startSidewaysDrag } from '#platform/web/interaction/drag-sideways.ts';

const pointOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => ({ x, y, at });

/** Pointer handlers of the main photo: a finger that swipes sideways goes to the photo before or after it, as in the viewer. */
export function usePhotoSwipe(go: (step: 1 | -1) => void) {
  const drag = useRef<SidewaysDrag | null>(null);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      drag.current = event.pointerType === 'touch' && event.isPrimary ? startSidewaysDrag(pointOf(event)) : null;
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
