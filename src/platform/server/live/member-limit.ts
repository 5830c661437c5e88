import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '../clock.ts';
import { createMinuteCounts } from '../minute-counts.ts';

/** Counts one action of the member, or of another key. Returns 0 if it is allowed, else the whole seconds until the next one is. */
export type MemberLimit<Who = UserId> = (who: Who) => number;

/** Allows each `max` actions per minute, on all sockets of this process together. */
export function createMemberLimit<Who = UserId>(max: number, clock: Clock): MemberLimit<Who> {
  const counts = createMinuteCounts<Who>(clock);
  return (member) => {
    const { count, until } = counts.add(member);
    return count > max ? Math.ceil((until - clock.now().getTime()) / 1000) : 0;
  };
}
