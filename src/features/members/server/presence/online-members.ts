import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';

/** A live connection in the last 5 minutes makes a member online. */
export const onlineFor = 5 * 60_000;

/** Who is online, as a set that says what has changed in it: nobody has to copy or compare the whole. */
export interface OnlineMembers {
  has(user: UserId): boolean;
  all(): readonly UserId[];
  /** Grows with each member who comes or goes. */
  readonly version: number;
  /** Members who have come or gone since that version, perhaps more than once; null: too many. */
  changedSince(version: number): readonly UserId[] | null;
}

export interface LastSeen {
  /** `at`: in ms, by the injected clock. */
  mark(user: UserId, at: number): void;
  isOnline(user: UserId): boolean;
  online(): OnlineMembers;
  /** The members who are online, with the times when they were last seen. */
  entries(): (readonly [UserId, number])[];
}

/** Changes that are remembered; beyond that everybody starts anew. */
const maxChanges = 20_000;

export function createLastSeen(clock: Clock): LastSeen {
  // In the order in which they were marked, so that the first is the next to go.
  const lastSeen = new Map<UserId, number>();
  let changes: UserId[] = [];
  let firstChange = 0;
  const since = () => clock.now().getTime() - onlineFor;

  const changed = (user: UserId) => {
    if (changes.length >= maxChanges) {
      firstChange += changes.length;
      changes = [];
    }
    changes.push(user);
  };
  const removeGone = () => {
    const from = since();
    for (const [user, at] of lastSeen) {
      if (at > from) break;
      lastSeen.delete(user);
      changed(user);
    }
  };
  const members: OnlineMembers = {
    has: (user) => lastSeen.has(user),
    all: () => [...lastSeen.keys()],
    get version() {
      return firstChange + changes.length;
    },
    changedSince: (version) => (version < firstChange ? null : changes.slice(version - firstChange)),
  };

  return {
    mark(user, at) {
      // A process whose clock is ahead keeps nobody online for longer.
      const time = Math.min(at, clock.now().getTime());
      const before = lastSeen.get(user);
      if (time <= Math.max(before ?? 0, since())) return;
      if (before === undefined) changed(user);
      else lastSeen.delete(user);
      lastSeen.set(user, time);
    },
    isOnline: (user) => (lastSeen.get(user) ?? 0) > since(),
    online() {
      removeGone();
      return members;
    },
    entries() {
      removeGone();
      return [...lastSeen];
    },
  };
}
