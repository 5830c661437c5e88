import fs from 'node:fs';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import type { Clock } from '../clock.ts';
import { hasOtherClients } from '../db/before-baseline.ts';
import { claimData, isHalfExchanged, releaseData } from '../db/embedded/data-claim.ts';
import { openDatabase } from '../db/open-database.ts';
import { findRunning } from '../db/postgres-process.ts';
import { type PostgresServer, startPostgres } from '../db/postgres-server.ts';
import { handOverWal, openArchive } from './archive-folder.ts';
import { BackupError } from './backup-error.ts';
import { readTimeline } from './backup-session-repo.ts';
import type { BackupSettings } from '../backup-settings.ts';
import { ownSystem, readKnown } from './backup-state.ts';
import { type Choice, chooseBase } from './choose-base.ts';
import { createChunks } from './chunks.ts';
import { type Codec, createCodec } from './codec.ts';
import { copyArchive, copyFolder, exchangeData, refuseUnmovable } from './exchange-data.ts';
import { type ListedFile, writeTree } from './file-list.ts';
import { listName, newFilesFolder, stampOf, timeOfStamp } from './layout.ts';
import { type Manifest, readBases, readFiles } from './manifest.ts';
import { keepOutlasting, loadOutlasting } from './outlasting.ts';
import { type Outlasting, readOutlasting } from './outlasting-repo.ts';
import { type BackupPlace, openPlace } from './place.ts';
import { recover } from './recover.ts';
import { recordRestore, type RestoreRecord } from './restore-record.ts';
import { createWalSource } from './wal-source.ts';
import { openWalExchange } from './wal-exchange.ts';

export interface RestoreDeps {
  readonly settings: BackupSettings;
  readonly dataDir: string;
  readonly clock: Clock;
  /** Null: as far as the backup reaches. */
  readonly to: Date | null;
  /** Which database, where the place has backups of several. */
  readonly system?: string | null;
  readonly say: (sentence: string) => void;
  /** Works on the restored copy, before it takes the place of the present data. */
  readonly after: (copy: Restored & { readonly dataDir: string; readonly server: PostgresServer }) => Promise<void>;
  /** A test ends the process at each step. */
  readonly at?: (step: string) => void;
}

/** What the work after a restore has to know. */
export interface Restored {
  readonly outlasting: Outlasting;
  /** The restored time; if none was given, the backup's, which is before it. */
  readonly reached: Date;
}

/** In ms: a photo is handed over up to a minute after its row, and only then its list is written. */
const filesLate = 600_000;

/**
 * Restores the embedded database and the files as they were at a time. All work is done on a copy beside the present data, which stays as
 * it is until the copy is complete; then both are exchanged. Returns the folder with the data that was there before.
 */
export async function restore(deps: RestoreDeps): Promise<string> {
  const { dataDir, clock, settings, say, at = () => {} } = deps;
  if (isHalfExchanged(dataDir)) {
    say('The restore that was interrupted is completed.');
    return await exchangeData(dataDir, null, at);
  }
  claimData(dataDir, `before-restore-${stampOf(clock.now())}`);
  try {
    refuseUnmovable(dataDir);
    const [place, codec] = [await openPlace(settings), createCodec(settings.key)];
    at('claimed');
    const rest = await closePresent(deps, place, codec);
    at('closed');
    const own = ownSystem(await readKnown(dataDir));
    const choice = await chooseBase(place, codec, { to: deps.to, own, system: deps.system ?? null, say });
    await writeCopy(deps, place, codec, choice);
    at('copied');
    await recoverCopy(deps, place, codec, choice, rest);
    at('recovered');
    const { system } = choice.base;
    const outlasting = await loadOutlasting(dataDir, place, codec, system);
    const record = await workAfter(deps, { outlasting, reached: reachedOf(deps.to, choice.base) });
    at('after');
    const restored = { ...record, system, is_own: system === own };
    const aside = await exchangeData(dataDir, restored, at);
    // Where it cannot be recorded now, the first backup does so.
    if (restored.is_own) await recordRestore(dataDir, place, codec, restored).catch((error: unknown) => say(sentenceOf(error)));
    return aside;
  } finally {
    if (!isHalfExchanged(dataDir)) await fsp.rm(copyFolder(dataDir), { recursive: true, force: true });
    releaseData(dataDir);
  }
}

/**
 * Ends the present database properly, which hands its last WAL over. Returns a folder with WAL that could not be handed over, because the
 * database does not start.
 */
async function closePresent({ dataDir, say, settings }: RestoreDeps, place: BackupPlace, codec: Codec): Promise<string | null> {
  const folder = path.join(dataDir, 'postgres');
  if (!fs.existsSync(folder)) return null;
  const known = await readKnown(dataDir);
  const own = ownSystem(known);
  if (own !== null) await openArchive(dataDir);
  const wasRunning = findRunning(folder) !== null;
  let present: PostgresServer | null = null;
  let rest: string | null = null;
  try {
    present = await startPostgres({ dataDir: folder });
    if (wasRunning && (await isUsed(present))) throw new BackupError('A process uses the data in DATA_DIR: end it, then restore.');
    const outlasting = await readOutlasting(present.connection, settings.days);
    if (outlasting !== null && own !== null) await keepOutlasting(dataDir, null, codec, own, outlasting);
    await present.stop();
  } catch (error) {
    await present?.leave();
    if (error instanceof BackupError) throw error;
    say(`The present database does not start, so what it alone knows of erasures is lost: ${sentenceOf(error)}`);
    rest = path.join(folder, 'pg_wal');
  }
  if (known.restored?.is_own === true) await recordRestore(dataDir, place, codec, known.restored);
  if (own !== null) await handOverWal(dataDir, place, codec, own);
  return rest;
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message.slice(0, 300) : String(error));

