import pLimit, { type LimitFunction } from 'p-limit';
import type { UserId } from '#platform/contract/ids.ts';

/** Runs work for members: few at once in this process and one at a time for each member. The others are queued. */
export type ResumeQueue = <T>(member: UserId, work: () => Promise<T>) => Promise<T>;

/** `atOnce`: each takes a database connection that requests need, too. */
export function createResumeQueue(atOnce: number): ResumeQueue {
  const all = pLimit(atOnce);
  const own = new Map<UserId, LimitFunction>();
  return async (member, work) => {
    const queue = own.get(member) ?? pLimit(1);
    own.set(member, queue);
    try {
      return await queue(() => all(work));
    } finally {
      if (queue.activeCount + queue.pendingCount === 0) own.delete(member);
    }
  };
}
