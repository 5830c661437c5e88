/** The only source of the current time. Outside production it can be advanced, to test deadlines. */
export interface Clock {
  now(): Date;
  advance(seconds: number): void;
  /** Ms by which it was advanced. */
  ahead(): number;
  /** The time so many ms ago. If it was advanced since, that is longer ago on this clock. */
  ago(ms: number): Date;
  /** Ms since that time, without those by which it was advanced meanwhile: what passed on the clocks of others. */
  passedSince(time: Date): number;
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
  const advances: { readonly from: number; readonly by: number; readonly steady: number }[] = [];
  let last = machine();
  let lastSteady = steady();
  const now = () => {
    const steadyNow = steady();
    last = Math.max(machine() + offset, last + slower * (steadyNow - lastSteady));
    lastSteady = steadyNow;
    return new Date(last);
  };
  return {
    now,
    advance(seconds) {
      advances.push({ from: now().getTime(), by: seconds * 1000, steady: steady() });
      offset += seconds * 1000;
    },
    ahead: () => offset,
    ago(ms) {
      const since = steady() - ms;
      const advanced = advances.reduce((sum, one) => sum + (one.steady > since ? one.by : 0), 0);
      return new Date(now().getTime() - ms - advanced);
    },
    passedSince(time) {
      const at = time.getTime();
      const advanced = advances.reduce((sum, { from, by }) => sum + Math.min(by, Math.max(0, from + by - at)), 0);
      return now().getTime() - at - advanced;
    },
  };
}
