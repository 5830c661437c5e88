import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { Log } from '#platform/server/log.ts';
import { deleteFiles } from '#platform/server/file-deletions/file-deletions.ts';
import { exportDays, exportFolder } from './data-export-files.ts';
import { deleteExport, listOldExports } from './data-export-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
}

const batchSize = 200;

/** Deletes exports whose time is over, and has their files removed. */
export async function deleteOldDataExports({ db, clock, log }: Deps): Promise<void> {
  const upTo = new Date(clock.now().getTime() - exportDays * 24 * 3_600_000);
  for (const id of await listOldExports(db, upTo, batchSize)) {
    try {
      await db.transaction().execute(async (tx) => {
        await deleteExport(tx, id);
        await deleteFiles(tx, [`${exportFolder(id)}/`], clock.now());
      });
    } catch (error) {
      log.warn({ export: id, error: String(error) }, 'data export could not be removed');
    }
  }
}
