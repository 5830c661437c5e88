/** Who waits in a line. */
export interface Waiting {
  /** The same for everything that one person or one address wants: nobody's turn comes twice before everybody's once. */
  readonly key: string;
  /** Waits behind all that is not `last`. */
  readonly last: boolean;
  /** Aborted when nobody wants the result any more: what still waits then never starts. */
  readonly signal: AbortSignal;
}

/** Runs a task when its turn comes. Rejects with `LineFull` at once, or with the reason of the signal. */
export type FairLine = <Value>(who: Waiting, task: () => Promise<Value>) => Promise<Value>;

interface Options {
  readonly atOnce: number;
  /** Of those, how many may be `last`. */
  readonly lastAtOnce: number;
  /** Of those who are `last`, and of all others: the ones never take the others' places. */
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
}

/**
 * Milliseconds. After what is `last` as long a rest as it took, up to this: half of the process stays for everything else, also
 * where the machine is so busy that everything takes several times as long.
 */
const maxRest = 250;

/** Milliseconds for which what is `last` is held while anything else runs: that would else be interrupted at each of its steps. */
const maxHold = 100;

/** Too many wait already. */
export class LineFull extends Error {
  /** True when it is the caller's own tasks that wait. */
  readonly own: boolean;

  constructor(own: boolean) {
    super('the line is full');
    this.own = own;
  }
}

interface Ticket {
  readonly start: () => void;
}

interface Lane {
  /** Each key's waiting tasks; the keys in the order in which their turn comes. */
  readonly keys: Map<string, Set<Ticket>>;
  waiting: number;
}

/** Keeps heavy work from taking the whole process: a few tasks at once, and short lines in which keys take turns. */
export function createFairLine({ atOnce, lastAtOnce, maxWaiting, maxWaitingEach }: Options): FairLine {
  const first: Lane = { keys: new Map(), waiting: 0 };
  const last: Lane = { keys: new Map(), waiting: 0 };
  let running = 0;
  let runningLast = 0;

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
        // To the end, so that the turn of the other keys comes before the next one of this.
        if (lane.keys.delete(key)) lane.keys.set(key, own);
        ticket.start();
        return true;
      }
    }
    return false;
  };
  /** Since when the tasks that come last are held; null: none is. */
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

  return async ({ key, last: isLast, signal }, task) => {
    signal.throwIfAborted();
    const lane = isLast ? last : first;
    const own = lane.keys.get(key) ?? new Set<Ticket>();
    const isFree = running < atOnce && (!isLast || (runningLast < lastAtOnce && running === runningLast));
    if (!isFree && (own.size >= maxWaitingEach || lane.waiting >= maxWaiting)) throw new LineFull(own.size >= maxWaitingEach);
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
      // Whatever else has come in meanwhile is handled first.
      setImmediate(fill);
      if (isLast) setTimeout(endLast, Math.min(performance.now() - startedAt, maxRest));
    }
  };
}
