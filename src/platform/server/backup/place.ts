import { randomUUID } from 'node:crypto';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { BackupSettings } from '../backup-settings.ts';
import type { FileStorage, StoredFile } from '../storage/file-storage.ts';
import { createTimeLimit, type TimeLimit } from '../hanging-disk/time-limit.ts';
import { StorageAway } from '../storage/storage-away.ts';
import { writeWhole } from '../storage/write-whole.ts';
import { BackupError, placeFailure, silentPlace } from './backup-error.ts';

/** Where backups lie. Objects are written once and as a whole; their names are ours. Failures are sentences (`BackupError`). */
export interface BackupPlace {
  put(name: string, content: Uint8Array): Promise<void>;
  /** Null if there is no such object. */
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  remove(name: string): Promise<void>;
  /** The names that start with `folder/`, in ascending order. */
  list(folder: string): Promise<string[]>;
  /** Whether it is on the disk of a folder of this machine. */
  isOnDiskOf(folder: string): Promise<boolean>;
}

/** Nobody but the site's user may read what members wrote. */
const modes = { mode: 0o600, folderMode: 0o700 } as const;

/** Nothing waits for the place for ever. `limited`: for a folder. */
export async function openPlace({ at }: Pick<BackupSettings, 'at'>, limited = createTimeLimit(silentPlace)): Promise<BackupPlace> {
  if (typeof at === 'string') return createFolderPlace(at, limited);
  // The library takes a fifth of a second to load.
  const { createS3Storage } = await import('../storage/s3-storage.ts');
  return createStoragePlace(createS3Storage(at, { respondsWithin: objectWithin }));
}

/** Ms for an object of at most 16 MB. */
const objectWithin = 60_000;

function createStoragePlace(storage: FileStorage): BackupPlace {
  return {
    put: (name, content) => guard(() => storage.put(name, content)),
    get: (name) =>
      guard(async () => {
        const file = await storage.open(name);
        return file === null ? null : readWhole(file);
      }),
    has: (name) => guard(async () => (await storage.stat(name)) !== null),
    remove: (name) => guard(() => storage.remove(name)),
    list: (folder) =>
      guard(async () => {
        const names: string[] = [];
        for await (const page of storage.list(folder)) names.push(...page.map(({ name }) => name));
        return names.toSorted();
      }),
    isOnDiskOf: async () => false,
  };
}

async function readWhole(file: StoredFile): Promise<Buffer> {
  try {
    return await buffer(addAbortSignal(AbortSignal.timeout(objectWithin), file.stream()));
  } catch (error) {
    throw new StorageAway('away', error);
  }
}

async function guard<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw placeFailure(error);
  }
}

function createFolderPlace(root: string, limited: TimeLimit): BackupPlace {
  const locate = (name: string) => path.join(root, name);
  const step = <Value>(work: () => Promise<Value>) => guard(() => limited(work));
  return {
    put: (name, content) => step(() => writeWhole(locate(name), content, modes)),
    get: (name) => step(() => fsp.readFile(locate(name)).catch(nullIfMissing)),
    has: (name) => step(async () => (await fsp.stat(locate(name)).catch(nullIfMissing)) !== null),
    remove: (name) => step(() => fsp.rm(locate(name), { force: true })),
    list: (folder) => guard(() => listFiles(root, folder, limited)),
    isOnDiskOf: (folder) => step(async () => (await fsp.stat(folder)).dev === (await fsp.stat(root)).dev),
  };
}

async function listFiles(root: string, folder: string, limited: TimeLimit): Promise<string[]> {
  const read = () => fsp.readdir(path.join(root, folder), { withFileTypes: true }).catch(nullIfMissing);
  const entries = (await limited(read)) ?? [];
  const found: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) found.push(...(await listFiles(root, name, limited)));
    // What an interrupted write has left.
    else if (!entry.name.endsWith('.part')) found.push(name);
  }
  return found;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

const markName = 'emberleaf-backup.json';

/**
 * The mark of a place, which the first backup writes. `known`: the mark that this installation found there before. A place that has
 * lost it is most likely a disk that is not mounted, and a backup would fill the disk below.
 */
export async function markOf(place: BackupPlace, known: string | null): Promise<string> {
  const found = await place.get(markName);
  const id = found === null ? null : readMark(found);
  if (known !== null && id !== known)
    throw new BackupError(
      'The place that BACKUP_URL names no longer has the backups that were made there: is its disk mounted? If that is meant, delete backup/state.json in DATA_DIR.',
    );
  if (id !== null) return id;
  const made = randomUUID();
  await place.put(markName, Buffer.from(`${JSON.stringify({ id: made, format: 1 })}\n`));
  return made;
}

function readMark(content: Buffer): string {
  try {
    const { id, format } = JSON.parse(content.toString()) as { id?: unknown; format?: unknown };
    if (typeof id === 'string' && format === 1) return id;
  } catch {
    // The sentence below says so.
  }
  throw new BackupError('The place that BACKUP_URL names has backups of another format.');
}
