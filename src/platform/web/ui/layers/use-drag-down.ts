import { useRef, type PointerEvent } from 'react';

interface Drag {
  startY: number;
  startedAt: number;
}

export interface DragDown {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Lets the user drag a sheet's `<dialog>` down by its handle; past 96 px, or with a flick of 0.5 px/ms, it closes. */
export function useDragDown(onClose: () => void, enabled: boolean): DragDown {
  const drag = useRef<Drag | null>(null);

  function end(event: PointerEvent<HTMLElement>, mayClose: boolean): void {
    const sheet = event.currentTarget.closest('dialog');
    if (!drag.current || !sheet) return;
    const distance = event.clientY - drag.current.startY;
    const speed = distance / Math.max(1, event.timeStamp - drag.current.startedAt);
    drag.current = null;
    sheet.style.transition = '';
    sheet.style.translate = '';
    if (mayClose && (distance > 96 || (distance > 24 && speed > 0.5))) onClose();
  }
  return {
    onPointerDown: (event) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a');
      if (!enabled || onControl || !window.matchMedia('(width < 768px)').matches) return;
      drag.current = { startY: event.clientY, startedAt: event.timeStamp };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event) => {
      const sheet = event.currentTarget.closest('dialog');
      if (!drag.current || !sheet) return;
      sheet.style.transition = 'none';
      sheet.style.translate = `0 ${Math.max(0, event.clientY - drag.current.startY)}px`;
    },
    onPointerUp: (event) => end(event, true),
    onPointerCancel: (event) => end(event, false),
  };
}
