import { execFile } from 'node:child_process';
import type { Stats } from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { BackupError } from './backup-error.ts';
import { type Chunks, chunkBytes } from './chunks.ts';

/** A file or folder of a backup, with its path below DATA_DIR. */
export interface ListedFile {
  readonly path: string;
  readonly mode: number;
  readonly bytes: number;
  /** When it was changed, in ms since 1970. */
  readonly changed: number;
  /** Null: a folder. */
  readonly chunks: readonly string[] | null;
}

interface Options {
  /** Whether a path is left out; a folder with everything in it. */
  readonly skip?: (name: string) => boolean;
  /** Lists only the folder itself, not what is in it. */
  readonly emptied?: (name: string) => boolean;
  /** What an earlier backup has: an unchanged file is not read again. Only for files that are never changed in place. */
  readonly known?: ReadonlyMap<string, ListedFile>;
}

const limit = pLimit(8);

/** Stores a file or a folder with everything in it. What vanishes meanwhile is left out. */
export async function storeTree(dataDir: string, name: string, chunks: Chunks, options: Options = {}): Promise<ListedFile[]> {
  if (options.skip?.(name) === true) return [];
  const file = path.join(dataDir, name);
  const found = await (name.includes('/') ? fsp.lstat(file).catch(nullIfGone) : statOfTop(dataDir, name));
  if (found === null) return [];
  const listed = { path: name, mode: found.mode & 0o777, bytes: 0, changed: found.mtimeMs, chunks: null };
  if (found.isDirectory()) {
    const names = options.emptied?.(name) === true ? [] : ((await fsp.readdir(file).catch(nullIfGone)) ?? []);
    const inside = await Promise.all(names.toSorted().map((one) => storeTree(dataDir, `${name}/${one}`, chunks, options)));
    return [listed, ...inside.flat()];
  }
  if (!found.isFile()) return [];
  const known = options.known?.get(name);
  if (known !== undefined && known.bytes === found.size && known.changed === found.mtimeMs) return [known];
  const stored = await limit(() => storeFile(file, chunks));
  return stored === null ? [] : [{ ...listed, ...stored }];
}

/** A folder of DATA_DIR may be a link to another disk; further down there are none. */
async function statOfTop(dataDir: string, name: string): Promise<Stats | null> {
  const file = path.join(dataDir, name);
  const found = await fsp.stat(file).catch(nullIfGone);
  if (found === null && (await fsp.lstat(file).catch(nullIfGone)) !== null)
    throw new BackupError(`${name} in DATA_DIR is a link to nothing: is its disk mounted?`);
  return found;
}

async function storeFile(file: string, chunks: Chunks): Promise<Pick<ListedFile, 'bytes' | 'chunks'> | null> {
  const opened = await fsp.open(file).catch(nullIfGone);
  if (opened === null) return null;
  try {
    const ids: string[] = [];
    let bytes = 0;
    const { size } = await opened.stat();
    for (;;) {
      const piece = Buffer.allocUnsafe(Math.min(chunkBytes, Math.max(size - bytes, 1)));
      const read = await fill(opened, piece, bytes);
      if (read === 0) break;
      ids.push(await chunks.write(piece.subarray(0, read)));
      bytes += read;
    }
    return { bytes, chunks: ids };
  } finally {
    await opened.close();
  }
}

/** A read may return less than there is. */
async function fill(opened: fsp.FileHandle, piece: Buffer, from: number): Promise<number> {
  let filled = 0;
  while (filled < piece.length) {
    const { bytesRead } = await opened.read(piece, filled, piece.length - filled, from + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled;
}

/** Writes files and folders below `target`, each with its mode, and flushes the disks once at the end. Throws a sentence for a chunk that is missing or damaged. */
export async function writeTree(target: string, files: readonly ListedFile[], chunks: Chunks): Promise<void> {
  for (const { path: name, chunks: ids, mode } of files) {
    if (ids === null) await fsp.mkdir(path.join(target, name), { recursive: true, mode });
  }
  const written = await Promise.allSettled(files.map((file) => limit(() => writeFile(target, file, chunks))));
  // Thrown when nobody writes any more, so that the folder can be removed.
  for (const one of written) if (one.status === 'rejected') throw one.reason;
  await promisify(execFile)('sync');
}

async function writeFile(target: string, { path: name, chunks: ids, mode, changed }: ListedFile, chunks: Chunks): Promise<void> {
  if (ids === null) return;
  const file = path.join(target, name);
  await fsp.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const opened = await fsp.open(file, 'w', mode);
  try {
    for (const id of ids) await opened.writeFile(await chunks.read(id));
    await opened.utimes(new Date(changed), new Date(changed));
  } finally {
    await opened.close();
  }
}

function nullIfGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
