import type { QueueSize } from '../metrics/metrics.ts';

/** Runs a task when its turn comes. */
export type Queue = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** The same; the task can ask how many other users wait. */
type WeightedQueue = <Value>(task: (othersWaiting: () => number) => Promise<Value>) => Promise<Value>;

/** Ms after which half of a user's usage is forgotten. */
const halfLife = 5 * 60_000;
/** Ms of work; less than this counts as none. */
const little = 100;
/** Maximum number of users whose usage is remembered. */
const maxRemembered = 10_000;

interface User {
  readonly waiting: (() => void)[];
  running: number;
  weight: number;
  /** Virtual start time of the user's next task, on the scale of `reached`. */
  due: number;
  /** Ms of work as of `at`. */
  taken: number;
  at: number;
}

interface Slots {
  readonly atOnce: number;
  readonly perUser: number;
  /** How many of `atOnce` are reserved for users without recent usage, and for larger weights. */
  readonly reserved?: number;
  /** Gets a function that tells its size, for metrics. */
  readonly sized?: (size: () => QueueSize) => void;
}

/**
 * Runs `atOnce` tasks in total and `perUser` of each user, so that nobody occupies all slots. Users take turns by
 * the time that their tasks take, divided by their weight (weighted fair queueing). A user who returns starts at the
 * others' current virtual time, with neither credit for being idle nor debt for earlier work; among users with the same virtual time,
 * the one with the least recent work is first. So a user waits for one task of each user in a crowd, not for all that they send.
 */
export function createWeightedQueue({
  atOnce,
  perUser,
  reserved = 0,
  sized,
}: Slots): (user: number | string, weight?: number) => WeightedQueue {
  const users = new Map<number | string, User>();
  let running = 0;
  /** Virtual time in ms: each user with tasks has had at least this much work, or counts as if. */
  let reached = 0;
  /** The virtual time of the user with the most work. */
  let furthest = 0;

  /** Ms that a task takes: a moving average. */
  let typical = 0;

  sized?.(() => ({ running, waiting: [...users.values()].reduce((sum, { waiting }) => sum + waiting.length, 0) }));

  const takenBy = (user: User): number => {
    const taken = user.taken * 0.5 ** ((performance.now() - user.at) / halfLife);
    return taken < little ? 0 : taken;
  };
  // By the virtual finish time of the next task, so that a larger weight is first also among users who arrive at the same time.
  const endOf = ({ due, weight }: User): number => due + typical / weight;
  const isBefore = (one: User, other: User): boolean => (endOf(one) - endOf(other) || takenBy(one) - takenBy(other)) < 0;
  const next = (): User | undefined => {
    let least: User | undefined;
    const isReserved = running >= atOnce - reserved;
    for (const user of users.values()) {
      if (user.waiting.length === 0 || user.running >= perUser || (isReserved && user.weight === 1 && takenBy(user) > 0)) continue;
      if (least === undefined || isBefore(user, least)) least = user;
    }
    return least;
  };
  const fill = (): void => {
    while (running < atOnce) {
      const user = next();
      if (user === undefined) return;
      user.running++;
      running++;
      reached = Math.max(reached, user.due);
      user.waiting.shift()?.();
    }
  };
  const find = (id: number | string, weight: number): User => {
    const user = users.get(id) ?? { waiting: [], running: 0, weight, due: 0, taken: 0, at: performance.now() };
    // Moved to the end: users without recent work are served in the order of arrival.
    if (user.waiting.length === 0 && user.running === 0) {
      users.delete(id);
      user.due = Math.max(user.due, reached);
    }
    user.weight = weight;
    users.set(id, user);
    return user;
  };
  const othersWaiting = (self: User): number => {
    let count = 0;
    for (const user of users.values()) if (user !== self && user.waiting.length > 0) count++;
    return count;
  };
  const forget = (): void => {
    for (const [id, user] of users) {
      if (users.size <= maxRemembered) return;
      if (user.waiting.length === 0 && user.running === 0) users.delete(id);
    }
  };

  return (id, weight = 1) =>
    async (task) => {
      const user = find(id, weight);
      forget();
      await new Promise<void>((resolve) => {
        user.waiting.push(resolve);
        fill();
      });
      const startedAt = performance.now();
      try {
        return await task(() => othersWaiting(user));
      } finally {
        const took = performance.now() - startedAt;
        typical += (took - typical) / 8;
        user.due += took / user.weight;
        furthest = Math.max(furthest, user.due);
        user.taken = takenBy(user) + took;
        user.at = performance.now();
        user.running--;
        running--;
        fill();
        if (running === 0) reached = furthest;
      }
    };
}
