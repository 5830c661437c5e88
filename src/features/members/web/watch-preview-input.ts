import { type DragEnd, type SidewaysDrag, startSidewaysDrag } from '#platform/web/interaction/drag-sideways.ts';
import { createHover } from './preview-gestures.ts';

/** Input on a card that changes its photo. */
export interface PreviewHandlers {
  /** The mouse is at this share of the photo's width; null when it has left. */
  readonly onHover: (share: number | null) => void;
  /** A finger drags the photo sideways, in px. */
  readonly onDrag: (moved: number) => void;
  readonly onDragEnd: (end: DragEnd) => void;
  readonly onKey: (step: 1 | -1) => void;
  /** The link lost the focus. */
  readonly onBlur: () => void;
}

/**
 * Watches input on a card, whose link covers all of it: input over `shot` is for the photo. `first` is the event that loaded
 * the preview, from before the watching started.
 */
export function watchPreviewInput(card: HTMLElement, shot: HTMLElement, first: Event, handlers: PreviewHandlers): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const hover = createHover(handlers.onHover);
  let drag: SidewaysDrag | null = null;
  let swiped = false;

  const begin = (event: PointerEvent) => {
    swiped = false;
    drag = isTouch(event) && event.isPrimary && shareOf(shot, event) !== null ? startSidewaysDrag(pointOf(event)) : null;
  };
  const moveDrag = (event: PointerEvent) => {
    const moved = drag?.move(pointOf(event)) ?? null;
    if (moved === null) drag = null;
    else if (swiped || moved !== 0) {
      swiped = true;
      card.toggleAttribute('data-dragging', true);
      handlers.onDrag(moved);
    }
  };
  const endDrag = (end: DragEnd) => {
    drag = null;
    if (!card.hasAttribute('data-dragging')) return;
    card.removeAttribute('data-dragging');
    handlers.onDragEnd(end);
  };

  card.addEventListener('pointerdown', begin, { signal });
  card.addEventListener(
    'pointermove',
    (event) => {
      if (isTouch(event)) return moveDrag(event);
      const share = shareOf(shot, event);
      if (share === null) hover.leave();
      else hover.over(share);
    },
    { signal },
  );
  card.addEventListener('pointerup', (event) => endDrag(drag?.end(pointOf(event), shot.clientWidth) ?? 'stay'), { signal });
  card.addEventListener('pointercancel', () => endDrag('stay'), { signal });
  card.addEventListener('pointerleave', () => hover.leave(), { signal });
  // The end of a swipe must not follow the link; Enter may.
  const swallow = (event: MouseEvent) => {
    if (!swiped || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  card.addEventListener('click', swallow, { signal, capture: true });
  card.addEventListener(
    'keydown',
    (event) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
      if (!isOnLink(event) || altKey || ctrlKey || metaKey || shiftKey || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return;
      event.preventDefault();
      handlers.onKey(key === 'ArrowLeft' ? -1 : 1);
    },
    { signal },
  );
  card.addEventListener('focusout', (event) => isOnLink(event) && handlers.onBlur(), { signal });
  if (first instanceof PointerEvent) {
    begin(first);
    // A mouse that has stopped in the meantime sends no more events.
    const share = isTouch(first) || !card.matches(':hover') ? null : shareOf(shot, first);
    if (share !== null) hover.over(share);
  }
  return () => {
    watching.abort();
    hover.leave();
    card.removeAttribute('data-dragging');
  };
}

const isTouch = ({ pointerType }: PointerEvent): boolean => pointerType === 'touch';
const isOnLink = ({ target }: Event): boolean => target instanceof HTMLAnchorElement;
const pointOf = ({ clientX: x, clientY: y, timeStamp: at }: PointerEvent) => ({ x, y, at });

/** The position across the photo from 0 to 1; null outside of it. */
function shareOf(shot: HTMLElement, { clientX, clientY }: PointerEvent): number | null {
  const { left, right, top, bottom, width } = shot.getBoundingClientRect();
  return clientX < left || clientX >= right || clientY < top || clientY >= bottom ? null : (clientX - left) / width;
}
