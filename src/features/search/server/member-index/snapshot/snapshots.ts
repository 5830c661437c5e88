import { createHash, randomUUID } from 'node:crypto';
import { readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { explicitInterests, interests } from '#features/members/contract/traits.ts';
import { openAge } from '#features/members/server/index.ts';
import { traits } from '#features/site/contract/traits.ts';
import { fields } from '../sets/facets.ts';
import { howMembersAreRead } from '../index-repo.ts';
import { type SavedParts, savedParts } from '../sets/saved-arrays.ts';
import { type About, type Copy, readSnapshotFile, UnusableSnapshot, writeSnapshotFile } from './snapshot-file.ts';
import { hasSnapshot, insertSnapshot } from './snapshot-repo.ts';
import { oldest, youngest } from '../sets/steps.ts';

/** The index in a file, so that a start need not read every member from the database. */
export interface Snapshots {
  /**
   * Reads the newest snapshot, of this or another process. Null when there is none, or none that is usable; the reason is logged.
   * `take` restores the index from it, and throws if it cannot.
   */
  read(take: (parts: SavedParts) => Promise<void>): Promise<Pick<About, 'since' | 'loadedAt'> | null>;
  /** Writes a snapshot. When several processes write, the last one wins. */
  write(copies: readonly Copy[], about: Pick<About, 'since' | 'loadedAt'>): Promise<void>;
}

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly folder: string;
}

// Must be increased when the meaning of the arrays changes, or how they are derived from the rows.
const version = 1;

const hour = 3_600_000;
// Members are hidden two weeks before their rows go. Of an older snapshot it is not certain that this is noticed.
const usableFor = 24 * hour;
const notedFor = 48 * hour;
// After this time all members are read from the database again. That frees the slots of members who left, and finds changes that may have
// been missed.
const goesOnFor = 7 * 24 * hour;
// Clocks of processes differ.
const maxAhead = 10_000;

export function createSnapshots({ db, clock, log, folder }: Deps): Snapshots {
  const file = path.join(folder, 'members.snapshot');
  // A file made from other lists or otherwise would answer wrongly.
  const form = createHash('sha256')
    .update(JSON.stringify([version, os.endianness(), interests, [...explicitInterests], traits, fields]))
    .update(JSON.stringify([youngest, oldest, openAge, howMembersAreRead(db)]))
    .digest('hex');

  const accept = async ({ id, form: written, since, loadedAt }: About) => {
    const now = clock.now().getTime();
    if (written !== form) throw new UnusableSnapshot('it is of another version');
    if (since > now + maxAhead) throw new UnusableSnapshot('it is from the future');
    if (since < now - usableFor || loadedAt < now - goesOnFor) throw new UnusableSnapshot('it is too old');
    if (!(await hasSnapshot(db, id))) throw new UnusableSnapshot('it is of another database');
  };

  /** A process that was killed while it wrote leaves its unfinished file. */
  const tidy = async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      const part = path.join(folder, name);
      if (!name.endsWith('.part')) continue;
      const found = await stat(part).catch(() => null);
      if (found !== null && found.mtimeMs < clock.now().getTime() - hour) await rm(part, { force: true });
    }
  };

  return {
    async read(take) {
      try {
        const found = await readSnapshotFile(file, accept);
        if (found === null) return null;
        await take(savedParts(found.arrays));
        return found.about;
      } catch (error) {
        if (error instanceof UnusableSnapshot) {
          log.info({ reason: error.message }, 'the snapshot of the search is not used');
          // The snapshot names members who may be gone by now, so it is deleted.
          await rm(file, { force: true }).catch(() => null);
        } else log.warn({ error: String(error) }, 'the snapshot of the search cannot be read');
        return null;
      }
    },
    async write(copies, about) {
      await tidy();
      const now = clock.now();
      const id = randomUUID();
      // After the copy was made: a database that knows the id then has everything that is in the file.
      await insertSnapshot(db, id, now, new Date(now.getTime() - notedFor));
      await writeSnapshotFile(file, { ...about, id, form }, copies);
    },
  };
}
