import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

interface Options {
  /** Mode of the file; by default that of the process. */
  readonly mode?: number;
  /** Mode of folders that are created for it. */
  readonly folderMode?: number;
  /** Where the file is while it is being written: on the same disk. By default beside the target. */
  readonly unfinishedIn?: string;
}

/**
 * Writes a file completely or not at all, also after a full disk or a power cut, and creates its folder. Pass large content in
 * chunks. Of concurrent writes the last one wins.
 */
export async function writeWhole(
  target: string,
  content: string | Uint8Array | AsyncIterable<Uint8Array>,
  { mode, folderMode, unfinishedIn }: Options = {},
): Promise<void> {
  const folder = path.dirname(target);
  await makeFolder(folder, folderMode);
  // A unique name per write: with a shared one, concurrent writes renamed each other's unfinished file.
  const partial = unfinishedIn === undefined ? `${target}.${randomUUID()}.part` : path.join(unfinishedIn, randomUUID());
  if (unfinishedIn !== undefined) await makeFolder(unfinishedIn, folderMode);
  try {
    const file = await open(partial, 'wx', mode);
    try {
      await writeFile(file, content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, target);
    await syncFolder(folder);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** A new folder is an entry in the one above it, which must be flushed to the disk, too. */
async function makeFolder(folder: string, mode: number | undefined): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode });
  if (first === undefined) return;
  for (let made = folder; made.length >= first.length; made = path.dirname(made)) await syncFolder(path.dirname(made));
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const opened = await open(folder, 'r');
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}
