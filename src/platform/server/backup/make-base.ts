import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { thisRelease } from '../release.ts';
import { archiveFolder } from '../db/embedded/wal-archive.ts';
import { handOverWal, openArchive } from './archive-folder.ts';
import { BackupError, DamagedError } from './backup-error.ts';
import type { BackupSession } from './backup-session-repo.ts';
import { createChunks, type Chunks } from './chunks.ts';
import type { Codec } from './codec.ts';
import { type ListedFile, storeTree } from './file-list.ts';
import { listName, manifestName, stampOf, systemsFolder, walName } from './layout.ts';
import { type DatabaseBase, listBases, type Manifest, readFiles, writeJson } from './manifest.ts';
import type { BackupPlace } from './place.ts';

/** The steps of a backup, in order; a test ends the process at each. */
export type BackupStep = 'begun' | 'database' | 'stopped' | 'wal' | 'files' | 'list' | 'manifest';

export interface BaseDeps {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly place: BackupPlace;
  readonly codec: Codec;
  /** Whether the database is the embedded one; another is backed up by its own tools. */
  readonly isEmbedded: boolean;
  readonly at?: (step: BackupStep) => void;
}

/** Beside the database: photos and exports, the operator's files, the secret. */
const otherFiles = ['files', 'operator', 'secret'];

/** PostgreSQL makes them anew, or must not find them in a copy. */
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans']);
const left = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'server.log',
  'backup_label',
  'backup_label.old',
  'tablespace_map',
  'recovery.signal',
]);

/** Without them, what was copied is no database. */
const needed = ['postgres/PG_VERSION', 'postgres/global/pg_control'];

/** In ms. */
const longestArchiving = 120_000;

/**
 * Makes a complete copy beside the running site. First the database, then the files, because each file is there before the row that
 * names it. The manifest is written last: an interruption leaves only what the next backup uses or removes.
 */
export async function makeBase(deps: BaseDeps, session: BackupSession): Promise<Manifest> {
  const { dataDir, clock, place, codec, isEmbedded, at = () => {} } = deps;
  const { system } = session;
  const chunks = createChunks(place, codec, system);
  await chunks.load();
  await place.put(`${systemsFolder}/${system}`, Buffer.from('\n'));
  at('begun');
  const copied = isEmbedded ? await copyDatabase(deps, session, chunks) : null;
  at('wal');
  const ended = await session.now();
  const id = `${stampOf(ended)}-${randomBytes(2).toString('hex')}`;
  const known = await knownFiles(place, codec, system);
  const files = (await Promise.all(otherFiles.map((name) => storeTree(dataDir, name, chunks, { known, skip: isPartial })))).flat();
  at('files');
  const all = [...(copied?.files ?? []), ...files];
  await writeJson(place, codec, listName(system, id), all);
  at('list');
  const manifest: Manifest = {
    id,
    system,
    made_at: clock.now().toISOString(),
    ended_at: ended.toISOString(),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    files: all.filter((file) => file.chunks !== null).length,
    release: thisRelease,
    database: copied?.base ?? null,
  };
  await writeJson(place, codec, manifestName(system, id), manifest);
  at('manifest');
  return manifest;
}

/** What an interrupted write has left. */
const isPartial = (name: string): boolean => name.endsWith('.part');

async function copyDatabase(
  { dataDir, place, codec, at = () => {} }: BaseDeps,
  session: BackupSession,
  chunks: Chunks,
): Promise<{ readonly base: DatabaseBase; readonly files: readonly ListedFile[] }> {
  await openArchive(dataDir);
  await session.start();
  const files = await storeTree(dataDir, 'postgres', chunks, {
    emptied: (name) => emptied.has(name.slice('postgres/'.length)),
    skip: (name) => left.has(name.slice('postgres/'.length)) || /\/(?:pgsql_tmp|\.s\.PGSQL)/.test(name) || isPartial(name),
  });
  const names = new Set(files.map((file) => file.path));
  if (!needed.every((name) => names.has(name)))
    throw new BackupError('The database is not where it is expected, which is postgres in DATA_DIR: nothing was backed up.');
  at('database');
  const { base, label } = await session.stop();
  at('stopped');
  const content = Buffer.from(label);
  const labelFile = {
    path: 'postgres/backup_label',
    mode: 0o600,
    bytes: content.length,
    changed: 0,
    chunks: [await chunks.write(content)],
  };
  await awaitWal({ dataDir, place, codec }, session.system, base.stop_wal);
  return { base, files: [...files, labelFile] };
}

/** Without the WAL that was written meanwhile, the copy is not consistent. */
async function awaitWal(
  { dataDir, place, codec }: Pick<BaseDeps, 'dataDir' | 'place' | 'codec'>,
  system: string,
  last: string,
): Promise<void> {
  for (let waited = 0; waited < longestArchiving; waited += 50) {
    // Looked for first: it is in one of both places.
    const isKept = fs.existsSync(path.join(archiveFolder(dataDir), last));
    await handOverWal(dataDir, place, codec, system);
    if (isKept || (await place.has(walName(system, last)))) return;
    await sleep(50);
  }
  throw new BackupError('The database did not archive its WAL: its log, postgres/server.log in DATA_DIR, says why.');
}

/** Of the newest base: photos are never changed in place, so what has the same size and time need not be read again. */
async function knownFiles(place: BackupPlace, codec: Codec, system: string): Promise<ReadonlyMap<string, ListedFile>> {
  const newest = (await listBases(place, system)).at(-1);
  if (newest === undefined) return new Map();
  const files = await readFiles(place, codec, listName(system, newest)).catch(noneIfDamaged);
  return new Map(files.filter(({ path: name }) => name.startsWith('files/')).map((file) => [file.path, file]));
}

/** A backup must not depend on the one before it. */
function noneIfDamaged(error: unknown): ListedFile[] {
  if (error instanceof DamagedError) return [];
  throw error;
}
