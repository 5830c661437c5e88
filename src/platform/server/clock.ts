/** The only source of the present. Outside production it can be moved forward, so that deadlines can be seen. */
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
