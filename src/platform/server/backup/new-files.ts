import fsp from 'node:fs/promises';
import path from 'node:path';
import type { Chunks } from './chunks.ts';
import type { Codec } from './codec.ts';
import { type ListedFile, storeTree } from './file-list.ts';
import { newFilesFolder, stampOf } from './layout.ts';
import { writeJson } from './manifest.ts';
import type { BackupPlace } from './place.ts';

/** In ms: how exact a disk's times are. */
const blurred = 2000;

const root = 'files';

/**
 * Hands over the files that were written since `since` (ms since 1970), so that a restore to any time has them, and stores a list of
 * them. Returns from when on the next call has to look.
 */
export async function handOverFiles(
  { dataDir, place, codec, chunks }: { dataDir: string; place: BackupPlace; codec: Codec; chunks: Chunks },
  system: string,
  since: number,
): Promise<number> {
  const begun = Date.now();
  const names = await changedFiles(dataDir, root, since - blurred);
  const files: ListedFile[] = [];
  for (const name of names) files.push(...(await storeTree(dataDir, name, chunks)));
  if (files.length > 0) await writeJson(place, codec, `${newFilesFolder(system)}/${stampOf(new Date(begun))}`, files);
  return begun;
}

/** Only folders in which a file was added or replaced are read in full. */
async function changedFiles(dataDir: string, folder: string, since: number): Promise<string[]> {
  const place = path.join(dataDir, folder);
  const [stat, entries] = await Promise.all([
    fsp.stat(place).catch(() => null),
    fsp.readdir(place, { withFileTypes: true }).catch(() => []),
  ]);
  const found: string[] = [];
  for (const entry of entries) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await changedFiles(dataDir, name, since)));
    else if (stat !== null && stat.mtimeMs >= since && !name.endsWith('.part')) {
      const file = await fsp.stat(path.join(dataDir, name)).catch(() => null);
      if (file !== null && file.ctimeMs >= since) found.push(name);
    }
  }
  return found;
}
