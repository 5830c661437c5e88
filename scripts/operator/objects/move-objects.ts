import { readdir, rmdir } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isStillDue, listBeingRemoved, listNamedFiles, storedFolders } from '../../../src/app/server/across-features/stored-files-repo.ts';
import type { Db } from '../../../src/platform/server/db/open-database.ts';
import { writtenWithin } from '../../../src/platform/server/file-deletions/file-deletions.ts';
import { lockFiles } from '../../../src/platform/server/file-deletions/file-deletions-repo.ts';
import type { FileStorage, ListedFile } from '../../../src/platform/server/storage/file-storage.ts';

export interface Move {
  readonly from: FileStorage;
  /** Of `from`. */
  readonly root: string;
  readonly to: FileStorage;
}

export interface Moved {
  readonly moved: number;
  /** Files that no row names were removed, such as those of photos that another machine has deleted. */
  readonly removed: number;
  /** Those of them that stay, because they are not where the site writes, or the database names nothing that the bucket has. */
  readonly unnamed: number;
}

/** Files at the same time: most of the time goes by while the bucket responds. */
const atOnce = 8;

/**
 * Moves the files of members to the bucket, also while the site runs. A file is in the folder until the bucket has it, so an interrupted
 * run is simply repeated. Deleted files whose rows are gone are not brought back.
 */
export async function moveFiles(db: Db, move: Move): Promise<Moved> {
  const limited = pLimit(atOnce);
  let moved = 0;
  const unnamed: string[] = [];
  for await (const page of move.from.list()) {
    const owned = await findOwned(db, page);
    await Promise.all(
      page.map((file) =>
        limited(async () => {
          if (!owned.has(file.name)) unnamed.push(file.name);
          else if (await moveFile(move, file, { isRemoved: async (name) => !(await isNeeded(db, name)) })) moved++;
        }),
      ),
    );
  }
  const ours =
    unnamed.length > 0 && (await isDatabaseOf(db, move.to)) ? unnamed.filter((name) => storedFolders.includes(folderOf(name))) : [];
  let removed = 0;
  for (const name of ours) if (await removeUnneeded(db, move.from, name)) removed++;
  await removeEmpty(move.root);
  return { moved, removed, unnamed: unnamed.length - ours.length };
}

/** Moves the operator's files. One that is in both places was put into the folder to replace the other. */
export async function moveOperatorFiles(move: Move): Promise<number> {
  let moved = 0;
  for await (const page of move.from.list()) {
    // No row names them, so one that has left the folder stays in the bucket.
    for (const file of page) if (await moveFile(move, file, { replaces: true, isRemoved: async () => false })) moved++;
  }
  await removeEmpty(move.root);
  return moved;
}

const folderOf = (name: string): string => /^photos\/[0-9a-f]{2}(?=\/)|^[^/]+/.exec(name)?.[0] ?? '';

/** The files of a page, all in one folder, that rows name or that may be named soon. */
async function findOwned(db: Db, page: readonly ListedFile[]): Promise<Set<string>> {
  const folder = folderOf(page[0]?.name ?? '');
  const named = new Set([...(await listNamedFiles(db, folder)), ...(await listBeingRemoved(db, folder))]);
  const youngest = Date.now() - writtenWithin;
  const isOwned = ({ name, modifiedAt }: ListedFile) => folder === 'gifs' || named.has(name) || modifiedAt.getTime() > youngest;
  return new Set(page.filter(isOwned).map(({ name }) => name));
}

/** False for a database of another site, which would have all files removed. */
const isDatabaseOf = async (db: Db, bucket: FileStorage): Promise<boolean> => (await findSample(db, bucket)) === 'there';

/** Whether the database names files, and the storage has none of those that were looked for, a few of each folder. */
export const hasNoneOf = async (db: Db, storage: FileStorage): Promise<boolean> => (await findSample(db, storage)) === 'missing';

async function findSample(db: Db, storage: FileStorage): Promise<'there' | 'missing' | 'none named'> {
  let isNamed = false;
  for (const folder of storedFolders)
    for (const name of (await listNamedFiles(db, folder)).slice(0, 3)) {
      if ((await storage.stat(name)) !== null) return 'there';
      isNamed = true;
    }
  return isNamed ? 'missing' : 'none named';
}

/** Locks the file, because a report may use the name of a copy again. */
const removeUnneeded = (db: Db, from: FileStorage, name: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await lockFiles(tx, [name]);
    if (await isNeeded(tx, name)) return false;
    await from.remove(name);
    return true;
  });

/** Whether a row names the file, or the site has still to remove it, and then takes it from the bucket itself. */
async function isNeeded(db: Db, name: string): Promise<boolean> {
  const folder = folderOf(name);
  return folder === 'gifs' || (await isStillDue(db, name)) || (await listNamedFiles(db, folder)).includes(name);
}

interface Rules {
  /** What the bucket has is replaced. */
  readonly replaces?: boolean;
  /** Asked of a file that has left the folder meanwhile. */
  readonly isRemoved: (name: string) => Promise<boolean>;
}

/** False if it has left the folder meanwhile. */
async function moveFile({ from, to }: Move, { name, size }: ListedFile, { replaces = false, isRemoved }: Rules): Promise<boolean> {
  const there = replaces ? null : await to.stat(name);
  if (there?.size !== size) {
    const file = await from.open(name);
    if (file === null) return false;
    await to.put(name, file.stream());
  }
  // A removal takes the folder's file first, so one that happens now is seen here or takes the bucket's file, too.
  if ((await from.stat(name)) === null) {
    if (await isRemoved(name)) await to.remove(name);
    return false;
  }
  await from.remove(name);
  return true;
}

/** Once the folder is gone, the site does not look into it any more. */
async function removeEmpty(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory()) await removeEmpty(path.join(folder, entry.name));
  await rmdir(folder).catch(() => {});
}
