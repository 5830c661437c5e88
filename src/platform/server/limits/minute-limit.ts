import type { Caller, Limits } from './limits.ts';

/** Counts one action of the caller. Resolves to 0 if it is allowed, else to the whole seconds until the next one is. */
export type MinuteLimit = (caller: Caller) => Promise<number>;

/** Allows each caller `max` of these actions per minute, on all sockets of the installation together. `name`: see `Limits`. */
export function createMinuteLimit(limits: Limits, name: string, max: number): MinuteLimit {
  const counter = limits.counter(name);
  return async (caller) => {
    const { count, left } = await counter.add(caller, max);
    return count > max ? Math.ceil(left / 1000) : 0;
  };
}
