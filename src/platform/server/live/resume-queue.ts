import pLimit, { type LimitFunction } from 'p-limit';
import type { UserId } from '#platform/contract/ids.ts';

/** Runs work for members: few at once in this process and one at a time for each member. The others are queued. */
export type ResumeQueue = <T>(member: UserId, work: () => Promise<T>) => Promise<T>;

/** `atOnce`: each takes a database connection that requests need, too. */
export function createResumeQueue(atOnce: number): ResumeQueue {
  const all = pLimit(atOnce);
  const lines = new Map<UserId, LimitFunction>();
  return async (member, work) => {
    const line = lines.get(member) ?? pLimit(1);
    lines.set(member, line);
    try {
      return await line(() => all(work));
    } finally {
      if (line.activeCount + line.pendingCount === 0) lines.delete(member);
    }
  };
}
