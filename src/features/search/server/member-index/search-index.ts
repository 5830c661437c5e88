import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { type Day, dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Log } from '#platform/server/log.ts';
import type { Sites } from '#features/site/server/index.ts';
import { profileChanged } from '#features/members/server/index.ts';
import { changedSince, type LoadedMember, loadAfter, loadThese } from './index-repo.ts';
import { createSiteIndex, type SiteIndex } from './site-index.ts';

/** All listed members of the installation, in the memory of this process. */
export interface SearchIndex {
  /** Waits until all members are loaded and the changes reported so far are applied. */
  of(site: SiteId): Promise<SiteIndex>;
  /** False while the members are still being loaded after the start: a search would wait. */
  isLoaded(): boolean;
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly sites: Sites;
}

// Small enough that requests arriving meanwhile do not wait long.
const loadSize = 2000;
const reloadSize = 500;
const pollInterval = 2000;
// Ms. A transaction may commit this long after the timestamp it wrote, and the clocks of processes differ.
const overlap = 10_000;

/** Starts loading at once, in the background. The bus reports changes; polling finds those that the bus missed. */
export function createSearchIndex({ db, bus, clock, log, sites }: Deps): SearchIndex {
  const indexes = new Map<SiteId, SiteIndex>();
  const updates = new Map<UserId, number>();
  const changed = new Set<UserId>();
  let polledUpTo = 0;
  let closed = false;
  let catchingUp: Promise<void> | null = null;
  // Counts of reported and of applied changes: a search waits only for changes reported before it.
  let [reported, applied] = [0, 0];
  let batch: Promise<boolean> | null = null;

  const indexOf = (site: SiteId) => {
    const found = indexes.get(site) ?? createSiteIndex();
    indexes.set(site, found);
    return found;
  };

  const apply = (loaded: readonly LoadedMember[], days: ReadonlyMap<SiteId, Day>) => {
    for (const [site, today] of days) {
      const ofSite = loaded.filter((row) => row.site === site);
      if (ofSite.length === 0) continue;
      indexOf(site).put(
        ofSite.filter(({ listed }) => listed).map(({ member }) => member),
        today,
      );
      indexOf(site).remove(ofSite.filter(({ listed }) => !listed).map(({ member }) => member.id));
    }
    for (const { member, updated } of loaded) updates.set(member.id, updated);
  };

  const load = async () => {
    polledUpTo = clock.now().getTime();
    const days = await today();
    let last = 0;
    while (!closed) {
      const loaded = await loadAfter(db, last, loadSize);
      apply(loaded, days);
      last = loaded.at(-1)?.member.id ?? last;
      if (loaded.length < loadSize) break;
    }
    for (const index of indexes.values()) index.settle();
  };

  const today = async () => {
    const now = clock.now();
    return new Map((await sites.all()).map(({ id, timeZone }) => [id, dayIn(timeZone, now)]));
  };

  const loadWithRetries = async () => {
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
      batch = applyChanges([...changed].slice(0, reloadSize));
      if (!(await batch)) break;
    }
    // In the same tick as the last check of `changed`, so that no change is lost in between.
    catchingUp = null;
  };

  /** False when it failed; the next change or poll tries again. */
  const applyChanges = async (ids: readonly UserId[]): Promise<boolean> => {
    const upTo = changed.size === ids.length ? reported : applied;
    ids.forEach((id) => changed.delete(id));
    try {
      const found = await loadThese(db, ids);
      apply(found, await today());
      const existing = new Set(found.map(({ member }) => member.id));
      const gone = ids.filter((id) => !existing.has(id));
      for (const index of indexes.values()) index.remove(gone);
      applied = upTo;
      return true;
    } catch (error) {
      log.warn({ error: String(error) }, 'the search cannot apply changes');
      ids.forEach((id) => changed.add(id));
      return false;
    }
  };

  const change = (ids: readonly UserId[]) => {
    if (ids.length === 0) return;
    ids.forEach((id) => changed.add(id));
    reported++;
    catchingUp ??= reload();
  };

  const poll = async () => {
    await loaded;
    if (closed) return;
    const now = clock.now().getTime();
    try {
      const found = await changedSince(db, new Date(Math.min(polledUpTo, now) - overlap));
      change(found.filter(({ id, updated }) => updates.get(id) !== updated).map(({ id }) => id));
      polledUpTo = now;
    } catch (error) {
      log.warn({ error: String(error) }, 'the search cannot poll for changes');
    }
    if (changed.size > 0) catchingUp ??= reload();
  };

  bus.subscribe(profileChanged, ({ user }) => {
    if (!closed) change([user]);
  });
  let isLoaded = false;
  const loaded = loadWithRetries().then(() => void (isLoaded = true));
  let polling: Promise<void> = loaded;
  const timer = setInterval(() => {
    polling = polling.then(poll);
  }, pollInterval).unref();

  return {
    async of(site) {
      await loaded;
      const wanted = reported;
      while (applied < wanted && catchingUp !== null) await Promise.race([catchingUp, batch]);
      return indexOf(site);
    },
    isLoaded: () => isLoaded,
    async close() {
      closed = true;
      clearInterval(timer);
      await polling;
      await catchingUp;
    },
  };
}
