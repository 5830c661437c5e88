import type pg from 'pg';
import type { Clock } from '../clock.ts';
import { closeArchive, handOverWal, isArchiveOpen } from './archive-folder.ts';
import { BackupError } from './backup-error.ts';
import type { BackupSettings } from '../backup-settings.ts';
import { type BackupSession, openBackupSession, readSystem } from './backup-session-repo.ts';
import { readKnown, writeKnown } from './backup-state.ts';
import { createChunks } from './chunks.ts';
import { createCodec } from './codec.ts';
import { type BackupStep, makeBase } from './make-base.ts';
import type { Manifest } from './manifest.ts';
import { handOverFiles } from './new-files.ts';
import { keepOutlasting } from './outlasting.ts';
import { readOutlasting } from './outlasting-repo.ts';
import { markOf, openPlace } from './place.ts';
import { placeWarnings } from './place-warnings.ts';
import { prune } from './prune.ts';
import { recordRestore, refuseTakenTimeline } from './restore-record.ts';

export interface BackupDeps {
  readonly settings: BackupSettings;
  readonly dataDir: string;
  readonly clock: Clock;
  readonly connection: pg.PoolConfig;
  readonly isEmbedded: boolean;
  readonly at?: (step: BackupStep | 'pruned') => void;
}

/** Makes backups of one installation. What fails is a sentence (`BackupError`). */
export interface Backups {
  /** Makes a complete backup, and removes old ones, the latter also if no new one can be made. */
  make(): Promise<Manifest>;
  /**
   * Hands over what was written since, so that a restore reaches until now, also while a backup is made. False: no backup is there to
   * which it belongs.
   */
  handOver(): Promise<boolean>;
  /** Sentences on what is not wrong with the place, but unwise. */
  warnings(): Promise<string[]>;
}

const busy = 'Another process makes a backup at this moment: wait until it has ended.';

export async function createBackups({ settings, dataDir, clock, connection, isEmbedded, at = () => {} }: BackupDeps): Promise<Backups> {
  const place = await openPlace(settings);
  const codec = createCodec(settings.key);
  /** The database of which a backup is made at this moment. */
  let making: string | null = null;

  /** Refuses a place that has lost its backups, before anything is written there. */
  const claim = async (): Promise<void> => {
    const { marks } = await readKnown(dataDir);
    const mark = await markOf(place, marks[settings.name] ?? null);
    if (!(settings.name in marks)) await writeKnown(dataDir, { marks: { ...marks, [settings.name]: mark } });
  };
  const inSession = async <Value>(work: (session: BackupSession) => Promise<Value>): Promise<Value | null> => {
    const session = await openBackupSession(connection);
    if (session === null) return null;
    try {
      return await work(session);
    } finally {
      await session.close();
    }
  };

  const outlast = async (system: string): Promise<void> => {
    const now = await readOutlasting(connection, settings.days);
    if (now !== null) await keepOutlasting(dataDir, place, codec, system, now);
  };

  return {
    async make() {
      await claim();
      const made = await inSession(async (session) => {
        const begun = Date.now();
        const { system } = session;
        const { newest: before, restored } = await readKnown(dataDir);
        const isUnknown = restored?.system === system;
        if (isUnknown) await refuseTakenTimeline(place, codec, restored);
        making = system;
        // What waits is that of another database.
        if (isEmbedded && before !== null && before.system !== system) await closeArchive(dataDir);
        const removeOld = () => prune(place, codec, system, settings.days, clock.now());
        const manifest = await makeBase({ dataDir, clock, place, codec, isEmbedded, at }, session).catch(async (error: unknown) => {
          // Their days end also while no new one can be made.
          await removeOld().catch(() => {});
          throw error;
        });
        const { made_at, bytes, database } = manifest;
        if (isUnknown) await recordRestore(dataDir, place, codec, restored);
        await writeKnown(dataDir, {
          newest: { made_at, bytes, system, timeline: database?.timeline ?? null },
          files_since: begun,
          // WAL may have been discarded meanwhile.
          is_cut: isEmbedded && !isArchiveOpen(dataDir),
          restored: null,
        });
        await outlast(system);
        await removeOld();
        at('pruned');
        return manifest;
      }).finally(() => {
        making = null;
      });
      if (made === null) throw new BackupError(busy);
      return made;
    },
    async handOver() {
      const { newest, files_since } = await readKnown(dataDir);
      if (making === null && newest === null) return false;
      // Another database may have taken the place of the one that the backup has; WAL of both has the same names.
      const handedTo = making ?? (await readSystem(connection));
      if (making === null && newest?.system !== handedTo) return false;
      await claim();
      if (isEmbedded && isArchiveOpen(dataDir)) await handOverWal(dataDir, place, codec, handedTo);
      // Whoever makes a backup at this moment hands the files over with it.
      await inSession(async ({ system, endWalFile }) => {
        await outlast(system);
        if (isEmbedded) await endWalFile();
        const chunks = createChunks(place, codec, system);
        await writeKnown(dataDir, { files_since: await handOverFiles({ dataDir, place, codec, chunks }, system, files_since) });
      });
      return true;
    },
    warnings: () => placeWarnings(place, settings, dataDir),
  };
}
