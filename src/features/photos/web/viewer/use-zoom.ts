import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createZoomGesture, frameOf, unzoomed, withinStage, type Zoom, zoomTo } from './zoom.ts';

/** Per press of a key. */
const keyFactor = 1.5;
/** A notch of a mouse wheel counts as this many px at most, because a trackpad sends many small steps for the same. */
const wheelLimit = 50;

/**
 * Zooms the photo that is shown, by pinch, double tap, trackpad and keys; another one begins unzoomed. The photo follows by
 * `--zoom`, without rendering again. `take` gives each pointer event first to the zoom and says whether that is all.
 */
export function useZoom(stage: RefObject<HTMLDivElement | null>, shown: number | undefined) {
  const [gesture] = useState(createZoomGesture);
  const zoom = useRef(unzoomed);

  /** `eased`: moves there over a while, unless the viewer wants less motion. */
  const show = (next: Zoom, eased: boolean) => {
    const { current: part } = stage;
    if (part === null) return;
    zoom.current = next;
    part.toggleAttribute('data-eased', eased);
    part.toggleAttribute('data-zoomed', next.scale > 1);
    part.style.setProperty('--zoom', String(next.scale));
    part.style.setProperty('--zoom-x', `${next.x}px`);
    part.style.setProperty('--zoom-y', `${next.y}px`);
    if (next.scale > 1) void sharpen(part.querySelector(shownPhoto));
  };
  const zoomBy = (factor: number, point = { x: 0, y: 0 }, eased = true) => {
    if (stage.current === null) return;
    show(zoomTo(zoom.current, zoom.current.scale * factor, point, point, frameIn(stage.current)), eased);
  };

  const reset = useEffectEvent(() => zoom.current !== unzoomed && show(unzoomed, true));
  useLayoutEffect(() => {
    reset();
  }, [shown]);

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // Browsers send the pinch of a trackpad as a wheel with Ctrl.
    if (!event.ctrlKey || stage.current === null) return;
    event.preventDefault();
    const pixels = Math.max(-wheelLimit, Math.min(event.deltaY, wheelLimit));
    zoomBy(Math.exp(-pixels / 100), touchIn(stage.current, event), false);
  });
  const fit = useEffectEvent(() => stage.current && show(withinStage(zoom.current, frameIn(stage.current)), false));
  useEffect(() => {
    const { current: part } = stage;
    const onWheel = (event: WheelEvent) => turnWheel(event);
    const onResize = () => fit();
    // React's own listener is passive: it could not keep the page from being zoomed.
    part?.addEventListener('wheel', onWheel, { passive: false });
    addEventListener('resize', onResize);
    return () => {
      part?.removeEventListener('wheel', onWheel);
      removeEventListener('resize', onResize);
    };
  }, [stage]);

  return {
    take(event: PointerEvent<HTMLElement>): boolean {
      const { type, pointerId, currentTarget } = event;
      const touch = touchIn(currentTarget, event);
      if (type === 'pointerdown') {
        currentTarget.setPointerCapture(pointerId);
        gesture.press(pointerId, touch, zoom.current);
        return gesture.pinches() || zoom.current.scale > 1;
      }
      if (type === 'pointercancel') {
        gesture.cancel(pointerId, zoom.current);
        return false;
      }
      const moves = type === 'pointermove';
      const next = gesture[moves ? 'move' : 'release'](pointerId, touch, zoom.current, frameIn(currentTarget));
      if (next !== null) show(next, !moves);
      return next !== null;
    },
    /** Whether the key was one that zooms. */
    press(key: string): boolean {
      if (key === '+' || key === '=') zoomBy(keyFactor);
      else if (key === '-') zoomBy(1 / keyFactor);
      else if (key === '0') show(unzoomed, true);
      else return false;
      return true;
    },
  };
}

const shownPhoto = '.slide:not([inert]) picture';

/** From the middle of the stage, as zooms are. */
function touchIn(stage: HTMLElement, event: { readonly clientX: number; readonly clientY: number; readonly timeStamp: number }) {
  const { left, top, width, height } = stage.getBoundingClientRect();
  return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2, at: event.timeStamp };
}

function frameIn(stage: HTMLElement) {
  const image = stage.querySelector<HTMLImageElement>(`${shownPhoto} img`);
  return frameOf(
    { width: stage.clientWidth, height: stage.clientHeight },
    { width: image?.naturalWidth ?? 0, height: image?.naturalHeight ?? 0 },
  );
}

/** Takes the largest file of the photo, once it is there: without a connection the one that is shown has to stay. */
async function sharpen(element: HTMLElement | null): Promise<void> {
  if (element === null || element.dataset['sharp'] !== undefined) return;
  element.dataset['sharp'] = '';
  const enlarge = (one: HTMLElement) => {
    for (const part of one.querySelectorAll<HTMLImageElement | HTMLSourceElement>('source, img')) part.sizes = '400vw';
  };
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  enlarge(copy);
  try {
    await copy.querySelector('img')?.decode();
    enlarge(element);
  } catch {
    delete element.dataset['sharp'];
  }
}
