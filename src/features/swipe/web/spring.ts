/** A value on a spring: where it is, and px/ms. */
export interface Spring {
  readonly value: number;
  readonly speed: number;
}

export interface SpringFeel {
  /** Per s²: how hard it is pulled. */
  readonly stiffness: number;
  /** Per s: how much is lost on the way. */
  readonly damping: number;
}

/** Under the finger: behind it by a frame or two, without swinging. */
export const following: SpringFeel = { stiffness: 2400, damping: 98 };
/** Back to its place: over it once, a little. */
export const returning: SpringFeel = { stiffness: 380, damping: 27 };

/** Seconds that one step may take: longer ones would swing up. */
const longestStep = 1 / 240;
/** A frame that took longer does not make the card jump. */
const longestFrame = 64;

/** The spring `ms` later, drawn to `target`. */
export function advance(spring: Spring, target: number, ms: number, { stiffness, damping }: SpringFeel): Spring {
  const seconds = Math.max(0, Math.min(ms, longestFrame)) / 1000;
  const steps = Math.max(1, Math.ceil(seconds / longestStep));
  const step = seconds / steps;
  let { value } = spring;
  let speed = spring.speed * 1000;
  for (let each = 0; each < steps; each += 1) {
    speed += (stiffness * (target - value) - damping * speed) * step;
    value += speed * step;
  }
  return { value, speed: speed / 1000 };
}

export const isAtRest = ({ value, speed }: Spring, target: number): boolean => Math.abs(target - value) < 0.3 && Math.abs(speed) < 0.01;
