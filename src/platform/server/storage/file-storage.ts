import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Where files live. Names are made by the house: letters, digits, `-`, `_`, `.` and `/`. */
export interface FileStorage {
  /** In pieces what is larger than memory should hold. A write that breaks off leaves nothing under this name; of several at once the last stays. */
  put(name: string, content: Uint8Array | AsyncIterable<Uint8Array>): Promise<void>;
  /** Null when there is no such file. */
  open(name: string): Promise<{ size: number; stream: () => Readable } | null>;
  remove(name: string): Promise<void>;
  /** All files whose name begins with `folder/`, those of broken off writes too. */
  removeFolder(folder: string): Promise<void>;
}

const NAME = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/i;

export function createFolderStorage(root: string): FileStorage {
  const locate = (name: string) => {
    if (!NAME.test(name) || name.includes('..')) throw new Error('a file name that the house does not make');
    return path.join(root, name);
  };
  return {
    async put(name, content) {
      const target = locate(name);
      // One name each: of two writes at once, one moved the other's half away.
      const half = `${target}.${randomUUID()}.part`;
      await fsp.mkdir(path.dirname(target), { recursive: true });
      try {
        await fsp.writeFile(half, content);
        await fsp.rename(half, target);
      } catch (error) {
        await fsp.rm(half, { force: true });
        throw error;
      }
    },
    async open(name) {
      if (!NAME.test(name) || name.includes('..')) return null;
      const file = locate(name);
      const stat = await fsp.stat(file).catch(() => null);
      return stat?.isFile() ? { size: stat.size, stream: () => fs.createReadStream(file) } : null;
    },
    remove: (name) => fsp.rm(locate(name), { force: true }),
    removeFolder: (folder) => fsp.rm(locate(folder), { force: true, recursive: true }),
  };
}
