import { commonErrors } from '#platform/contract/errors.ts';
import { createFairQueue, QueueFull } from '#platform/server/queues/fair-queue.ts';

interface Caller {
  readonly network: string;
  /** From a browser that has logged in to the account before. */
  readonly isKnown: boolean;
}

/** Runs what hashes a password when its turn comes. Refuses as `rate_limited` when too many wait. */
export type PasswordQueue = <Value>(caller: Caller, work: () => Promise<Value>) => Promise<Value>;

/** Seconds until a full queue is worth another try. */
const retryAfter = 5;

/**
 * A hash takes tens of milliseconds of a processor, and one of the few threads that also read files. Guesses of a botnet, each
 * from an address and for an account of its own, meet no other limit, and would make everybody wait for seconds: strangers are
 * taken one at a time, in turns by network, and known devices before them.
 */
export function createPasswordQueue(): PasswordQueue {
  const inQueue = createFairQueue({ atOnce: 2, lastAtOnce: 1, maxWaiting: 100, maxWaitingEach: 50 });
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
