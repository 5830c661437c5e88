import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { exportDays, exportFolder } from './data-export-files.ts';
import { deleteExport, listOldExports } from './data-export-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly storage: FileStorage;
}

const batchSize = 200;

/** Deletes the files first: if interrupted, the row still leads to the folder. */
export async function deleteOldDataExports({ db, clock, log, storage }: Deps): Promise<void> {
  const upTo = new Date(clock.now().getTime() - exportDays * 24 * 3_600_000);
  for (const id of await listOldExports(db, upTo, batchSize)) {
    try {
      await storage.removeFolder(exportFolder(id));
      await deleteExport(db, id);
    } catch (error) {
      log.warn({ export: id, error: String(error) }, 'data export could not be removed');
    }
  }
}