async function isUsed({ connection }: PostgresServer): Promise<boolean> {
  const database = openDatabase({ connection, size: 1, log: pino({ level: 'silent' }) });
  try {
    return await hasOtherClients(database.db);
  } finally {
    await database.close();
  }
}

async function writeCopy({ dataDir, to, say }: RestoreDeps, place: BackupPlace, codec: Codec, { base }: Choice): Promise<void> {
  const copy = copyFolder(dataDir);
  await fsp.rm(copy, { recursive: true, force: true });
  const { bavail, bsize } = await fsp.statfs(dataDir);
  if (bavail * bsize < base.bytes * 1.1)
    throw new BackupError(
      `DATA_DIR has ${mb(bavail * bsize)} MB left; the restored data beside the present needs ${mb(base.bytes * 1.1)}.`,
    );
  await fsp.mkdir(copy, { mode: 0o700 });
  say(`The backup of ${base.made_at} is copied (${mb(base.bytes)} MB).`);
  const files = await readFiles(place, codec, listName(base.system, base.id));
  const later = await laterFiles(place, codec, base.system, new Date(base.ended_at), to);
  const all = new Map([...files, ...later].map((file) => [file.path, file]));
  await writeTree(copy, [...all.values()], createChunks(place, codec, base.system));
}

const mb = (bytes: number): string => (bytes / 1e6).toFixed(0);

/**
 * Of a database that its own tools have restored: the files that DATA_DIR lacks, and what must outlast the restore. Returns how many files
 * came back.
 */
export async function completeRestore(
  { settings, dataDir, to, say }: Pick<RestoreDeps, 'settings' | 'dataDir' | 'to' | 'say'>,
  system: string,
): Promise<Restored & { readonly files: number }> {
  const [place, codec] = [await openPlace(settings), createCodec(settings.key)];
  const { bases } = await readBases(place, codec, system, say);
  const base = bases.filter(({ ended_at }) => to === null || Date.parse(ended_at) <= to.getTime()).at(-1);
  if (base === undefined) throw new BackupError('The place that BACKUP_URL names has no backup of this database from before that time.');
  const files = await readFiles(place, codec, listName(system, base.id));
  const later = await laterFiles(place, codec, system, new Date(base.ended_at), to);
  const all = new Map([...files, ...later].map((file) => [file.path, file]));
  const missing = [...all.values()].filter(({ path: name, chunks }) => chunks !== null && !fs.existsSync(path.join(dataDir, name)));
  await writeTree(dataDir, missing, createChunks(place, codec, system));
  const outlasting = await loadOutlasting(dataDir, place, codec, system);
  return { outlasting, reached: reachedOf(to, base), files: missing.length };
}

/** Those that came between the base and the time. */
async function laterFiles(place: BackupPlace, codec: Codec, system: string, from: Date, to: Date | null): Promise<ListedFile[]> {
  const names = (await place.list(newFilesFolder(system))).filter((name) => {
    const at = timeOfStamp(name.slice(name.lastIndexOf('/') + 1)).getTime();
    return at >= from.getTime() - filesLate && at <= (to?.getTime() ?? Infinity) + filesLate;
  });
  const lists: ListedFile[][] = [];
  for (const name of names) lists.push(await readFiles(place, codec, name));
  return lists.flat();
}

async function recoverCopy(
  { dataDir, to, say }: RestoreDeps,
  place: BackupPlace,
  codec: Codec,
  { base, timeline }: Choice,
  rest: string | null,
): Promise<void> {
  await fsp.mkdir(copyArchive(dataDir), { mode: 0o700 });
  const exchange = await openWalExchange(path.join(copyFolder(dataDir), 'wal'), createWalSource(place, codec, base.system, rest));
  try {
    say(`The database is taken to ${to === null ? 'the last moment' : to.toISOString()}.`);
    const folder = path.join(copyFolder(dataDir), 'postgres');
    await recover({
      folder,
      archive: copyArchive(dataDir),
      exchange,
      timeline: timeline === base.database?.timeline ? null : timeline,
      to,
    });
  } finally {
    await exchange.close();
  }
}

const reachedOf = (to: Date | null, { ended_at }: Manifest): Date => to ?? new Date(ended_at);

async function workAfter({ dataDir, to, after }: RestoreDeps, restored: Restored): Promise<RestoreRecord> {
  const copy = copyFolder(dataDir);
  const server = await startPostgres({ dataDir: path.join(copy, 'postgres'), archive: copyArchive(dataDir) });
  try {
    await after({ ...restored, dataDir: copy, server });
    const { timeline, at } = await readTimeline(server.connection);
    return { timeline, at: at.toISOString(), to: to?.toISOString() ?? null };
  } finally {
    await server.stop();
  }
}
