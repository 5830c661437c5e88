import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '../clock.ts';

/** Counts one action of the member, or of whoever else; returns 0 when it is allowed, else the whole seconds until the next one is. */
export type MemberLimit<Who = UserId> = (who: Who) => number;

const minute = 60_000;
const maxWindows = 20_000;

/** Allows each `max` actions per minute, on however many sockets of this process. */
export function createMemberLimit<Who = UserId>(max: number, clock: Clock): MemberLimit<Who> {
  const windows = new Map<Who, { count: number; readonly until: number }>();
  return (member) => {
    const now = clock.now().getTime();
    const window = windows.get(member);
    if (window === undefined || window.until <= now) {
      // To the end, so that the first one is always the oldest.
      windows.delete(member);
      const [oldest] = windows.keys();
      if (oldest !== undefined && windows.size >= maxWindows) windows.delete(oldest);
      windows.set(member, { count: 1, until: now + minute });
      return 0;
    }
    return ++window.count > max ? Math.ceil((window.until - now) / 1000) : 0;
  };
}
