import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/open-database.ts';
import type { Env } from '../env.ts';
import type { Log } from '../log.ts';
import { bucketNameOf } from '../file-place/file-place.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { isStorageAway } from '../storage/storage-away.ts';
import { copyAgainIn, deleteCopy, deleteUnwanted, type FileCopy, insertCopies, listDueCopies, postponeCopy } from './file-copies-repo.ts';
import { deleteDeletions, lockFiles } from './file-deletions-repo.ts';

const atOnce = 100;
/** Ms after which a run ends, so that other repeated jobs get their turn; the next one goes on. */
const longestRun = 30_000;

/**
 * Has copies made soon, if the transaction commits. Until then their originals stay, whoever deletes them. Call it with the rows locked
 * that name the originals, so that a deletion comes before, or after the commit. Names of copies may be used again: one that was to be
 * removed stays, and one that is being removed is made anew.
 */
export async function requestFileCopies(tx: Tx, copies: readonly FileCopy[]): Promise<void> {
  if (copies.length === 0) return;
  const names = copies.map(({ name }) => name);
  await lockFiles(tx, names);
  await deleteDeletions(tx, names);
  await insertCopies(tx, copies);
}

interface Deps {
  readonly db: Db;
  readonly env: Pick<Env, 's3'>;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly log: Log;
}

/**
 * Makes the copies that are due; call it in one process at a time. After an interruption, or while the storage is away, the rows are still
 * there for the next run, and a copy that is there is not made again. One that cannot be made does not keep the others: it is tried again
 * every ten minutes until it is erased. A process that has the files elsewhere than the installation makes none.
 */
export async function makeDueCopies(deps: Deps): Promise<void> {
  const { db, env, clock, log } = deps;
  const bucket = bucketNameOf(env.s3);
  const startedAt = performance.now();
  await deleteUnwanted(db);
  let copies = await listDueCopies(db, bucket, clock.ahead(), atOnce);
  while (copies.length > 0) {
    for (const copy of copies) {
      if (performance.now() - startedAt > longestRun) return;
      const failure = await tryCopy(deps, copy);
      if (failure === 'away') return log.warn({ copies: copies.length }, 'files wait to be copied');
      if (failure === null) continue;
      log.error({ copy: copy.name, error: failure }, 'a file cannot be copied');
      await postponeCopy(db, copy.name, clock.ahead() + copyAgainIn);
    }
    copies = await listDueCopies(db, bucket, clock.ahead(), atOnce);
  }
}

/** Why the copy is not made; null: it is. `isLast`: it is not tried a second time. */
async function tryCopy(deps: Deps, copy: FileCopy, isLast = false): Promise<string | null> {
  const { db, storage } = deps;
  try {
    if (!(await isCopied(storage, copy))) return 'the original is missing';
  } catch (error) {
    if (await isStorageAway(error, storage)) return 'away';
    // The storage may have come back meanwhile.
    return isLast ? String(error) : tryCopy(deps, copy, true);
  }
  await db.transaction().execute((tx) => endCopy(tx, copy.name));
  return null;
}

async function isCopied(storage: FileStorage, { name, original }: FileCopy): Promise<boolean> {
  if ((await storage.stat(name)) !== null) return true;
  const file = await storage.open(original);
  if (file === null) return false;
  await storage.put(name, file.stream());
  return true;
}

/** What was erased while it was copied is removed now. A removal that had failed before the copy was requested is not tried again. */
async function endCopy(tx: Tx, name: string): Promise<void> {
  await lockFiles(tx, [name]);
  if (await deleteCopy(tx, name)) await deleteDeletions(tx, [name]);
}
