import { createDrag, type Drag, heldBack, type Side, stampAt, tiltAt } from './drag.ts';
import { advance, following, isAtRest, returning, type Spring } from './spring.ts';

interface CardMotion {
  /** The card below, which comes up while this one is drawn away. */
  readonly below: () => HTMLElement | null;
  /** False: to the right it gives way only a little. */
  readonly mayLike: () => boolean;
  /** Let go where it decides. */
  readonly onDecide: (side: Side) => void;
}

export const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

const still: Spring = { value: 0, speed: 0 };
/** How the second card of the stack lies (`.second` in the styles). */
const sunk = { by: 10, small: 0.045 };

/**
 * Lets a card be drawn by a finger or a mouse until the answer is called. It writes transform and opacity only, once a
 * frame; nothing of it is React's.
 */
export function makeDraggable(card: HTMLElement, { below, mayLike, onDecide }: CardMotion): () => void {
  let drag: Drag | null = null;
  let pointer: number | null = null;
  // Asked for once a drag: a frame writes and reads nothing.
  let width = 1;
  let calm = false;
  let next: HTMLElement | null = null;
  let x = still;
  let y = still;
  let target = { x: 0, y: 0 };
  let frame = 0;
  let drawnAt = 0;
  let wasDrag = false;
  const stamps = {
    right: card.querySelector<HTMLElement>('[data-stamp="right"]'),
    left: card.querySelector<HTMLElement>('[data-stamp="left"]'),
  };

  const show = (stamp: HTMLElement | null, opacity: number) => {
    const text = opacity.toFixed(3);
    if (stamp && stamp.style.opacity !== text) stamp.style.opacity = text;
  };
  const draw = () => {
    const tilt = calm ? 0 : tiltAt(x.value, width);
    card.style.transform = `translate3d(${x.value.toFixed(2)}px, ${y.value.toFixed(2)}px, 0) rotate(${tilt.toFixed(3)}deg)`;
    const stamp = stampAt(x.value, width);
    show(stamps.right, x.value > 0 ? stamp : 0);
    show(stamps.left, x.value < 0 ? stamp : 0);
    if (!next || calm) return;
    const up = Math.min(1, Math.abs(x.value) / (width * 0.5));
    next.style.transform = `translateY(${(sunk.by * (1 - up)).toFixed(2)}px) scale(${(1 - sunk.small * (1 - up)).toFixed(4)})`;
  };
  const hands = (held: boolean) => {
    card.toggleAttribute('data-dragging', held);
    for (const one of [card, next]) if (one) one.style.transition = held ? 'none' : '';
  };
  const rest = () => {
    x = still;
    y = still;
    for (const one of [card, next]) if (one) one.style.transform = '';
    for (const one of [stamps.left, stamps.right]) if (one) one.style.opacity = '';
    hands(false);
  };
  const step = (now: number) => {
    const feel = drag === null ? returning : following;
    const ms = now - drawnAt;
    drawnAt = now;
    x = calm ? { value: target.x, speed: 0 } : advance(x, target.x, ms, feel);
    y = calm ? { value: target.y, speed: 0 } : advance(y, target.y, ms, feel);
    if (drag === null && isAtRest(x, 0) && isAtRest(y, 0)) {
      frame = 0;
      return rest();
    }
    draw();
    frame = requestAnimationFrame(step);
  };
  const run = () => {
    if (frame !== 0) return;
    drawnAt = performance.now();
    frame = requestAnimationFrame(step);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    frame = 0;
  };
  const touchOf = ({ clientX, clientY, timeStamp }: PointerEvent) => ({ x: clientX, y: clientY, at: timeStamp });

  const down = (event: PointerEvent) => {
    wasDrag = false;
    if (pointer !== null || event.button !== 0 || !event.isPrimary) return;
    const onControl = event.target instanceof Element && event.target.closest('a, button:not([data-drag])') !== null;
    if (onControl) return;
    pointer = event.pointerId;
    width = card.offsetWidth;
    calm = isCalm();
    next = below();
    drag = createDrag(touchOf(event), width);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointer || drag === null) return;
    const phase = drag.move(touchOf(event));
    if (phase === 'scroll') return cancel();
    if (phase === 'undecided') return;
    if (!wasDrag) {
      wasDrag = true;
      card.setPointerCapture(event.pointerId);
      hands(true);
    }
    const offset = drag.offset();
    target = { x: offset.x > 0 && !mayLike() ? heldBack(offset.x, width) : offset.x, y: offset.y };
    run();
  };
  const letGo = () => {
    drag = null;
    pointer = null;
    target = { x: 0, y: 0 };
  };
  const cancel = () => {
    letGo();
    if (wasDrag) run();
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== pointer || drag === null) return;
    const side = drag.verdict(touchOf(event));
    if (side === null || (side === 'right' && !mayLike())) {
      cancel();
      if (side !== null) onDecide(side);
      return;
    }
    letGo();
    stop();
    hands(false);
    if (next) next.style.transform = '';
    onDecide(side);
  };
  // What follows a drag is no press, neither on a photo's button nor of the mouse's own dragging.
  const click = (event: Event) => {
    if (!wasDrag) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const ownDrag = (event: Event) => event.preventDefault();

  const ends = new AbortController();
  const { signal } = ends;
  card.addEventListener('pointerdown', down, { signal });
  card.addEventListener('pointermove', move, { signal });
  card.addEventListener('pointerup', up, { signal });
  card.addEventListener('pointercancel', cancel, { signal });
  // A touch belongs to the button under it until the card takes it over: that one's loss is not the card's.
  card.addEventListener('lostpointercapture', ({ target: loser }) => drag !== null && loser === card && cancel(), { signal });
  card.addEventListener('dragstart', ownDrag, { signal });
  card.addEventListener('click', click, { signal, capture: true });
  return () => {
    stop();
    card.removeAttribute('data-dragging');
    ends.abort();
  };
}

const outOf = (side: Side): string => {
  const sign = side === 'right' ? 1 : -1;
  return `translate3d(${sign * 130}%, 24px, 0) rotate(${sign * 8}deg)`;
};
const flight = { duration: 320, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)' } as const;
const fading = { duration: 200, easing: 'ease-out' } as const;

/** The card leaves from where it is. */
export function flyOut(card: HTMLElement, side: Side): Animation {
  const stamp = card.querySelector<HTMLElement>(`[data-stamp="${side}"]`);
  if (stamp) stamp.style.opacity = '1';
  if (isCalm()) return card.animate([{ opacity: 1 }, { opacity: 0 }], { ...fading, fill: 'forwards' });
  const from = card.style.transform === '' ? 'none' : card.style.transform;
  return card.animate([{ transform: from }, { transform: outOf(side) }], { ...flight, fill: 'forwards' });
}

/** The card comes back from the side to which it went. */
export function flyIn(card: HTMLElement, side: Side): Animation {
  card.style.transform = '';
  for (const stamp of card.querySelectorAll<HTMLElement>('[data-stamp]')) stamp.style.opacity = '';
  if (isCalm()) return card.animate([{ opacity: 0 }, { opacity: 1 }], fading);
  return card.animate([{ transform: outOf(side) }, { transform: 'none' }], flight);
}
