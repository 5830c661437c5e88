import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '../clock.ts';

/** Counts; whole seconds until the member may go on, 0 for now. */
export type MemberLimit = (member: UserId) => number;

const minute = 60_000;
const mostRemembered = 20_000;

/** So many a minute for each member, on however many sockets of this process. */
export function createMemberLimit(most: number, clock: Clock): MemberLimit {
  const windows = new Map<UserId, { count: number; readonly until: number }>();
  return (member) => {
    const now = clock.now().getTime();
    const window = windows.get(member);
    if (window === undefined || window.until <= now) {
      if (windows.size >= mostRemembered) for (const [other, { until }] of windows) if (until <= now) windows.delete(other);
      windows.set(member, { count: 1, until: now + minute });
      return 0;
    }
    return ++window.count > most ? Math.ceil((window.until - now) / 1000) : 0;
  };
}
