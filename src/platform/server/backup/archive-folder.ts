import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { archiveFolder } from '../db/embedded/wal-archive.ts';
import type { Codec } from './codec.ts';
import { walName } from './layout.ts';
import type { BackupPlace } from './place.ts';

/** From now on the embedded database keeps its WAL. */
export const openArchive = (dataDir: string): Promise<unknown> => fsp.mkdir(archiveFolder(dataDir), { recursive: true, mode: 0o700 });

/** From now on it discards its WAL, and what was kept is gone: no restore reaches beyond. */
export const closeArchive = (dataDir: string): Promise<void> => fsp.rm(archiveFolder(dataDir), { recursive: true, force: true });

export const isArchiveOpen = (dataDir: string): boolean => fs.existsSync(archiveFolder(dataDir));

/** The files that wait, in the order in which they were written. */
async function waitingWal(dataDir: string): Promise<string[]> {
  const names = await fsp.readdir(archiveFolder(dataDir)).catch(() => []);
  return names.filter((name) => !name.endsWith('.part')).toSorted();
}

/** Bytes. */
export async function waitingBytes(dataDir: string): Promise<number> {
  const sizes = (await waitingWal(dataDir)).map((name) =>
    fsp.stat(path.join(archiveFolder(dataDir), name)).then(
      ({ size }) => size,
      () => 0,
    ),
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Hands over what waits. Several may do so at once: all write the same. Returns how many files these were. */
export async function handOverWal(dataDir: string, place: BackupPlace, codec: Codec, system: string): Promise<number> {
  const names = await waitingWal(dataDir);
  for (const name of names) {
    const file = path.join(archiveFolder(dataDir), name);
    const content = await fsp.readFile(file).catch(() => null);
    // Another process was faster.
    if (content === null) continue;
    await place.put(walName(system, name), await codec.pack(content));
    await fsp.rm(file, { force: true });
  }
  return names.length;
}
