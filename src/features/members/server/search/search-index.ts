import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { userId } from '#platform/contract/ids.ts';
import { type Day, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Log } from '#platform/server/log.ts';
import type { Sites } from '#features/site/server/index.ts';
import { changedSince, type LoadedMember, loadAfter, loadThese } from './index-repo.ts';
import { createSiteIndex, type SiteIndex } from './site-index.ts';

/** Every listed member of the installation, in the memory of this process. */
export interface SearchIndex {
  /** Waits until everybody is loaded, and until the changes that this process knows of by now are taken up. */
  of(site: SiteId): Promise<SiteIndex>;
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly sites: Sites;
}

const profileChannel = 'profile';

// Small enough that requests which come meanwhile do not wait long.
const loadSize = 2000;
const reloadSize = 500;
const pollEvery = 2000;
// A transaction may commit this long after the time that it wrote, and clocks of processes differ.
const overlap = 10_000;

/** Loading begins at once, in the background. A change is told by the bus; what the bus missed the next poll finds. */
export function createSearchIndex({ db, bus, clock, log, sites }: Deps): SearchIndex {
  const indexes = new Map<SiteId, SiteIndex>();
  const updates = new Map<UserId, number>();
  const changed = new Set<UserId>();
  let seenUpTo = 0;
  let closed = false;
  let catchingUp: Promise<void> | null = null;
  // Changes that were told so far, and those of them that are taken up: a search waits for what came before it, not for more.
  let [told, taken] = [0, 0];
  let batch: Promise<boolean> | null = null;

  const indexOf = (site: SiteId) => {
    const found = indexes.get(site) ?? createSiteIndex();
    indexes.set(site, found);
    return found;
  };

  const take = (loaded: readonly LoadedMember[], days: ReadonlyMap<SiteId, Day>) => {
    for (const [site, today] of days) {
      const mine = loaded.filter((row) => row.site === site);
      if (mine.length === 0) continue;
      indexOf(site).put(
        mine.filter(({ listed }) => listed).map(({ member }) => member),
        today,
      );
      indexOf(site).remove(mine.filter(({ listed }) => !listed).map(({ member }) => member.id));
    }
    for (const { member, updated } of loaded) updates.set(member.id, updated);
  };

  const load = async () => {
    seenUpTo = clock.now().getTime();
    const days = await today();
    let last = 0;
    while (!closed) {
      const loaded = await loadAfter(db, last, loadSize);
      take(loaded, days);
      last = loaded.at(-1)?.member.id ?? last;
      if (loaded.length < loadSize) break;
    }
    for (const index of indexes.values()) index.settle();
  };

  const today = async () => {
    const now = clock.now();
    return new Map((await sites.all()).map(({ id, timeZone }) => [id, dayIn(timeZone, now)]));
  };

  const untilLoaded = async () => {
    while (!closed) {
      try {
        return await load();
      } catch (error) {
        log.warn({ error: String(error) }, 'the search cannot load its members');
        await sleep(1000, undefined, { ref: false });
      }
    }
  };

  const reload = async () => {
    await loaded;
    while (changed.size > 0 && !closed) {
      batch = takeUp([...changed].slice(0, reloadSize));
      if (!(await batch)) break;
    }
    // In the same turn as the last look at `changed`, so that no change falls between.
    catchingUp = null;
  };

  /** False: it failed, and the next change or poll tries again. */
  const takeUp = async (ids: readonly UserId[]): Promise<boolean> => {
    const upTo = changed.size === ids.length ? told : taken;
    ids.forEach((id) => changed.delete(id));
    try {
      const found = await loadThese(db, ids);
      take(found, await today());
      const there = new Set(found.map(({ member }) => member.id));
      const gone = ids.filter((id) => !there.has(id));
      for (const index of indexes.values()) index.remove(gone);
      taken = upTo;
      return true;
    } catch (error) {
      log.warn({ error: String(error) }, 'the search cannot take up changes');
      ids.forEach((id) => changed.add(id));
      return false;
    }
  };

  const change = (ids: readonly UserId[]) => {
    if (ids.length === 0) return;
    ids.forEach((id) => changed.add(id));
    told++;
    catchingUp ??= reload();
  };

  const poll = async () => {
    await loaded;
    if (closed) return;
    const now = clock.now().getTime();
    try {
      const found = await changedSince(db, new Date(Math.min(seenUpTo, now) - overlap));
      change(found.filter(({ id, updated }) => updates.get(id) !== updated).map(({ id }) => id));
      seenUpTo = now;
    } catch (error) {
      log.warn({ error: String(error) }, 'the search cannot look for changes');
    }
    if (changed.size > 0) catchingUp ??= reload();
  };

  bus.subscribe(({ channel, payload }) => {
    if (channel !== profileChannel || closed) return;
    change([userId(Number(payload))]);
  });
  const loaded = untilLoaded();
  let polling: Promise<void> = loaded;
  const timer = setInterval(() => {
    polling = polling.then(poll);
  }, pollEvery).unref();

  return {
    async of(site) {
      await loaded;
      const wanted = told;
      while (taken < wanted && catchingUp !== null) await Promise.race([catchingUp, batch]);
      return indexOf(site);
    },
    async close() {
      closed = true;
      clearInterval(timer);
      await polling;
      await catchingUp;
    },
  };
}
