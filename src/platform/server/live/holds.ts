import type { UserId } from '#platform/contract/ids.ts';
import type { Bus } from './bus.ts';

/** The way on which events to one user come to this process. */
export interface Joined {
  /** Resolves when they come, or when it is known that they do not. */
  readonly ready: Promise<void>;
  /** `performance.now()` since when none was missed; null: they do not come now. */
  since(): number | null;
}

export interface Holds extends Pick<Bus, 'hold'> {
  readonly has: (user: UserId) => boolean;
  users(): IterableIterator<UserId>;
  close(): void;
}

interface Ways {
  join(user: UserId): Joined;
  leave(users: readonly UserId[]): void;
}

/**
 * Ms for which events to a user go on coming after the last holder has let go: pages that load one after the other, and a connection that
 * is opened again, need no subscription of their own.
 */
const lingerMs = 60_000;
const sweepEvery = 10_000;

/** Events come in any case. */
const always: Ways = { join: () => ({ ready: Promise.resolve(), since: () => 0 }), leave() {} };

/** Events come in any case, but only those to held users are looked at. */
export const onceHeld: Ways = {
  join() {
    const now = performance.now();
    return { ready: Promise.resolve(), since: () => now };
  },
  leave() {},
};

/** Counts who in this process needs the events to which users. */
export function createHolds({ join, leave }: Ways = always): Holds {
  const held = new Map<UserId, { readonly joined: Joined; count: number; idleSince: number }>();
  const sweep = () => {
    const before = performance.now() - lingerMs;
    const idle = [...held].filter(([, { count, idleSince }]) => count === 0 && idleSince < before).map(([user]) => user);
    for (const user of idle) held.delete(user);
    if (idle.length > 0) leave(idle);
  };
  const sweeping = setInterval(sweep, sweepEvery).unref();
  return {
    has: (user) => held.has(user),
    users: () => held.keys(),
    hold(user) {
      const one = held.get(user) ?? { joined: join(user), count: 0, idleSince: 0 };
      held.set(user, one);
      one.count++;
      let released = false;
      return {
        ready: one.joined.ready,
        since: () => one.joined.since(),
        release() {
          if (released) return;
          released = true;
          if (--one.count === 0) one.idleSince = performance.now();
        },
      };
    },
    close: () => clearInterval(sweeping),
  };
}
