/** The only source of the current time. Outside production it can be advanced, to test deadlines. */
export interface Clock {
  now(): Date;
  advance(seconds: number): void;
}

/** In milliseconds: the time of the machine, which may be set back, and one that only ever goes on. */
interface Sources {
  readonly machine: () => number;
  readonly steady: () => number;
}

/** How fast time goes on while the machine's time is behind. */
const slower = 0.9;

/**
 * Never goes back while the process lives: what waits by time would wait once more for the time that was set back, and what
 * is done would be due again. It goes slower until the machine's time has caught up.
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
  };
}
