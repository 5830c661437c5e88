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
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
}

/**
 * Milliseconds. After what is `last` as long a rest as it took, up to this: half of the process stays for everything else, also
 * where the machine is so busy that everything takes several times as long.
 */
const maxRest = 250;

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

/** Each key's waiting tasks; the keys in the order in which their turn comes. */
type Lane = Map<string, Set<Ticket>>;

/** Keeps heavy work from taking the whole process: a few tasks at once, and short lines in which keys take turns. */
export function createFairLine({ atOnce, lastAtOnce, maxWaiting, maxWaitingEach }: Options): FairLine {
  const first: Lane = new Map();
  const last: Lane = new Map();
  let waiting = 0;
  let running = 0;
  let runningLast = 0;

  const leave = (lane: Lane, key: string, ticket: Ticket): void => {
    const own = lane.get(key);
    if (own?.delete(ticket) !== true) return;
    waiting--;
    if (own.size === 0) lane.delete(key);
  };
  const next = (lane: Lane): boolean => {
    for (const [key, own] of lane) {
      for (const ticket of own) {
        leave(lane, key, ticket);
        // To the end, so that the turn of the other keys comes before the next one of this.
        if (lane.delete(key)) lane.set(key, own);
        ticket.start();
        return true;
      }
    }
    return false;
  };
  const fill = (): void => {
    while (running < atOnce && (next(first) || (runningLast < lastAtOnce && next(last))));
  };

  const endLast = (): void => {
    runningLast--;
    fill();
  };

  return async ({ key, last: isLast, signal }, task) => {
    signal.throwIfAborted();
    const lane = isLast ? last : first;
    const own = lane.get(key) ?? new Set<Ticket>();
    const isFree = running < atOnce && (!isLast || runningLast < lastAtOnce);
    if (!isFree && (own.size >= maxWaitingEach || waiting >= maxWaiting)) throw new LineFull(own.size >= maxWaitingEach);
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
      lane.set(key, own.add(ticket));
      waiting++;
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
