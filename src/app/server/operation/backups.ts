import fsp from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { BackupError } from '#platform/server/backup/backup-error.ts';
import { closeArchive, isArchiveOpen, waitingBytes } from '#platform/server/backup/archive-folder.ts';
import { readKnown, writeKnown } from '#platform/server/backup/backup-state.ts';
import { type BackupDeps, type Backups, createBackups } from '#platform/server/backup/backups.ts';
import type { UnmetRequirement } from '#platform/server/feature.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { BackupState } from './machine-metrics.ts';

export interface BackupOperation {
  /** Null: there is none. */
  readonly read: () => Promise<BackupState | null>;
  /** Whether BACKUP_URL has nothing that reaches until now; null: there is no BACKUP_URL. */
  readonly isMissing: () => Promise<boolean | null>;
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
/** In bytes, and of the disk: with less WAL than the lesser of both, something else fills the disk. */
const [leastDiscarded, leastDiscardedPart] = [500_000_000, 0.01];

type Deps = Pick<Platform, 'env' | 'clock' | 'jobs' | 'log'> & { readonly database: Pick<Platform['database'], 'connection'> };

/** What a test replaces. */
interface Tools {
  readonly open: (deps: BackupDeps) => Promise<Backups>;
  readonly readDisk: () => Promise<{ readonly free: number; readonly size: number }>;
  /** In ms. While a backup is made, what a restore needs is handed over this often. */
  readonly pause: number;
}

/**
 * Each minute hands over what a restore needs, also while a backup is made, and once a day makes one. Where WAL cannot be handed over and
 * fills the disk, it is discarded, because a site that stops is worse than a backup that ends earlier; the next backup begins anew.
 */
export function operateBackups(deps: Deps, tools: Partial<Tools> = {}): BackupOperation {
  const { env, clock, jobs, log } = deps;
  const { backup: settings, dataDir } = env;
  const { open = createBackups, readDisk = () => diskOf(dataDir), pause = everySeconds * 1000 } = tools;
  let backups: Backups | null = null;
  /** Sentences. Each stays until what has failed succeeds, or need not be done any more. */
  const failures = new Map<'hand over' | 'make', string>();
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

  /** Null: it failed. */
  const attempt = async <Value>(what: 'hand over' | 'make', work: (ours: Backups) => Promise<Value>): Promise<Value | null> => {
    if (settings === null) return null;
    try {
      backups ??= await open({ settings, dataDir, clock, connection: deps.database.connection, isEmbedded: env.databaseUrl === null });
      const value = await work(backups);
      failures.delete(what);
      return value;
    } catch (error) {
      failures.set(what, error instanceof BackupError ? error.message : 'The backup failed: the log of the site says why.');
      log.error({ err: error }, 'no backup');
      return null;
    }
  };

  /** False: there is no backup of this database. Null: it failed. */
  const handOver = async (): Promise<boolean | null> => {
    const isHandedOver = await attempt('hand over', (ours) => ours.handOver());
    if (isHandedOver === true || !isArchiveOpen(dataDir)) return isHandedOver;
    const waiting = await waitingBytes(dataDir);
    if (!(settings === null ? waiting > mostUnhanded : isFilled(waiting, await readDisk()))) return isHandedOver;
    await closeArchive(dataDir);
    await writeKnown(dataDir, { is_cut: true });
    log.error('WAL that waited for a backup is discarded, because it filled the disk');
    return isHandedOver;
  };

  const make = async (): Promise<void> => {
    const warnings = await attempt('make', async (ours) => {
      await ours.make();
      return ours.warnings();
    });
    if (warnings === null) retryAt = clock.now().getTime() + retryAfter;
    else for (const warning of warnings) log.warn(warning);
  };

  const run = async (): Promise<void> => {
    const isHandedOver = await handOver();
    if (settings === null) return;
    if (isHandedOver !== false && !(await isDue(settings.minute))) {
      failures.delete('make');
      return;
    }
    if (failures.has('make') && clock.now().getTime() < retryAt) return;
    const ended = new AbortController();
    const making = make().finally(() => ended.abort());
    while (!ended.signal.aborted) {
      await sleep(pause, null, { signal: ended.signal, ref: false }).catch(() => {});
      if (!ended.signal.aborted) await handOver();
    }
    await making;
  };
  if (settings !== null || env.databaseUrl === null) jobs.every('backups', everySeconds, run);

  return {
    read,
    async isMissing() {
      if (settings === null) return null;
      const { newest, is_cut } = await readKnown(dataDir);
      return newest === null || is_cut;
    },
    waiting: () => waitingBytes(dataDir),
    async unmet() {
      if (settings === null) return [];
      const { newest, is_cut } = await readKnown(dataDir);
      const why =
        failures.get('make') ??
        failures.get('hand over') ??
        (newest === null ? 'There is no backup yet.' : is_cut ? 'WAL was discarded: no restore reaches until now.' : null);
      return why === null ? [] : [{ name: 'backup', isVital: false, why }];
    },
  };
}

function isFilled(waiting: number, { free, size }: { readonly free: number; readonly size: number }): boolean {
  return free < size * leastFree && waiting > Math.min(leastDiscarded, size * leastDiscardedPart);
}

async function diskOf(folder: string): Promise<{ free: number; size: number }> {
  const { bavail, blocks, bsize } = await fsp.statfs(folder);
  return { free: bavail * bsize, size: blocks * bsize };
}
