/** Where a finger is, in px and ms. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** `undecided` until it moved enough; `scroll` belongs to the page, `drag` to the card. */
export type DragPhase = 'undecided' | 'drag' | 'scroll';
export type Side = 'left' | 'right';

/** One finger on the card, from down to up. */
export interface Drag {
  move(touch: Touch): DragPhase;
  /** How far the card is to be moved, in px. */
  offset(): { readonly x: number; readonly y: number };
  /** Px/ms to the right over the last moments. */
  speed(): number;
  /** Where the card goes when the finger leaves it now; null: back. */
  verdict(touch: Touch): Side | null;
}

/** Share of the card's width from which letting go decides. */
export const commitShare = 0.3;
/** A quick one decides earlier: px, and px/ms. */
export const flick = { distance: 24, speed: 0.5 } as const;
/** Share of the width from which the stamp fades in; at `commitShare` it is all there. */
export const stampShare = 0.15;
export const steepestTilt = 8;

/** Px until it is clear where a finger wants to. */
const slop = 8;
/** Vertical wins unless it goes this many times further sideways. */
const clearly = 1.5;
/** The part of the past that tells the speed, in ms. */
const memory = 100;

export function createDrag(start: Touch, width: number): Drag {
  let phase: DragPhase = 'undecided';
  /** Where the card took over, so that it does not jump by what it took to be clear. */
  let origin = start;
  let touches: readonly Touch[] = [start];
  const last = (): Touch => touches.at(-1) ?? start;
  const remember = (touch: Touch) => {
    touches = [...touches.filter(({ at }) => touch.at - at <= memory), touch];
  };
  const decide = ({ x, y }: Touch): DragPhase => {
    const [across, along] = [Math.abs(x - start.x), Math.abs(y - start.y)];
    if (Math.max(across, along) < slop) return 'undecided';
    return across > along * clearly ? 'drag' : 'scroll';
  };
  const offset = () => ({ x: last().x - origin.x, y: last().y - origin.y });
  const speed = () => {
    const { x, at } = touches[0] ?? start;
    return (last().x - x) / Math.max(1, last().at - at);
  };
  return {
    move(touch) {
      remember(touch);
      if (phase === 'undecided') {
        phase = decide(touch);
        if (phase === 'drag') origin = touch;
      }
      return phase;
    },
    offset,
    speed,
    verdict(touch) {
      remember(touch);
      if (phase !== 'drag') return null;
      // Measured from where the finger came down: what the eye sees is its whole way.
      const way = touch.x - start.x;
      const quick = Math.abs(way) >= flick.distance && Math.abs(speed()) >= flick.speed && Math.sign(speed()) === Math.sign(way);
      if (Math.abs(way) < width * commitShare && !quick) return null;
      return way > 0 ? 'right' : 'left';
    },
  };
}

/** Degrees of a card that is `x` px off its place; the sign is the side. */
export const tiltAt = (x: number, width: number): number =>
  Math.max(-steepestTilt, Math.min(steepestTilt, (x / Math.max(1, width)) * 2 * steepestTilt));

/** How much of the stamp is seen, from 0 to 1. */
export const stampAt = (x: number, width: number): number =>
  Math.max(0, Math.min(1, (Math.abs(x) / Math.max(1, width) - stampShare) / (commitShare - stampShare)));

/** A card that may not go there gives way less and less, and never as far as a decision. */
export const heldBack = (x: number, width: number): number => (x * width * 0.25) / (Math.abs(x) + width * 0.6);
