import { setImmediate as breath } from 'node:timers/promises';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import { dayIn } from '#platform/contract/time.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Sites } from '#features/site/server/index.ts';
import type { LoadedMember } from './index-repo.ts';
import { prefixed, type SavedParts } from './sets/saved-arrays.ts';
import { createSiteIndex, type SiteIndex } from './site-index.ts';
import { type Copy, copyOf, UnusableSnapshot } from './snapshot/snapshot-file.ts';

/** The indexes of all sites. */
export interface MemberIndexes {
  of(site: SiteId): SiteIndex;
  /** Applies members that were read from the database; `gone` no longer exist. Waits while a copy is made. */
  apply(loaded: readonly LoadedMember[], gone?: readonly UserId[]): Promise<void>;
  settle(): Promise<void>;
  clear(): void;
  size(): number;
  /** Grows with every change. */
  version(): number;
  /** A copy of everything as it is at one moment, and its version. Searches go on meanwhile, changes wait. */
  copy(): Promise<{ readonly copies: readonly Copy[]; readonly version: number }>;
  /** Replaces everything; to be settled. Throws, and leaves all as it is, when a site is unknown. */
  restore(parts: SavedParts): Promise<void>;
}

interface Deps {
  readonly clock: Clock;
  readonly sites: Sites;
}

// Copied without a break, which takes a few ms.
const bytesAtOnce = 4_000_000;

export function createMemberIndexes({ clock, sites }: Deps): MemberIndexes {
  let indexes = new Map<SiteId, SiteIndex>();
  let version = 0;
  let copying: Promise<unknown> | null = null;

  const of = (site: SiteId) => {
    const found = indexes.get(site) ?? createSiteIndex();
    indexes.set(site, found);
    return found;
  };

  const days = () => [...indexes.values()].map((index) => index.day()).join();

  const copyAll = async (): Promise<Copy[]> => {
    const copies: Copy[] = [];
    let bytes = 0;
    for (const [site, index] of indexes)
      for (const part of prefixed(String(site), index.save())) {
        const copy = copyOf(part);
        copies.push(copy);
        bytes += copy.bytes.length;
        if (bytes < bytesAtOnce) continue;
        bytes = 0;
        await breath();
      }
    return copies;
  };

  /** A search may turn the day, and with it the ages, while a copy is made. */
  const copyOfOneDay = async (): Promise<Copy[]> => {
    for (;;) {
      const before = days();
      const copies = await copyAll();
      if (days() === before) return copies;
    }
  };

  return {
    of,
    async apply(loaded, gone = []) {
      const now = clock.now();
      const today = new Map((await sites.all()).map(({ id, timeZone }) => [id, dayIn(timeZone, now)]));
      while (copying !== null) await copying;
      for (const [site, day] of today) {
        const ofSite = loaded.filter((row) => row.site === site);
        if (ofSite.length === 0) continue;
        of(site).put(
          ofSite.filter(({ listed }) => listed).map(({ member }) => member),
          day,
        );
        of(site).remove(ofSite.filter(({ listed }) => !listed).map(({ member }) => member.id));
      }
      for (const index of indexes.values()) index.remove(gone);
      if (loaded.length + gone.length > 0) version++;
    },
    async settle() {
      for (const index of indexes.values()) for (const _ of index.settle()) await breath();
    },
    clear: () => indexes.clear(),
    size: () => [...indexes.values()].reduce((sum, index) => sum + index.size(), 0),
    version: () => version,
    async copy() {
      while (copying !== null) await copying;
      const made = copyOfOneDay();
      copying = made.catch(() => null);
      const copied = { version, copies: await made.finally(() => (copying = null)) };
      return copied;
    },
    async restore(parts) {
      const known = await sites.all();
      const restored = new Map<SiteId, SiteIndex>();
      const names = new Set(parts.names.map((name) => name.split('/', 1)[0] ?? ''));
      for (const name of names) {
        const site = known.find(({ id }) => String(id) === name);
        if (site === undefined) throw new UnusableSnapshot(`there is no site ${name}`);
        await breath();
        const index = createSiteIndex(parts.under(name));
        for (const _ of index.resume()) await breath();
        restored.set(site.id, index);
      }
      indexes = restored;
    },
  };
}
