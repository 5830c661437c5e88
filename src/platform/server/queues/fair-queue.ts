import type { QueueSize } from '../metrics/metrics.ts';

/** A task in the queue: its key and its priority. */
export interface Waiting {
  /** The member or address of the task. Keys take turns: none gets a second turn before all others have had one. */
  readonly key: string;
  /** Low priority: waits behind all tasks that are not `last`. */
  readonly last: boolean;
  /** Aborted when nobody needs the result any more: a task that still waits then never starts. */
  readonly signal: AbortSignal;
}

/** Runs a task when its turn comes. Rejects immediately with `QueueFull` when the queue is full, or with the signal's abort reason. */
export type FairQueue = <Value>(who: Waiting, task: () => Promise<Value>) => Promise<Value>;

interface Options {
  readonly atOnce: number;
  /** How many of them may be `last`. */
  readonly lastAtOnce: number;
  /** Limit for the `last` tasks, and a separate one of the same size for all others. */
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
  /** Gets a function that tells its size, for metrics. */
  readonly sized?: (size: () => QueueSize) => void;
}

/**
 * Milliseconds. After a `last` task the next one waits until the process has nothing else to do, but no longer than the task took,
 * nor than this: on a busy process half of the time stays free for everything else, on an idle one nothing is wasted.
 */
const maxRest = 250;

/** Milliseconds. A timer that fires no later than this after its time has found an idle process. */
const idleDelay = 2;

/** Milliseconds for which `last` tasks wait while other tasks run, so that they do not interleave with each step of those. */
const maxHold = 100;

/** Too many tasks are waiting already. */
export class QueueFull extends Error {
  /** True when the caller's own key has reached its limit. */
  readonly own: boolean;

  constructor(own: boolean) {
    super('the queue is full');
    this.own = own;
  }
}

interface Ticket {
  readonly start: () => void;
}

interface Lane {
  /** The waiting tasks of each key, in the order of the keys' turns. */
  readonly keys: Map<string, Set<Ticket>>;
  waiting: number;
}

/** Keeps heavy work from blocking the whole process: limited concurrency, and short queues in which keys take turns (fair queuing). */
export function createFairQueue({ atOnce, lastAtOnce, maxWaiting, maxWaitingEach, sized }: Options): FairQueue {
  const first: Lane = { keys: new Map(), waiting: 0 };
  const last: Lane = { keys: new Map(), waiting: 0 };
  let running = 0;
  let runningLast = 0;

  sized?.(() => ({ running, waiting: first.waiting + last.waiting }));

  const leave = (lane: Lane, key: string, ticket: Ticket): void => {
    const own = lane.keys.get(key);
    if (own?.delete(ticket) !== true) return;
    lane.waiting--;
    if (own.size === 0) lane.keys.delete(key);
  };
  const next = (lane: Lane): boolean => {
    for (const [key, own] of lane.keys) {
      for (const ticket of own) {
        leave(lane, key, ticket);
        // Moved to the end: round robin over the keys.
        if (lane.keys.delete(key)) lane.keys.set(key, own);
        ticket.start();
        return true;
      }
    }
    return false;
  };
  /** The time since which `last` tasks wait for other tasks; null: none waits. */
  let heldSince: number | null = null;
  const isHeld = (): boolean => {
    if (running === runningLast) return false;
    if (heldSince === null) setTimeout(fill, maxHold);
    heldSince ??= performance.now();
    return performance.now() - heldSince < maxHold;
  };
  const nextOfLast = (): boolean => {
    if (last.waiting === 0) heldSince = null;
    if (runningLast >= lastAtOnce || last.waiting === 0 || isHeld()) return false;
    heldSince = null;
    return next(last);
  };
  const fill = (): void => {
    while (running < atOnce && (next(first) || nextOfLast()));
  };

  const endLast = (): void => {
    runningLast--;
    fill();
  };
  /** Ends the rest of a `last` task once a timer is on time, at the latest at `until`. */
  const rest = (until: number): void => {
    const askedAt = performance.now();
    setTimeout(() => {
      const now = performance.now();
      if (now >= until || now - askedAt <= 1 + idleDelay) endLast();
      else rest(until);
    }, 1);
  };

  return async ({ key, last: isLast, signal }, task) => {
    signal.throwIfAborted();
    const lane = isLast ? last : first;
    const own = lane.keys.get(key) ?? new Set<Ticket>();
    const isFree = running < atOnce && (!isLast || (runningLast < lastAtOnce && running === runningLast));
    if (!isFree && (own.size >= maxWaitingEach || lane.waiting >= maxWaiting)) throw new QueueFull(own.size >= maxWaitingEach);
    await new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        leave(lane, key, ticket);
        reject(signal.reason);
      };
      const ticket: Ticket = {
        start() {
          signal.removeEventListener('abort', giveUp);
          running++;
          if (isLast) runningLast++;
          resolve();
        },
      };
      signal.addEventListener('abort', giveUp, { once: true });
      lane.keys.set(key, own.add(ticket));
      lane.waiting++;
      fill();
    });
    const startedAt = performance.now();
    try {
      return await task();
    } finally {
      running--;
      // Events that have arrived in the meantime are handled first.
      setImmediate(fill);
      if (isLast) {
        const now = performance.now();
        rest(now + Math.min(now - startedAt, maxRest));
      }
    }
  };
}
