import { type PointerEvent, useRef, useState } from 'react';
import { type SidewaysDrag, startSidewaysDrag } from '#platform/web/interaction/drag-sideways.ts';

/** A swipe from one photo to another. They follow the finger by `--drag`, without rendering again. */
export function useSwipe(go: (step: 1 | -1) => void) {
  const drag = useRef<SidewaysDrag | null>(null);
  const [dragging, setDragging] = useState(false);
  const pointOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => ({ x, y, at });
  const cancel = ({ currentTarget: stage }: PointerEvent<HTMLElement>) => {
    drag.current = null;
    setDragging(false);
    stage.style.removeProperty('--drag');
  };
  return {
    dragging,
    start(event: PointerEvent) {
      if (event.isPrimary) drag.current = startSidewaysDrag(pointOf(event));
    },
    move(event: PointerEvent<HTMLElement>) {
      const moved = drag.current?.move(pointOf(event)) ?? 0;
      if (moved === 0) return;
      if (!dragging) {
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }
      event.currentTarget.style.setProperty('--drag', `${moved}px`);
    },
    end(event: PointerEvent<HTMLElement>) {
      const end = drag.current?.end(pointOf(event), event.currentTarget.clientWidth);
      cancel(event);
      if (end === 'previous') go(-1);
      if (end === 'next') go(1);
    },
    cancel,
  };
}
