import type { NewTimeline } from '../db/embedded/data-claim.ts';
import { handOverWal } from './archive-folder.ts';
import { BackupError } from './backup-error.ts';
import type { Codec } from './codec.ts';
import { restoreFolder, timelineName } from './layout.ts';
import { readJson, writeJson } from './manifest.ts';
import type { BackupPlace } from './place.ts';

// The place learns of a restore only where the restored data goes on: at once where it took the place of the data that was backed up
// there, else with the first backup. A rehearsal on another machine leaves no trace, because the site itself goes on meanwhile.

/** What the place knows of a restore, under the timeline that it began. */
export type RestoreRecord = Omit<NewTimeline, 'system' | 'is_own'>;

const nameOf = ({ system, timeline }: NewTimeline): string => `${restoreFolder(system)}/${timelineName(timeline)}`;

/** Throws a sentence if another installation began the same timeline, because each would replace the other's WAL. */
export async function refuseTakenTimeline(place: BackupPlace, codec: Codec, restored: NewTimeline): Promise<void> {
  const known = await readJson<RestoreRecord>(place, codec, nameOf(restored));
  if (known !== null && known.at !== restored.at)
    throw new BackupError(
      'The place that BACKUP_URL names has newer data of another installation, which was restored, too: restore again, or name another place.',
    );
}

/** From now on this installation goes on there. */
export async function recordRestore(dataDir: string, place: BackupPlace, codec: Codec, restored: NewTimeline): Promise<void> {
  await refuseTakenTimeline(place, codec, restored);
  await handOverWal(dataDir, place, codec, restored.system);
  const { timeline, at, to } = restored;
  const record: RestoreRecord = { timeline, at, to };
  await writeJson(place, codec, nameOf(restored), record);
}
