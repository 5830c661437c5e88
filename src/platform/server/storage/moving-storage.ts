import { existsSync } from 'node:fs';
import type { FileStorage } from './file-storage.ts';

/**
 * A bucket that files of this machine's folder are still moved to: what it does not have is read from the folder. New files go to the
 * bucket alone. Without the folder it is the bucket. `root`: of the folder.
 */
export function createMovingStorage(bucket: FileStorage, folder: FileStorage, root: string): FileStorage {
  // The command that moves the files removes the folder at its end.
  const isMoved = () => !existsSync(root);
  /** Asks the bucket again at the end: the file may have been moved between both answers. */
  const find = async <Found>(ask: (storage: FileStorage) => Promise<Found | null>): Promise<Found | null> =>
    (await ask(bucket)) ?? (isMoved() ? null : ((await ask(folder)) ?? (await ask(bucket))));
  return {
    put: (name, content) => bucket.put(name, content),
    open: (name, range) => find((storage) => storage.open(name, range)),
    stat: (name) => find((storage) => storage.stat(name)),
    // The folder first: whoever moves a file at this moment then finds that it is gone, and takes it back.
    async remove(names) {
      if (!isMoved()) await folder.remove(names);
      await bucket.remove(names);
    },
    async removeFolder(name) {
      if (!isMoved()) await folder.removeFolder(name);
      await bucket.removeFolder(name);
    },
    async *list(name) {
      yield* bucket.list(name);
      if (!isMoved()) yield* folder.list(name);
    },
    fault: () => bucket.fault(),
  };
}
