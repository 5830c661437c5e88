import { commonErrors } from '#platform/contract/errors.ts';
import { type Metrics, queueMeter } from '#platform/server/metrics/metrics.ts';
import { createFairQueue, QueueFull } from '#platform/server/queues/fair-queue.ts';

interface Caller {
  readonly network: string;
  /** The browser has logged in to the account before. */
  readonly isKnown: boolean;
}

/** Runs password hashing when the caller's turn comes. Refuses with `rate_limited` when too many callers wait. */
export type PasswordQueue = <Value>(caller: Caller, work: () => Promise<Value>) => Promise<Value>;

/** Seconds after which a caller refused by a full queue should retry. */
const retryAfter = 5;

/**
 * A hash takes tens of milliseconds of CPU time, and one of the few threads that also read files. A botnet whose guesses come from
 * many networks and for many accounts is stopped by no other limit, and would slow down everybody by seconds. So strangers are
 * processed one at a time, in turns by network, and known devices before them. `name`: in the metrics.
 */
export function createPasswordQueue(metrics: Metrics, name: string): PasswordQueue {
  const inQueue = createFairQueue({ atOnce: 2, lastAtOnce: 1, maxWaiting: 100, maxWaitingEach: 50, sized: queueMeter(metrics, name) });
  const { signal: never } = new AbortController();
  return async ({ network, isKnown }, work) => {
    try {
      return await inQueue({ key: network, last: !isKnown, signal: never }, work);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      throw Object.assign(new Error('too many passwords wait'), { statusCode: commonErrors.rate_limited, retryAfter });
    }
  };
}
