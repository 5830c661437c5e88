import { type PointerEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import { useSwipe } from './use-swipe.ts';
import { useZoom } from './use-zoom.ts';

interface Options {
  readonly stage: RefObject<HTMLDivElement | null>;
  readonly shown: number | undefined;
  readonly onStep: ((step: 1 | -1) => void) | undefined;
  /** Then fingers are the browser's. */
  readonly pageZoomed: boolean;
}

/** Pointer handlers of the stage, and keys: what does not zoom or move a zoomed photo goes to the one before or after it. */
export function useStage({ stage, shown, onStep, pageZoomed }: Options) {
  const zoom = useZoom(stage, shown);
  const swipe = useSwipe((step) => onStep?.(step));
  useKeys(stage, (key) => {
    if (key === 'ArrowLeft') onStep?.(-1);
    else if (key === 'ArrowRight') onStep?.(1);
    else return zoom.press(key);
    return true;
  });
  const zooms = (event: PointerEvent<HTMLElement>) => !pageZoomed && zoom.take(event);
  return {
    'data-dragging': swipe.dragging ? '' : undefined,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const onControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (onControl || event.button !== 0) return;
      if (zooms(event)) swipe.cancel(event);
      else if (onStep) swipe.start(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!zooms(event)) swipe.move(event);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (zooms(event)) swipe.cancel(event);
      else swipe.end(event);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      zoom.take(event);
      swipe.cancel(event);
    },
  };
}

/** Keys, unless a dialog is open above the viewer. `press` says whether it took the key. */
function useKeys(stage: RefObject<HTMLElement | null>, press: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const viewer = stage.current?.closest('dialog');
    const above = event.target instanceof Element ? event.target.closest('dialog') : null;
    if ((above !== null && above !== viewer) || event.altKey || event.ctrlKey || event.metaKey) return;
    if (press(event.key)) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}
