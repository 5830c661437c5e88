import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { userId } from '#platform/contract/ids.ts';
import type { Caller, Counter, Limits } from './limits.ts';

/** How the package names a caller; it takes only text. */
export const keyOf = ({ member, network }: Caller): string => (member === null ? network : `member ${member} ${network}`);

export function callerOf(key: string): Caller {
  const [, member, network] = /^member (\d+) (.*)$/s.exec(key) ?? [];
  return member === undefined || network === undefined ? { member: null, network: key } : { member: userId(Number(member)), network };
}

/** The package gives it what it knows of the route, in another shape than its types say. */
function routeOf(options: object): string {
  const route = 'routeInfo' in options && typeof options.routeInfo === 'object' ? options.routeInfo : null;
  return route !== null && 'method' in route && 'url' in route ? `${String(route.method)} ${String(route.url)}` : 'calls';
}

/** Counts the calls of each route by the limits of the installation. */
export function callCounts(limits: Limits): FastifyRateLimitStoreCtor {
  return class CallCounts implements FastifyRateLimitStore {
    readonly #counter: Counter;

    constructor(options: object) {
      this.#counter = limits.counter(routeOf(options));
    }

    incr(key: string, callback: (error: null, result: { current: number; ttl: number }) => void, _timeWindow: number, max: number): void {
      void this.#count(key, max, callback);
    }

    async #count(key: string, max: number, counted: (error: null, result: { current: number; ttl: number }) => void): Promise<void> {
      const { count, left } = await this.#counter.add(callerOf(key), max);
      counted(null, { current: count, ttl: left });
    }

    child(options: object): CallCounts {
      return new CallCounts(options);
    }
  };
}
