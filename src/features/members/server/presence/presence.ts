import { randomUUID } from 'node:crypto';
import * as Type from 'typebox';
import { UserIdsSchema } from '#platform/contract/id-schemas.ts';
import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { busEvent } from '#platform/server/live/bus-event.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Log } from '#platform/server/log.ts';
import type { Fleet } from '#platform/server/redis/fleet.ts';
import type { Redis } from '#platform/server/redis/redis.ts';
import { createLastSeen, type OnlineMembers, onlineFor } from './online-members.ts';
import { deleteReport, findSilent, loadPresent, reportPresent, type Seen, storeLeft } from './presence-repo.ts';
import { createSharedPresence } from './shared-presence.ts';

/** Online members of all processes, held in the memory of each. */
export interface Presence {
  /** These users have, or had until just now, a live connection to this process. */
  seen(users: readonly UserId[]): void;
  /** The user's last live connection to this process closed. */
  left(user: UserId): void;
  isOnline(user: UserId): boolean;
  online(): OnlineMembers;
  /** Stores when the members of a process that was killed were last online. */
  storeGone(): Promise<void>;
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly bus: Bus;
  readonly redis: Redis | null;
  /** Null without `redis`. */
  readonly fleet: Fleet | null;
  readonly clock: Clock;
  readonly log: Log;
}

/** These users had a live connection at that time; `at` in ms. Without a shared server. */
const membersSeen = busEvent('members.seen', Type.Object({ at: Type.Number(), users: UserIdsSchema }));
/** Ms for which a member may be away, as when a page is loaded again, without anything being written. */
const storeAfter = 1000;
/** Ms in which a process reports at most once. */
const reportAfter = 2000;
const retryAfter = 3000;
const batchSize = 1000;

export function createPresence({ db, bus, redis, fleet, clock, log }: Deps): Presence {
  const process = randomUUID();
  const lastSeen = createLastSeen(clock);
  // The members of this process.
  const here = createLastSeen(clock);
  const leaving = new Map<UserId, number>();
  const now = () => clock.now().getTime();

  const shared = redis === null || fleet === null ? null : createSharedPresence({ redis, fleet, clock, log, lastSeen });
  if (shared === null) bus.subscribe(membersSeen, ({ at, users }) => users.forEach((user) => lastSeen.mark(user, at)));
  const loaded =
    shared === null
      ? loadPresent(db, new Date(now() - onlineFor)).then(
          (seen) => seen.forEach(([user, at]) => lastSeen.mark(user, at)),
          (error: unknown) => log.warn({ error: String(error) }, 'online members could not be loaded'),
        )
      : Promise.resolve();

  const storeAll = async () => {
    while (leaving.size > 0) {
      const batch = [...leaving].slice(0, batchSize);
      await storeLeft(db, batch);
      for (const [user, at] of batch) if (leaving.get(user) === at) leaving.delete(user);
    }
  };
  const storing = createDelayed(storeAll, (error) => log.warn({ error: String(error) }, 'online members could not be stored yet'));
  const reporting = createDelayed(
    () => reportPresent(db, process, here.entries(), clock.now()),
    (error) => log.warn({ error: String(error) }, 'online members could not be reported yet'),
  );

  return {
    seen(users) {
      if (users.length === 0) return;
      const at = now();
      for (const user of users) {
        here.mark(user, at);
        lastSeen.mark(user, at);
        leaving.delete(user);
      }
      if (shared === null) {
        bus.publish(membersSeen, { at, users });
        reporting.in(reportAfter);
      } else shared.add(users.map((user): Seen => [user, at]));
    },
    left(user) {
      leaving.set(user, now());
      storing.in(storeAfter);
    },
    isOnline: lastSeen.isOnline,
    online: lastSeen.online,
    async storeGone() {
      if (shared === null) {
        for (const silent of await findSilent(db, new Date(now() - onlineFor))) {
          for (let n = 0; n < silent.seen.length; n += batchSize) await storeLeft(db, silent.seen.slice(n, n + batchSize));
          await deleteReport(db, silent.process, silent.at);
        }
        return;
      }
      for (let found = batchSize; found === batchSize;) {
        const gone = await shared.findGone(batchSize);
        if (gone.length > 0) await storeLeft(db, gone);
        if (gone.length > 0) await shared.removeGone(gone.map(([user]) => user));
        found = gone.length;
      }
    },
    async close() {
      shared?.close();
      await loaded;
      await storing.finish();
      await reporting.finish();
    },
  };
}

/** Runs the work after a while, once for all who asked for it meanwhile, and again if it fails. */
function createDelayed(work: () => Promise<void>, failed: (error: unknown) => void) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;
  const run = async () => {
    try {
      await work();
    } catch (error) {
      failed(error);
      wait(retryAfter);
    }
  };
  const start = () => {
    timer = null;
    running = running.then(run);
  };
  const wait = (ms: number) => {
    if (!isClosed) timer ??= setTimeout(start, ms).unref();
  };
  return {
    in: wait,
    /** Does it now if it waits. */
    async finish() {
      isClosed = true;
      if (timer !== null) {
        clearTimeout(timer);
        start();
      }
      await running;
    },
  };
}
