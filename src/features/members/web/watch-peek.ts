import { type DragEnd, type SidewaysDrag, startSidewaysDrag } from './drag-sideways.ts';
import { createHover } from './peek.ts';

/** What somebody does who wants to see the other photos of a card. */
export interface PeekWishes {
  /** A mouse rests at this share of the photo's width; null: it has left. */
  readonly onHover: (share: number | null) => void;
  /** A finger pulls the photo aside, in px. */
  readonly onPull: (moved: number) => void;
  readonly onLetGo: (end: DragEnd) => void;
  readonly onKey: (step: 1 | -1) => void;
  /** The link has lost the focus. */
  readonly onBlur: () => void;
}

/**
 * Watches a card, whose link lies over all of it: what happens above `shot` is meant for the photo. `first` is what woke
 * the card, before anybody watched.
 */
export function watchPeek(card: HTMLElement, shot: HTMLElement, first: Event, wishes: PeekWishes): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const hover = createHover(wishes.onHover);
  let drag: SidewaysDrag | null = null;
  let swiped = false;

  const begin = (event: PointerEvent) => {
    swiped = false;
    drag = isTouch(event) && event.isPrimary && shareOf(shot, event) !== null ? startSidewaysDrag(pointOf(event)) : null;
  };
  const pull = (event: PointerEvent) => {
    const moved = drag?.move(pointOf(event)) ?? null;
    if (moved === null) drag = null;
    else if (swiped || moved !== 0) {
      swiped = true;
      card.toggleAttribute('data-dragging', true);
      wishes.onPull(moved);
    }
  };
  const letGo = (end: DragEnd) => {
    drag = null;
    if (!card.hasAttribute('data-dragging')) return;
    card.removeAttribute('data-dragging');
    wishes.onLetGo(end);
  };

  card.addEventListener('pointerdown', begin, { signal });
  card.addEventListener(
    'pointermove',
    (event) => {
      if (isTouch(event)) return pull(event);
      const share = shareOf(shot, event);
      if (share === null) hover.leave();
      else hover.over(share);
    },
    { signal },
  );
  card.addEventListener('pointerup', (event) => letGo(drag?.end(pointOf(event), shot.clientWidth) ?? 'stay'), { signal });
  card.addEventListener('pointercancel', () => letGo('stay'), { signal });
  card.addEventListener('pointerleave', () => hover.leave(), { signal });
  // The end of a swipe is no press of the link; Enter is one.
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
      wishes.onKey(key === 'ArrowLeft' ? -1 : 1);
    },
    { signal },
  );
  card.addEventListener('focusout', (event) => isOnLink(event) && wishes.onBlur(), { signal });
  if (first instanceof PointerEvent) {
    begin(first);
    // A mouse that has come to rest meanwhile moves no more.
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

/** How far across the photo; null: beside it. */
function shareOf(shot: HTMLElement, { clientX, clientY }: PointerEvent): number | null {
  const { left, right, top, bottom, width } = shot.getBoundingClientRect();
  return clientX < left || clientX >= right || clientY < top || clientY >= bottom ? null : (clientX - left) / width;
}
