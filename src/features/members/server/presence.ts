import type { UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Log } from '#platform/server/log.ts';
import { loadOnline, storeOnline } from './presence-repo.ts';

/** A live connection in the last 5 minutes makes a member online. */
const onlineFor = 5 * 60_000;

/** Who is online, in the memory of every process; the database keeps it for the next start. */
export interface Presence {
  /** These users have, or had until now, a live connection to this process. */
  seen(users: readonly UserId[]): void;
  isOnline(user: UserId): boolean;
  /** The same list again for up to a second, as long as nobody came. */
  online(): readonly UserId[];
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
}

const channel = 'online';
// So many ids are well below what one message of the bus may carry.
const idsPerMessage = 400;
const storeEvery = 1000;
const listedFor = 1000;

export function createPresence({ db, bus, clock, log }: Deps): Presence {
  const lastSigns = new Map<UserId, number>();
  const unstored = new Set<UserId>();
  let storing: NodeJS.Timeout | null = null;

  let listed: { readonly at: number; readonly users: readonly UserId[] } | null = null;

  const sign = (user: UserId, at: number) => {
    if (!lastSigns.has(user)) listed = null;
    if (at > (lastSigns.get(user) ?? 0)) lastSigns.set(user, at);
  };
  const since = () => clock.now().getTime() - onlineFor;

  const store = async () => {
    storing = null;
    const users = [...unstored];
    unstored.clear();
    try {
      if (users.length > 0) await storeOnline(db, users, clock.now());
    } catch (error) {
      log.warn({ error: String(error) }, 'who is online could not be stored');
    }
  };

  bus.subscribe((message) => {
    if (message.channel !== channel) return;
    const [at, ...users] = message.payload.split(' ').map(Number);
    for (const user of users) sign(userId(user), at ?? 0);
  });
  const loaded = loadOnline(db, new Date(since())).then(
    (signs) => signs.forEach(([user, at]) => sign(user, at)),
    (error: unknown) => log.warn({ error: String(error) }, 'who is online could not be loaded'),
  );

  return {
    seen(users) {
      const at = clock.now().getTime();
      for (let i = 0; i < users.length; i += idsPerMessage)
        bus.publish({ channel, payload: [at, ...users.slice(i, i + idsPerMessage)].join(' ') });
      users.forEach((user) => unstored.add(user));
      storing ??= setTimeout(() => void store(), storeEvery).unref();
    },
    isOnline: (user) => (lastSigns.get(user) ?? 0) > since(),
    online() {
      const now = clock.now().getTime();
      if (listed === null || now - listed.at > listedFor) {
        for (const [user, at] of lastSigns) if (at <= now - onlineFor) lastSigns.delete(user);
        listed = { at: now, users: [...lastSigns.keys()] };
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
