import fsp from 'node:fs/promises';
import path from 'node:path';
import { backupFolder } from '../db/embedded/wal-archive.ts';
import { writeWhole } from '../storage/write-whole.ts';
import type { Codec } from './codec.ts';
import { outlastingName } from './layout.ts';
import { readJson, writeJson } from './manifest.ts';
import type { Erasure, Mark, Outlasting } from './outlasting-repo.ts';
import type { BackupPlace } from './place.ts';

const fileOf = (dataDir: string): string => path.join(backupFolder(dataDir), 'outlasting.json');

/** In DATA_DIR and in the place, because a restore may have one of both only. */
export async function keepOutlasting(
  dataDir: string,
  place: BackupPlace | null,
  codec: Codec,
  system: string,
  now: Outlasting,
): Promise<void> {
  await writeWhole(fileOf(dataDir), JSON.stringify({ system, ...now }), { mode: 0o600, folderMode: 0o700 });
  if (place !== null) await writeJson(place, codec, outlastingName(system), now);
}

/** Both together: each may be older than the other. */
export async function loadOutlasting(dataDir: string, place: BackupPlace, codec: Codec, system: string): Promise<Outlasting> {
  const here = await readHere(dataDir, system);
  const there = await readJson<Outlasting>(place, codec, outlastingName(system));
  const found = [here, there].filter((one) => one !== null);
  return {
    erasures: [...new Map(found.flatMap(({ erasures }) => erasures).map((one) => [one.id, one])).values()].toSorted(byId),
    sequences: latest(found.flatMap(({ sequences }) => sequences)),
    invoices: latest(found.flatMap(({ invoices }) => invoices)),
  };
}

const byId = (a: Erasure, b: Erasure): number => a.id - b.id;

async function readHere(dataDir: string, system: string): Promise<Outlasting | null> {
  try {
    const found = JSON.parse(await fsp.readFile(fileOf(dataDir), 'utf8')) as Outlasting & { readonly system: string };
    return found.system === system ? found : null;
  } catch {
    return null;
  }
}

function latest(marks: readonly Mark[]): Mark[] {
  const found = new Map<string, number>();
  for (const { name, last } of marks) found.set(name, Math.max(last, found.get(name) ?? 0));
  return [...found].map(([name, last]) => ({ name, last }));
}
