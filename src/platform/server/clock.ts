/** The only source of the current time. Outside production it can be advanced, to test deadlines. */
export interface Clock {
  now(): Date;
  advance(seconds: number): void;
  /** Ms by which it was advanced. */
  ahead(): number;
}

/** In milliseconds: the system clock, which may be set back, and a monotonic clock. */
interface Sources {
  readonly machine: () => number;
  readonly steady: () => number;
}

/** Rate at which time passes while the system clock is behind. */
const slower = 0.9;

/**
 * Monotonic within the process: if the time went back, timed waits would take longer by that much, and finished jobs would be due
 * again. After somebody has set the system clock back, time passes more slowly until the system clock has caught up.
 */
export function createClock({ machine, steady }: Sources = { machine: () => Date.now(), steady: () => performance.now() }): Clock {
  let offset = 0;
  let last = machine();
  let lastSteady = steady();
  return {
    now() {
      const steadyNow = steady();
      last = Math.max(machine() + offset, last + slower * (steadyNow - lastSteady));
      lastSteady = steadyNow;
      return new Date(last);
    },
    advance(seconds) {
      offset += seconds * 1000;
    },
    ahead: () => offset,
  };
}
