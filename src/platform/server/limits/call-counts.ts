import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';
import { createMinuteCounts } from '../minute-counts.ts';

/**
 * Counts the calls of each route by the injected clock. The package's own store uses the system clock: after that was set back,
 * refused callers would stay refused until it has caught up.
 */
export function callCounts(clock: Clock): FastifyRateLimitStoreCtor {
  return class CallCounts implements FastifyRateLimitStore {
    readonly #counts = createMinuteCounts<string>(clock);

    incr(key: string, callback: (error: Error | null, result?: { current: number; ttl: number }) => void): void {
      const { count, until } = this.#counts.add(key);
      callback(null, { current: count, ttl: until - clock.now().getTime() });
    }

    child(): CallCounts {
      return new CallCounts();
    }
  };
}
