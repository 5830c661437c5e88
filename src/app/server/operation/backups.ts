import fsp from 'node:fs/promises';
import { BackupError } from '#platform/server/backup/backup-error.ts';
import { closeArchive, isArchiveOpen, waitingBytes } from '#platform/server/backup/archive-folder.ts';
import { readKnown, writeKnown } from '#platform/server/backup/backup-state.ts';
import { type Backups, createBackups } from '#platform/server/backup/backups.ts';
import { placeWarnings } from '#platform/server/backup/place-warnings.ts';
import type { UnmetRequirement } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { BackupState } from './machine-metrics.ts';

export interface BackupOperation {
  /** Null: there is none. */
  readonly read: () => Promise<BackupState | null>;
  /** Bytes of WAL that wait for a backup on the disk of DATA_DIR. */
  readonly waiting: () => Promise<number>;
  readonly unmet: () => Promise<readonly UnmetRequirement[]>;
}

const everySeconds = 60;
/** In ms: a backup that failed is tried again. */
const retryAfter = 600_000;
const dayMs = 24 * 3_600_000;
/** Bytes of WAL that may wait where no process hands it over. */
const mostUnhanded = 1024 ** 3;
/** The part of the disk that stays free of WAL that waits. */
const leastFree = 0.05;

type Deps = Pick<Platform, 'env' | 'clock' | 'database' | 'jobs' | 'log'>;

/**
 * Each minute hands over what a restore needs, and once a day makes a backup. Where WAL cannot be handed over and fills the disk, it is
 * discarded, because a site that stops is worse than a backup that ends earlier; the next backup begins anew.
 */
export function operateBackups(deps: Deps): BackupOperation {
  const { env, clock, jobs, log } = deps;
  const { backup: settings, dataDir } = env;
  let backups: Promise<Backups> | null = null;
  let failure: string | null = null;
  let retryAt = 0;

  const read = async (): Promise<BackupState | null> => {
    const { newest } = await readKnown(dataDir);
    if (newest === null) return null;
    return { age_s: Math.max(0, Math.round((clock.now().getTime() - Date.parse(newest.made_at)) / 1000)), bytes: newest.bytes };
  };

  const isDue = async (minute: number): Promise<boolean> => {
    const { newest, is_cut } = await readKnown(dataDir);
    if (newest === null || is_cut) return true;
    const now = clock.now().getTime();
    const today = Math.floor(now / dayMs) * dayMs + minute * 60_000;
    return Date.parse(newest.made_at) < (today <= now ? today : today - dayMs);
  };

  const run = async (): Promise<void> => {
    if (settings !== null) {
      try {
        backups ??= createBackups({ settings, dataDir, clock, connection: deps.database.connection, isEmbedded: env.databaseUrl === null });
        const ours = await backups;
        await ours.handOver();
        if ((await isDue(settings.minute)) && (failure === null || clock.now().getTime() >= retryAt)) {
          await ours.make();
          for (const warning of placeWarnings(settings, dataDir)) log.warn(warning);
        }
        failure = null;
      } catch (error) {
        if (failure === null || clock.now().getTime() >= retryAt) retryAt = clock.now().getTime() + retryAfter;
        failure = error instanceof BackupError ? error.message : 'The backup failed: the log of the site says why.';
        log.error({ error: error instanceof BackupError ? error.message : error }, 'no backup');
      }
    }
    if (await isFilling(dataDir, settings !== null)) {
      await closeArchive(dataDir);
      await writeKnown(dataDir, { is_cut: true });
      log.error('WAL that waited for a backup is discarded, because it filled the disk');
    }
  };
  if (settings !== null || env.databaseUrl === null) jobs.every('backups', everySeconds, run);

  return {
    read,
    waiting: () => waitingBytes(dataDir),
    async unmet() {
      if (settings === null) return [];
      const { newest, is_cut } = await readKnown(dataDir);
      const why =
        failure ?? (newest === null ? 'There is no backup yet.' : is_cut ? 'WAL was discarded: no restore reaches until now.' : null);
      return why === null ? [] : [{ name: 'backup', isVital: false, why }];
    },
  };
}

async function isFilling(dataDir: string, isHandedOver: boolean): Promise<boolean> {
  if (!isArchiveOpen(dataDir)) return false;
  const waiting = await waitingBytes(dataDir);
  if (!isHandedOver) return waiting > mostUnhanded;
  const { bavail, blocks } = await fsp.statfs(dataDir);
  return waiting > 0 && bavail < blocks * leastFree;
}
