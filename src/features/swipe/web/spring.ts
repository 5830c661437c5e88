/** The state of a spring: position in px and speed in px/ms. */
export interface Spring {
  readonly value: number;
  readonly speed: number;
}

export interface SpringConfig {
  /** Per s². */
  readonly stiffness: number;
  /** Per s. */
  readonly damping: number;
}

/** While dragging: one or two frames behind the pointer, without overshoot. */
export const followSpring: SpringConfig = { stiffness: 2400, damping: 98 };
/** Back to its place, with one slight overshoot. */
export const returnSpring: SpringConfig = { stiffness: 380, damping: 27 };

/** Seconds per integration step: longer steps would be unstable. */
const maxStep = 1 / 240;
/** Longer frames are cut, so that the card does not jump. */
const maxFrameMs = 64;

/** The spring after `ms` ms, pulled towards `target`. */
export function advance(spring: Spring, target: number, ms: number, { stiffness, damping }: SpringConfig): Spring {
  const seconds = Math.max(0, Math.min(ms, maxFrameMs)) / 1000;
  const steps = Math.max(1, Math.ceil(seconds / maxStep));
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
