import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { checkFileName, type FileState, type FileStorage, isFileName, type ListedFile } from './file-storage.ts';
import { writeWhole } from './write-whole.ts';

/** Below the root; no file of ours begins with a dot. */
const unfinished = '.unfinished';
/** Ms after which an unfinished write belongs to a process that died. */
const longestWrite = 3_600_000;

/** Files in a folder of this machine. */
export function createFolderStorage(root: string): FileStorage {
  const locate = (name: string) => path.join(root, checkFileName(name));
  const stat = async (name: string): Promise<FileState | null> => {
    if (!isFileName(name)) return null;
    const found = await fsp.stat(path.join(root, name)).catch(() => null);
    if (!found?.isFile()) return null;
    const { size, mtime } = found;
    return { size, modifiedAt: mtime, etag: `W/"${size.toString(16)}-${mtime.getTime().toString(16)}"` };
  };
  let cleanedAt = -Infinity;
  /** Also while the process runs: what another one had begun when it was killed is not old enough at first. */
  const clean = async (): Promise<void> => {
    if (Date.now() - cleanedAt < longestWrite) return;
    cleanedAt = Date.now();
    await removeUnfinished(path.join(root, unfinished));
  };
  return {
    stat,
    async put(name, content) {
      await clean();
      // Private photos, evidence and exports are not for other users of this machine.
      await writeWhole(locate(name), content, { mode: 0o600, folderMode: 0o700, unfinishedIn: path.join(root, unfinished) });
    },
    async open(name, range) {
      const found = await stat(name);
      if (found === null) return null;
      const file = locate(name);
      const part = range === undefined ? {} : { start: range.first, end: range.last };
      return { ...found, stream: () => fs.createReadStream(file, part), close: () => {} };
    },
    async remove(names) {
      for (const name of [names].flat()) await fsp.rm(locate(name), { force: true });
    },
    removeFolder: (folder) => fsp.rm(locate(folder), { force: true, recursive: true }),
    list: (folder) => listFolder(root, folder === undefined ? '' : `${checkFileName(folder)}/`),
    fault: async () => null,
  };
}

/** One folder at a time is in memory. `from`: empty, or with a slash at its end. */
async function* listFolder(root: string, from: string): AsyncGenerator<readonly ListedFile[]> {
  const entries = await fsp.readdir(path.join(root, from), { withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile() && isFileName(entry.name));
  const listed: ListedFile[] = [];
  for (const { name } of files) {
    const found = await fsp.stat(path.join(root, from, name)).catch(() => null);
    // Removed meanwhile.
    if (found !== null) listed.push({ name: from + name, size: found.size, modifiedAt: found.mtime });
  }
  if (listed.length > 0) yield listed;
  for (const entry of entries) if (entry.isDirectory() && isFileName(entry.name)) yield* listFolder(root, `${from}${entry.name}/`);
}

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await fsp.readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    const found = await fsp.stat(file).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > longestWrite) await fsp.rm(file, { force: true });
  }
}
