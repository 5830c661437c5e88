/** The only source of the current time. Outside production it can be advanced, to test deadlines. */
export interface Clock {
  now(): Date;
  advance(seconds: number): void;
}

export function createClock(): Clock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance(seconds) {
      offset += seconds * 1000;
    },
  };
}
