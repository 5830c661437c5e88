import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../clock.ts';

/** Maximum number of callers that are counted on one route. */
const maxCounted = 20_000;

/**
 * Counts calls by the injected clock. The package's own store uses the system clock: after somebody set that back, refused callers
 * would stay refused until it has caught up.
 */
export function callCounts(clock: Clock): FastifyRateLimitStoreCtor {
  return class CallCounts implements FastifyRateLimitStore {
    readonly #counts = new Map<string, { count: number; readonly until: number }>();

    incr(key: string, callback: (error: Error | null, result?: { current: number; ttl: number }) => void, timeWindow: number): void {
      const now = clock.now().getTime();
      const known = this.#counts.get(key);
      if (known !== undefined && known.until > now) {
        callback(null, { current: ++known.count, ttl: known.until - now });
        return;
      }
      this.#counts.delete(key);
      const [oldest] = this.#counts.keys();
      if (oldest !== undefined && this.#counts.size >= maxCounted) this.#counts.delete(oldest);
      this.#counts.set(key, { count: 1, until: now + timeWindow });
      callback(null, { current: 1, ttl: timeWindow });
    }

    child(): CallCounts {
      return new CallCounts();
    }
  };
}
