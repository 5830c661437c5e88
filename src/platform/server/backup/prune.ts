import { walFolder, isSegment, listName, manifestName, newFilesFolder, timeOfStamp, baseFolder } from './layout.ts';
import { DamagedError } from './backup-error.ts';
import { createChunks } from './chunks.ts';
import type { Codec } from './codec.ts';
import { type Manifest, readBases, readFiles } from './manifest.ts';
import type { BackupPlace } from './place.ts';

const day = 24 * 3_600_000;

/**
 * Removes backups that are older than these days, and everything that only they needed. The newest one stays whatever its age. Of several
 * within the days, all stay. What a damaged one needs is not known, so what bases share stays until its days are over. What another
 * database has there stays. Only one process may do so at a time, and no base may be in work.
 */
export async function prune(place: BackupPlace, codec: Codec, system: string, days: number, now: Date): Promise<number> {
  const { bases, damaged } = await readBases(place, codec, system, () => {});
  const newest = bases.at(-1);
  if (newest === undefined) return 0;
  const since = now.getTime() - days * day;
  const kept = bases.filter((base) => base === newest || Date.parse(base.made_at) >= since);
  const unknown = damaged.filter((id) => timeOfStamp(id).getTime() >= since);
  const stay = new Set([...kept.map(({ id }) => id), ...unknown]);
  const gone = [...bases.map(({ id }) => id), ...damaged].filter((id) => !stay.has(id));
  // The manifest first: what has none is no backup.
  for (const id of gone) for (const name of [manifestName(system, id), listName(system, id)]) await place.remove(name);
  await removeUnfinished(place, system, stay);
  const [oldest] = kept;
  if (oldest === undefined || unknown.length > 0) return gone.length;
  await removeWal(place, system, oldest);
  await removeLists(place, system, oldest);
  await removeChunks(place, codec, system, kept);
  return gone.length;
}

/** Lists of bases whose backup was interrupted. */
async function removeUnfinished(place: BackupPlace, system: string, complete: ReadonlySet<string>): Promise<void> {
  for (const name of await place.list(baseFolder(system))) if (!complete.has(name.split('/').at(-2) ?? '')) await place.remove(name);
}

/** That of a timeline before the oldest base's, and what is older than that base. History files are small, and stay. */
async function removeWal(place: BackupPlace, system: string, { database }: Manifest): Promise<void> {
  if (database === null) return;
  for (let timeline = 1; timeline <= database.timeline; timeline++) {
    for (const name of await place.list(walFolder(system, timeline))) {
      const file = name.slice(name.lastIndexOf('/') + 1);
      // The part after the timeline says where in the WAL a file is.
      const isOld = file.slice(8, 24) < database.start_wal.slice(8, 24);
      if (isOld && (isSegment(file) || file.endsWith('.backup') || file.endsWith('.partial'))) await place.remove(name);
    }
  }
}

async function removeLists(place: BackupPlace, system: string, { ended_at }: Manifest): Promise<void> {
  for (const name of await place.list(newFilesFolder(system)))
    if (timeOfStamp(name.slice(name.lastIndexOf('/') + 1)).getTime() < Date.parse(ended_at) - day) await place.remove(name);
}

async function removeChunks(place: BackupPlace, codec: Codec, system: string, kept: readonly Manifest[]): Promise<void> {
  const needed = new Set<string>();
  const lists = [...kept.map(({ id }) => listName(system, id)), ...(await place.list(newFilesFolder(system)))];
  try {
    for (const name of lists) for (const { chunks } of await readFiles(place, codec, name)) for (const id of chunks ?? []) needed.add(id);
  } catch (error) {
    // What it needs is not known.
    if (error instanceof DamagedError) return;
    throw error;
  }
  await createChunks(place, codec, system).keepOnly(needed);
}
