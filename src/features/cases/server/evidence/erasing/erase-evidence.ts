import type { Clock } from '#platform/server/clock.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import { deleteFiles } from '#platform/server/file-deletions/file-deletions.ts';
import { lockFiles } from '#platform/server/file-deletions/file-deletions-repo.ts';
import { eraseRows, listErasable, listFiles, listNeeded, lockErasable } from './erase-repo.ts';

interface Deps {
  readonly db: Db;
  readonly clock: Clock;
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

/** Has the copies removed that no other case or report names. Locked, because a report may be about to name one again. */
const erase = ({ db, clock }: Deps, caseId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now();
    if (!(await lockErasable(tx, caseId, now))) return;
    const files = await listFiles(tx, caseId);
    await lockFiles(tx, files);
    await eraseRows(tx, caseId, now);
    const needed = new Set(await listNeeded(tx, files));
    await deleteFiles(
      tx,
      files.filter((file) => !needed.has(file)),
      now,
    );
  });
