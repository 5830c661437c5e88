import type { Clock } from '../clock.ts';
import type { Db, Tx } from '../db/open-database.ts';
import type { Env } from '../env.ts';
import { setUnwanted } from './file-copies-repo.ts';
import {
  claimDeletions,
  deleteDeletions,
  endDeletions,
  insertDeletions,
  insertExpected,
  postponeDeletions,
} from './file-deletions-repo.ts';
import type { Log } from '../log.ts';
import { bucketNameOf } from '../file-place/file-place.ts';
import { type FileStorage, isFileName } from '../storage/file-storage.ts';
import { isStorageAway, StorageAway } from '../storage/storage-away.ts';

/** Ms that a write and the transaction of its owner may take. An object younger than this is no orphan. */
export const writtenWithin = 3_600_000;

const atOnce = 1000;
/** Ms after which a file that could not be removed is tried again. */
const againIn = 3_600_000;

const named = (names: readonly string[]): string[] => names.filter((name) => isFileName(name.replace(/\/$/, '')));

/**
 * Has files removed soon. Call it in the transaction that deletes what they belong to: from its commit on, nothing serves them. A name
 * with a slash at its end means all files below it. Copies that are still to be made under these names are not made any more.
 */
export async function deleteFiles(db: Db | Tx, names: readonly string[], now: Date): Promise<void> {
  const files = named(names);
  if (files.length === 0) return;
  await insertDeletions(db, files, now);
  await setUnwanted(db, files);
}

/** Call it before files are written, and `keepFiles` in the transaction that stores what they belong to. */
export const expectFiles = (db: Db, names: readonly string[], clock: Clock, within = writtenWithin): Promise<void> =>
  insertExpected(db, names, clock.ahead() + within);

/** Keeps the files that are expected if the transaction commits. Throws if they took so long that they are being removed. */
export async function keepFiles(tx: Tx, names: readonly string[]): Promise<void> {
  if ((await deleteDeletions(tx, names)) < names.length) throw new StorageAway('away', new Error('files were written too late to be kept'));
}

interface Deps {
  readonly db: Db;
  readonly env: Pick<Env, 's3'>;
  readonly clock: Clock;
  readonly storage: FileStorage;
  readonly log: Log;
}

/**
 * Removes the files that are due. After an interruption, or while the storage is away, the rows are still there for the next run, and
 * removing a file twice does no harm. A file that cannot be removed does not keep the others: it is tried again in an hour. A process that
 * has the files elsewhere than the installation leaves all to others.
 */
export async function removeDueFiles({ db, env, clock, storage, log }: Deps): Promise<void> {
  const bucket = bucketNameOf(env.s3);
  let names = await claimDeletions(db, bucket, clock.ahead(), atOnce);
  while (names.length > 0) {
    const failed = new Map<string, unknown>();
    try {
      await removeEach(storage, names, failed);
    } catch (error) {
      log.warn({ files: names.length, error: String(error) }, 'deleted files wait to be removed');
      return;
    }
    await endDeletions(
      db,
      names.filter((name) => !failed.has(name)),
    );
    if (failed.size > 0) {
      const [error] = failed.values();
      log.error({ files: failed.size, error: String(error) }, 'deleted files cannot be removed');
      await postponeDeletions(db, [...failed.keys()], clock.ahead() + againIn);
    }
    names = await claimDeletions(db, bucket, clock.ahead(), atOnce);
  }
}

/** Finds the files that cannot be removed by halves. `isLast`: one alone is not tried again. Throws if the storage is away. */
async function removeEach(storage: FileStorage, names: readonly string[], failed: Map<string, unknown>, isLast = false): Promise<void> {
  try {
    await removeAll(storage, names);
  } catch (error) {
    if (await isStorageAway(error, storage)) throw error;
    const [first, ...others] = names;
    if (first !== undefined && others.length === 0) {
      // The storage may have come back meanwhile.
      if (isLast) failed.set(first, error);
      else await removeEach(storage, names, failed, true);
    } else {
      const half = Math.ceil(names.length / 2);
      await removeEach(storage, names.slice(0, half), failed);
      await removeEach(storage, names.slice(half), failed);
    }
  }
}

async function removeAll(storage: FileStorage, names: readonly string[]): Promise<void> {
  const files = names.filter((name) => !name.endsWith('/'));
  if (files.length > 0) await storage.remove(files);
  for (const folder of names) if (folder.endsWith('/')) await storage.removeFolder(folder.slice(0, -1));
}
