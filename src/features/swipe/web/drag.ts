/** A pointer position in px, at a time in ms. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** `undecided` until the pointer moved far enough; then `scroll` is left to the page, `drag` moves the card. */
export type DragPhase = 'undecided' | 'drag' | 'scroll';
export type Side = 'left' | 'right';

/** One gesture on the card, from pointer down to up. */
export interface Drag {
  move(touch: Touch): DragPhase;
  /** The card's offset in px. */
  offset(): { readonly x: number; readonly y: number };
  /** Recent horizontal speed in px/ms. */
  speed(): number;
  /** The side the card goes to when released here; null when it springs back. */
  sideAt(touch: Touch): Side | null;
}

/** Fraction of the card's width from which a release decides. */
export const commitFraction = 0.3;
/** A flick decides earlier: px, and px/ms. */
export const flick = { distance: 24, speed: 0.5 } as const;
/** Fraction of the width at which the stamp starts to fade in; it is opaque at `commitFraction`. */
export const stampFraction = 0.15;
/** Degrees. */
export const maxTilt = 8;

/** Px before a gesture counts as drag or scroll. */
const slop = 8;
/** A gesture scrolls unless it goes this many times further sideways than vertically. */
const sidewaysRatio = 1.5;
/** The speed is measured over this time. */
const speedWindowMs = 100;

export function createDrag(start: Touch, width: number): Drag {
  let phase: DragPhase = 'undecided';
  /** Where the drag started, so that the card does not jump by the slop. */
  let origin = start;
  let touches: readonly Touch[] = [start];
  const last = (): Touch => touches.at(-1) ?? start;
  const record = (touch: Touch) => {
    touches = [...touches.filter(({ at }) => touch.at - at <= speedWindowMs), touch];
  };
  const decide = ({ x, y }: Touch): DragPhase => {
    const [horizontal, vertical] = [Math.abs(x - start.x), Math.abs(y - start.y)];
    if (Math.max(horizontal, vertical) < slop) return 'undecided';
    return horizontal > vertical * sidewaysRatio ? 'drag' : 'scroll';
  };
  const offset = () => ({ x: last().x - origin.x, y: last().y - origin.y });
  const speed = () => {
    const { x, at } = touches[0] ?? start;
    return (last().x - x) / Math.max(1, last().at - at);
  };
  return {
    move(touch) {
      record(touch);
      if (phase === 'undecided') {
        phase = decide(touch);
        if (phase === 'drag') origin = touch;
      }
      return phase;
    },
    offset,
    speed,
    sideAt(touch) {
      record(touch);
      if (phase !== 'drag') return null;
      // Measured from pointer down, because users perceive the whole distance.
      const distance = touch.x - start.x;
      const quick = Math.abs(distance) >= flick.distance && Math.abs(speed()) >= flick.speed && Math.sign(speed()) === Math.sign(distance);
      if (Math.abs(distance) < width * commitFraction && !quick) return null;
      return distance > 0 ? 'right' : 'left';
    },
  };
}

/** Rotation in degrees of a card dragged by `x` px. */
export const tiltAt = (x: number, width: number): number => Math.max(-maxTilt, Math.min(maxTilt, (x / Math.max(1, width)) * 2 * maxTilt));

/** Opacity of the stamp, from 0 to 1. */
export const stampAt = (x: number, width: number): number =>
  Math.max(0, Math.min(1, (Math.abs(x) / Math.max(1, width) - stampFraction) / (commitFraction - stampFraction)));

/** Offset of a card dragged to a disallowed side: it resists more and more and never reaches the threshold. */
export const rubberBand = (x: number, width: number): number => (x * width * 0.25) / (Math.abs(x) + width * 0.6);
