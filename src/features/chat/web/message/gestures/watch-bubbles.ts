import './gestures.css';
import { createDoubleTap } from './double-tap.ts';
import { quoteDistance, type QuoteSwipe, startQuoteSwipe } from './swipe-to-quote.ts';

interface Handlers {
  readonly onQuote: (message: number) => void;
  readonly onDoubleTap: (message: number) => void;
}

interface Touch {
  readonly bubble: HTMLElement;
  readonly message: number;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly swipe: QuoteSwipe | null;
  /** The finger has moved: this is no tap. */
  moved: boolean;
}

/** Movement within a tap, in px. */
const tapTolerance = 10;

/**
 * Gestures of a finger or a pen on the messages in `frame`: a swipe quotes a message, two taps react to it. With a mouse the arrow beside
 * the message quotes it. Its menu does both. Returns a function that stops watching.
 */
export function watchBubbles(frame: HTMLElement, { onQuote, onDoubleTap }: Handlers): () => void {
  const isSecondTap = createDoubleTap();
  const stopped = new AbortController();
  const { signal } = stopped;
  let touch: Touch | null = null;
  /** A click that follows a swipe would open an image or a link. */
  let wasSwipe = false;

  const down = (event: PointerEvent) => {
    wasSwipe = false;
    const bubble = event.target instanceof Element ? event.target.closest<HTMLElement>('.bubble, .message-image, .gift-card') : null;
    const message = Number(bubble?.dataset['message'] ?? 0);
    // A second finger pinches.
    if (touch !== null || bubble === null || message === 0 || event.pointerType === 'mouse' || !event.isPrimary) {
      release();
      return;
    }
    const towards = getComputedStyle(frame).direction === 'rtl' ? -1 : 1;
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    const swipe = startQuoteSwipe(pointOf(event), { width: document.documentElement.clientWidth, towards });
    touch = { bubble, message, pointer, x, y, swipe, moved: false };
  };
  const move = (event: PointerEvent) => {
    if (touch === null || event.pointerId !== touch.pointer) return;
    touch.moved ||= Math.hypot(event.clientX - touch.x, event.clientY - touch.y) > tapTolerance;
    const offset = touch.swipe?.move(pointOf(event)) ?? null;
    if (offset === null) {
      put(touch.bubble, null);
      return;
    }
    if (offset !== 0) put(touch.bubble, offset);
    else if (touch.bubble.classList.contains('swiping')) put(touch.bubble, 0);
  };
  const up = (event: PointerEvent) => {
    if (touch === null || event.pointerId !== touch.pointer) return;
    const { message, moved, swipe } = touch;
    const quotes = swipe?.isFar() ?? false;
    wasSwipe = touch.bubble.classList.contains('swiping');
    release();
    if (quotes) onQuote(message);
    else if (!moved && !isControl(event.target) && isSecondTap(message, pointOf(event))) onDoubleTap(message);
  };
  const release = () => {
    if (touch !== null) put(touch.bubble, null);
    touch = null;
  };
  const click = (event: MouseEvent) => {
    const arrow = event.target instanceof Element ? event.target.closest('.quote-button') : null;
    if (arrow !== null) onQuote(Number(arrow.closest<HTMLElement>('[data-message]')?.dataset['message']));
    if (!wasSwipe || event.detail === 0) return;
    wasSwipe = false;
    event.preventDefault();
    event.stopPropagation();
  };
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', release, { signal });
  frame.addEventListener('click', click, { signal, capture: true });
  return () => {
    release();
    stopped.abort();
  };
}

const pointOf = ({ clientX, clientY, timeStamp }: PointerEvent) => ({ x: clientX, y: clientY, at: timeStamp });

/** What has a tap of its own. */
const isControl = (target: EventTarget | null): boolean => target instanceof Element && target.closest('a, button') !== null;

/** Null: back in its place. */
function put(bubble: HTMLElement, offset: number | null): void {
  bubble.classList.toggle('swiping', offset !== null);
  bubble.classList.toggle('far', offset !== null && Math.abs(offset) >= quoteDistance);
  if (offset === null) bubble.style.removeProperty('--swipe');
  else bubble.style.setProperty('--swipe', `${offset}px`);
}
