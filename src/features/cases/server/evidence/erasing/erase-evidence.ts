import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { FileStorage } from '#platform/server/storage/file-storage.ts';
import { eraseRows, listErasable, listFiles, listNeeded, lockErasable } from './erase-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: FileStorage;
}

const batchSize = 100;

/** Erases the evidence of cases whose time is over: kept lines, profiles, photos and their copies. The cases and their decisions stay. */
export async function eraseEvidence(deps: Deps): Promise<void> {
  let cases = await listErasable(deps.db, deps.clock.now(), 0, batchSize);
  while (cases.length > 0) {
    for (const one of cases) await erase(deps, one);
    cases = await listErasable(deps.db, deps.clock.now(), cases.at(-1) ?? 0, batchSize);
  }
}

/**
 * The files go after the rows and before the commit: interrupted in between, the case is still due and names them. Those that another
 * case or report names stay.
 */
const erase = ({ db, clock, storage }: Deps, caseId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    if (!(await lockErasable(tx, caseId, now))) return;
    const files = await listFiles(tx, caseId);
    await eraseRows(tx, caseId, now);
    const needed = new Set(await listNeeded(tx, files));
    await Promise.all(files.filter((file) => !needed.has(file)).map((file) => storage.remove(file)));
  });
