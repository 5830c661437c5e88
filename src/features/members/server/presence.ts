import * as Type from 'typebox';
import { UserIdsSchema } from '#platform/contract/id-schemas.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Log } from '#platform/server/log.ts';
import { loadOnline, storeOnline } from './presence-repo.ts';

/** A live connection in the last 5 minutes makes a member online. */
const onlineFor = 5 * 60_000;

/** Online members, held in the memory of every process and stored for the next start. */
export interface Presence {
  /** These users have, or had until just now, a live connection to this process. */
  seen(users: readonly UserId[]): void;
  isOnline(user: UserId): boolean;
  /** Cached for up to a second while no other member comes online. */
  online(): readonly UserId[];
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
}

/** These users had a live connection at that time; `at` in ms. */
const membersSeen = busEvent('members.seen', Type.Object({ at: Type.Number(), users: UserIdsSchema }));
const storeInterval = 1000;
const listMaxAge = 1000;

export function createPresence({ db, bus, clock, log }: Deps): Presence {
  const lastSeen = new Map<UserId, number>();
  const unstored = new Set<UserId>();
  let storing: NodeJS.Timeout | null = null;

  let listed: { readonly at: number; readonly users: readonly UserId[] } | null = null;

  const markSeen = (user: UserId, at: number) => {
    if (!lastSeen.has(user)) listed = null;
    if (at > (lastSeen.get(user) ?? 0)) lastSeen.set(user, at);
  };
  const since = () => clock.now().getTime() - onlineFor;

  const store = async () => {
    storing = null;
    const users = [...unstored];
    unstored.clear();
    try {
      if (users.length > 0) await storeOnline(db, users, clock.now());
    } catch (error) {
      log.warn({ error: String(error) }, 'online members could not be stored');
    }
  };

  bus.subscribe(membersSeen, ({ at, users }) => users.forEach((user) => markSeen(user, at)));
  const loaded = loadOnline(db, new Date(since())).then(
    (seen) => seen.forEach(([user, at]) => markSeen(user, at)),
    (error: unknown) => log.warn({ error: String(error) }, 'online members could not be loaded'),
  );

  return {
    seen(users) {
      const at = clock.now().getTime();
      if (users.length > 0) bus.publish(membersSeen, { at, users });
      users.forEach((user) => unstored.add(user));
      storing ??= setTimeout(() => void store(), storeInterval).unref();
    },
    isOnline: (user) => (lastSeen.get(user) ?? 0) > since(),
    online() {
      const now = clock.now().getTime();
      if (listed === null || now - listed.at > listMaxAge) {
        for (const [user, at] of lastSeen) if (at <= now - onlineFor) lastSeen.delete(user);
        listed = { at: now, users: [...lastSeen.keys()] };
      }
      return listed.users;
    },
    async close() {
      await loaded;
      if (storing !== null) clearTimeout(storing);
      await store();
    },
  };
}
