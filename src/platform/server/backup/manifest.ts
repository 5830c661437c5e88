import { BackupError, DamagedError } from './backup-error.ts';
import type { Codec } from './codec.ts';
import type { ListedFile } from './file-list.ts';
import { baseFolder, manifestName } from './layout.ts';
import type { BackupPlace } from './place.ts';

/** A base: all that is needed but the WAL and the files that came later. It is written last, so what has none is no backup. */
export interface Manifest {
  readonly id: string;
  /** The database that it belongs to. */
  readonly system: string;
  /** By the site's clock: when it was complete. */
  readonly made_at: string;
  /** By the database's clock: the earliest time that can be restored from it. */
  readonly ended_at: string;
  /** What a restore writes. */
  readonly bytes: number;
  readonly files: number;
  readonly release: string;
  /** Null: the database is not in it, but in the backup of its own server. */
  readonly database: DatabaseBase | null;
}

export interface DatabaseBase {
  readonly timeline: number;
  readonly start_lsn: string;
  readonly stop_lsn: string;
  /** The first and the last WAL file without which it cannot be used. */
  readonly start_wal: string;
  readonly stop_wal: string;
}

/** The ids of all complete bases, oldest first. */
export async function listBases(place: BackupPlace, system: string): Promise<string[]> {
  const names = await place.list(baseFolder(system));
  return names.filter((name) => name.endsWith('/manifest')).map((name) => name.split('/').at(-2) ?? '');
}

/** The ids of those whose manifest is damaged, and the others. */
export interface Bases {
  readonly bases: readonly Manifest[];
  readonly damaged: readonly string[];
}

/** Oldest first. `say`: told which ones are damaged. Throws a sentence if all are, because then BACKUP_KEY is most likely another one. */
export async function readBases(place: BackupPlace, codec: Codec, system: string, say: (sentence: string) => void): Promise<Bases> {
  const [bases, damaged]: [Manifest[], string[]] = [[], []];
  let failure: DamagedError | null = null;
  for (const id of await listBases(place, system)) {
    try {
      const manifest = await readJson<Manifest>(place, codec, manifestName(system, id));
      if (manifest !== null) bases.push(manifest);
    } catch (error) {
      if (!(error instanceof DamagedError)) throw error;
      failure ??= error;
      damaged.push(id);
    }
  }
  if (failure !== null && bases.length === 0) throw failure;
  for (const id of damaged) say(`The backup ${id} is left out: its manifest is damaged, or was made with another BACKUP_KEY.`);
  return { bases, damaged };
}

export const writeJson = async (place: BackupPlace, codec: Codec, name: string, value: unknown): Promise<void> =>
  place.put(name, await codec.pack(Buffer.from(JSON.stringify(value))));

export async function readJson<Value>(place: BackupPlace, codec: Codec, name: string): Promise<Value | null> {
  const object = await place.get(name);
  if (object === null) return null;
  const content = await codec.unpack(object);
  if (content === null)
    throw new DamagedError(`The backup is torn: ${name} is damaged, or BACKUP_KEY is another one than it was made with.`);
  return JSON.parse(content.toString()) as Value;
}

/** The files of a list. No name leads out of the folder that is restored. */
export async function readFiles(place: BackupPlace, codec: Codec, name: string): Promise<ListedFile[]> {
  const files = await readJson<ListedFile[]>(place, codec, name);
  if (files === null) throw new BackupError(`The backup is torn: ${name} is missing.`);
  if (files.some(({ path }) => path.startsWith('/') || path.split('/').includes('..')))
    throw new BackupError(`The backup is torn: ${name} names files outside of DATA_DIR.`);
  return files;
}
