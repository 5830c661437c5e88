import { createDrag, type Drag, rubberBand, type Side, stampAt, tiltAt } from './drag.ts';
import { advance, followSpring, isAtRest, returnSpring, type Spring } from './spring.ts';

interface CardMotion {
  /** The card below, which moves up while this one is dragged away. */
  readonly below: () => HTMLElement | null;
  /** False limits dragging to the right to a short rubber band. */
  readonly mayLike: () => boolean;
  /** Released beyond the threshold. */
  readonly onDecide: (side: Side) => void;
}

export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const atRest: Spring = { value: 0, speed: 0 };
/** Offset in px and reduced scale of the second card of the stack (`.second` in the styles). */
const secondCard = { by: 10, small: 0.045 };

/**
 * Makes a card draggable by touch or mouse until the returned function is called. Writes only transform and opacity, once
 * a frame, outside of React.
 */
export function makeDraggable(card: HTMLElement, { below, mayLike, onDecide }: CardMotion): () => void {
  let drag: Drag | null = null;
  let pointer: number | null = null;
  // Read once per drag: frames only write, which avoids forced layouts.
  let width = 1;
  let reducedMotion = false;
  let next: HTMLElement | null = null;
  let x = atRest;
  let y = atRest;
  let target = { x: 0, y: 0 };
  let frame = 0;
  let drawnAt = 0;
  let wasDrag = false;
  const stamps = {
    right: card.querySelector<HTMLElement>('[data-stamp="right"]'),
    left: card.querySelector<HTMLElement>('[data-stamp="left"]'),
  };

  const setOpacity = (stamp: HTMLElement | null, opacity: number) => {
    const text = opacity.toFixed(3);
    if (stamp && stamp.style.opacity !== text) stamp.style.opacity = text;
  };
  const draw = () => {
    const tilt = reducedMotion ? 0 : tiltAt(x.value, width);
    card.style.transform = `translate3d(${x.value.toFixed(2)}px, ${y.value.toFixed(2)}px, 0) rotate(${tilt.toFixed(3)}deg)`;
    const stamp = stampAt(x.value, width);
    setOpacity(stamps.right, x.value > 0 ? stamp : 0);
    setOpacity(stamps.left, x.value < 0 ? stamp : 0);
    if (!next || reducedMotion) return;
    const up = Math.min(1, Math.abs(x.value) / (width * 0.5));
    next.style.transform = `translateY(${(secondCard.by * (1 - up)).toFixed(2)}px) scale(${(1 - secondCard.small * (1 - up)).toFixed(4)})`;
  };
  const setDragging = (held: boolean) => {
    card.toggleAttribute('data-dragging', held);
    for (const one of [card, next]) if (one) one.style.transition = held ? 'none' : '';
  };
  const reset = () => {
    x = atRest;
    y = atRest;
    for (const one of [card, next]) if (one) one.style.transform = '';
    for (const one of [stamps.left, stamps.right]) if (one) one.style.opacity = '';
    setDragging(false);
  };
  const step = (now: number) => {
    const spring = drag === null ? returnSpring : followSpring;
    const ms = now - drawnAt;
    drawnAt = now;
    x = reducedMotion ? { value: target.x, speed: 0 } : advance(x, target.x, ms, spring);
    y = reducedMotion ? { value: target.y, speed: 0 } : advance(y, target.y, ms, spring);
    if (drag === null && isAtRest(x, 0) && isAtRest(y, 0)) {
      frame = 0;
      return reset();
    }
    draw();
    frame = requestAnimationFrame(step);
  };
  const startAnimation = () => {
    if (frame !== 0) return;
    drawnAt = performance.now();
    frame = requestAnimationFrame(step);
  };
  const stopAnimation = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const touchPointOf = ({ clientX, clientY, timeStamp }: PointerEvent) => ({ x: clientX, y: clientY, at: timeStamp });

  const down = (event: PointerEvent) => {
    wasDrag = false;
    if (pointer !== null || event.button !== 0 || !event.isPrimary) return;
    const onControl = event.target instanceof Element && event.target.closest('a, button:not([data-drag])') !== null;
    if (onControl) return;
    pointer = event.pointerId;
    width = card.offsetWidth;
    reducedMotion = prefersReducedMotion();
    next = below();
    drag = createDrag(touchPointOf(event), width);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer || drag === null) return;
    const phase = drag.move(touchPointOf(event));
    if (phase === 'scroll') return cancel();
    if (phase === 'undecided') return;
    if (!wasDrag) {
      wasDrag = true;
      card.setPointerCapture(event.pointerId);
      setDragging(true);
    }
    const offset = drag.offset();
    target = { x: offset.x > 0 && !mayLike() ? rubberBand(offset.x, width) : offset.x, y: offset.y };
    startAnimation();
  };
  const endDrag = () => {
    drag = null;
    pointer = null;
    target = { x: 0, y: 0 };
  };
  const cancel = () => {
    endDrag();
    if (wasDrag) startAnimation();
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointer || drag === null) return;
    const side = drag.sideAt(touchPointOf(event));
    if (side === null || (side === 'right' && !mayLike())) {
      cancel();
      if (side !== null) onDecide(side);
      return;
    }
    endDrag();
    stopAnimation();
    setDragging(false);
    if (next) next.style.transform = '';
    onDecide(side);
  };
  // The click after a drag must not press the photo's buttons.
  const click = (event: Event) => {
    if (!wasDrag) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const preventNativeDrag = (event: Event) => event.preventDefault();

  const listeners = new AbortController();
  const { signal } = listeners;
  card.addEventListener('pointerdown', down, { signal });
  card.addEventListener('pointermove', move, { signal });
  card.addEventListener('pointerup', up, { signal });
  card.addEventListener('pointercancel', cancel, { signal });
  // A touch is first captured by the button under it. Its loss of capture, when the card takes over, does not end the drag.
  card.addEventListener('lostpointercapture', ({ target: loser }) => drag !== null && loser === card && cancel(), { signal });
  card.addEventListener('dragstart', preventNativeDrag, { signal });
  card.addEventListener('click', click, { signal, capture: true });
  return () => {
    stopAnimation();
    card.removeAttribute('data-dragging');
    listeners.abort();
  };
}

const offScreenTransform = (side: Side): string => {
  const sign = side === 'right' ? 1 : -1;
  return `translate3d(${sign * 130}%, 24px, 0) rotate(${sign * 8}deg)`;
};
const flight = { duration: 320, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)' } as const;
const fading = { duration: 200, easing: 'ease-out' } as const;

/** Animates the card off screen from its current position. */
export function flyOut(card: HTMLElement, side: Side): Animation {
  const stamp = card.querySelector<HTMLElement>(`[data-stamp="${side}"]`);
  if (stamp) stamp.style.opacity = '1';
  if (prefersReducedMotion()) return card.animate([{ opacity: 1 }, { opacity: 0 }], { ...fading, fill: 'forwards' });
  const from = card.style.transform === '' ? 'none' : card.style.transform;
  return card.animate([{ transform: from }, { transform: offScreenTransform(side) }], { ...flight, fill: 'forwards' });
}

/** Animates the card back in from the side it left to. */
export function flyIn(card: HTMLElement, side: Side): Animation {
  card.style.transform = '';
  for (const stamp of card.querySelectorAll<HTMLElement>('[data-stamp]')) stamp.style.opacity = '';
  if (prefersReducedMotion()) return card.animate([{ opacity: 0 }, { opacity: 1 }], fading);
  return card.animate([{ transform: offScreenTransform(side) }, { transform: 'none' }], flight);
}
