import type { UserId } from '#platform/contract/ids.ts';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { changedSince, type LoadedMember, loadThese } from './index-repo.ts';
import type { MemberIndexes } from './member-indexes.ts';

/** Keeps the indexes like the database. */
export interface Follower {
  /** Every change from now on is noticed, at the latest by a poll. Call before the members are read. */
  begin(): void;
  /** Applies members that were read from the database. `gone`: members who no longer exist. */
  apply(loaded: readonly LoadedMember[], gone?: readonly UserId[]): Promise<void>;
  /** These have changed. */
  change(ids: readonly UserId[]): void;
  /** Looks for changes that nobody reported. */
  poll(): Promise<void>;
  /** Waits until the changes reported so far are applied. False: that failed, the next change or poll tries again. */
  caughtUp(): Promise<boolean>;
  /** In ms: every change up to then was reported. */
  polledUpTo(): number;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly indexes: MemberIndexes;
  /** Resolves when the members are read; changes wait for that. */
  readonly loaded: () => Promise<void>;
}

const reloadSize = 500;
// Ms. A transaction may commit this long after the timestamp it wrote, and the clocks of processes differ.
const overlap = 10_000;

export function followChanges({ db, clock, log, indexes, loaded }: Deps): Follower {
  // When they changed, of those that the next poll may find again.
  const updates = new Map<UserId, number>();
  const changed = new Set<UserId>();
  let polledUpTo = 0;
  let catchingUp: Promise<void> | null = null;
  // Counts of reported and of applied changes: a search waits only for changes reported before it.
  let [reported, applied] = [0, 0];
  let batch: Promise<boolean> | null = null;

  const apply = async (rows: readonly LoadedMember[], gone: readonly UserId[] = []) => {
    await indexes.apply(rows, gone);
    for (const { member, updated } of rows) if (updated > polledUpTo - overlap) updates.set(member.id, updated);
  };

  const reload = async () => {
    await loaded();
    while (changed.size > 0) {
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
      const existing = new Set(found.map(({ member }) => member.id));
      await apply(
        found,
        ids.filter((id) => !existing.has(id)),
      );
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

  return {
    begin() {
      polledUpTo = clock.now().getTime();
    },
    apply,
    change,
    async poll() {
      const now = clock.now().getTime();
      try {
        const found = await changedSince(db, new Date(Math.min(polledUpTo, now) - overlap));
        change(found.filter(({ id, updated }) => updates.get(id) !== updated).map(({ id }) => id));
        polledUpTo = now;
        for (const [id, updated] of updates) if (updated <= now - overlap) updates.delete(id);
      } catch (error) {
        log.warn({ error: String(error) }, 'the search cannot poll for changes');
      }
      if (changed.size > 0) catchingUp ??= reload();
    },
    async caughtUp() {
      const wanted = reported;
      while (applied < wanted && catchingUp !== null) await Promise.race([catchingUp, batch]);
      return applied >= wanted;
    },
    polledUpTo: () => polledUpTo,
  };
}
