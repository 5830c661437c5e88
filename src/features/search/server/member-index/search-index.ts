import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Bus } from '#platform/server/live/bus.ts';
import type { Log } from '#platform/server/log.ts';
import type { Sites } from '#features/site/server/index.ts';
import { profileChanged } from '#features/members/server/index.ts';
import { followChanges } from './follow-changes.ts';
import { type ChangedUpTo, loadAfter, loadChanged } from './index-repo.ts';
import { createMemberIndexes } from './member-indexes.ts';
import type { SiteIndex } from './site-index.ts';
import { createSnapshots } from './snapshot/snapshots.ts';

/** All listed members of the installation, in the memory of this process. */
export interface SearchIndex {
  /** Waits until all members are loaded and the changes reported so far are applied. */
  of(site: SiteId): Promise<SiteIndex>;
  /** Where the members came from at the start. Null while they are still being loaded: a search would wait. */
  loadedFrom(): 'database' | 'snapshot' | null;
  /** How many members it holds. */
  size(): number;
  /** Ms since the time up to which every change is applied or known; null while members are being loaded. */
  lag(): number | null;
  close(): Promise<void>;
}

interface Deps {
  readonly db: Db;
  /** Where all members are read from; may be some seconds behind. */
  readonly reads?: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  readonly sites: Sites;
  /** Folder of the snapshot. */
  readonly folder: string;
  /** False: this process searches nothing, so its index stays empty. */
  readonly loads?: boolean;
  /** Members from which on a snapshot is written. */
  readonly saveFrom?: number;
}

/**
 * With fewer members than this, reading them all takes no longer than reading a snapshot, and stalls the process less: with 100,000
 * it is 6.6 against 7.1 s, with a million 44 against 4.7 s (`npm run bench search`).
 */
export const snapshotFrom = 300_000;

// Small enough that requests arriving meanwhile do not wait long.
const loadSize = 2000;
const pollInterval = 2000;
const saveInterval = 15 * 60_000;
// Ms before the time of a snapshot, or of a load from a replica. No transaction takes that long, and no clocks differ as much.
const overlap = 60_000;

/**
 * Starts loading at once, in the background: from a snapshot, if there is one, and the changes since then. The bus reports changes;
 * polling finds those that the bus missed.
 */
export function createSearchIndex({
  db,
  reads = db,
  bus,
  clock,
  log,
  sites,
  folder,
  loads = true,
  saveFrom = snapshotFrom,
}: Deps): SearchIndex {
  const indexes = createMemberIndexes({ clock, sites });
  const follower = followChanges({ db, clock, log, indexes, loaded: () => loaded });
  const snapshots = createSnapshots({ db, clock, log, folder });
  let closed = !loads;
  let loadedFrom: ReturnType<SearchIndex['loadedFrom']> = null;
  let loadedAt = 0;
  let savedVersion = -1;

  const applySince = async (since: number) => {
    let next: ChangedUpTo | null = { at: new Date(since), id: 0 };
    while (next !== null && !closed) {
      const page: Awaited<ReturnType<typeof loadChanged>> = await loadChanged(db, next, loadSize);
      await follower.apply(page.loaded);
      next = page.next;
    }
  };

  const loadAll = async () => {
    loadedAt = clock.now().getTime();
    // Members that a failed attempt took from a snapshot may no longer exist.
    indexes.clear();
    let page = loadAfter(reads, 0, loadSize);
    while (!closed) {
      const loaded = await page;
      const last = loaded.at(-1);
      const isLast = last === undefined || loaded.length < loadSize;
      // The database reads the next page while this one is taken over.
      if (!isLast) page = loadAfter(reads, last.member.id, loadSize);
      page.catch(() => null);
      await follower.apply(loaded);
      if (isLast) break;
    }
    if (reads !== db) await applySince(loadedAt - overlap);
  };

  /** False: there is no snapshot that may be used. */
  const loadSnapshot = async (): Promise<boolean> => {
    const found = await snapshots.read(indexes.restore);
    if (found === null) return false;
    loadedAt = found.loadedAt;
    savedVersion = indexes.version();
    await applySince(found.since - overlap);
    return true;
  };

  const load = async () => {
    follower.begin();
    const started = performance.now();
    const from = (await loadSnapshot()) ? 'snapshot' : 'database';
    if (from === 'database') await loadAll();
    await indexes.settle();
    log.info({ from, members: indexes.size(), ms: Math.round(performance.now() - started) }, 'the search has loaded its members');
    if (!closed) loadedFrom = from;
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

  const save = async () => {
    if (loadedFrom === null || indexes.size() < saveFrom || savedVersion === indexes.version()) return;
    const since = follower.polledUpTo();
    if (!(await follower.caughtUp())) return;
    try {
      const { copies, version } = await indexes.copy();
      await snapshots.write(copies, { since, loadedAt });
      savedVersion = version;
    } catch (error) {
      log.warn({ error: String(error) }, 'the snapshot of the search cannot be written');
    }
  };

  bus.subscribe(profileChanged, ({ user }) => {
    if (!closed) follower.change([user]);
  });
  const loaded: Promise<void> = loadWithRetries();
  let polling: Promise<void> = loaded;
  const pollTimer = setInterval(() => {
    polling = polling.then(() => (closed ? undefined : follower.poll()));
  }, pollInterval).unref();
  // At once where all had to be read, so that a start after a crash is short, too.
  let saving: Promise<void> = loaded.then(() => (loadedFrom === 'database' && !closed ? save() : undefined));
  const saveTimer = setInterval(() => {
    saving = saving.then(() => (closed ? undefined : save()));
  }, saveInterval).unref();

  return {
    async of(site) {
      await loaded;
      await follower.caughtUp();
      return indexes.of(site);
    },
    loadedFrom: () => loadedFrom,
    size: () => indexes.size(),
    lag: () => (loadedFrom === null ? null : Math.max(0, clock.now().getTime() - follower.polledUpTo())),
    async close() {
      closed = true;
      clearInterval(pollTimer);
      clearInterval(saveTimer);
      await polling;
      await saving;
      await follower.caughtUp();
      await save();
    },
  };
}
