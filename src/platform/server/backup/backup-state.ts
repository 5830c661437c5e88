import fsp from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../storage/write-whole.ts';
import type { NewTimeline } from '../db/embedded/data-claim.ts';
import { backupFolder } from '../db/embedded/wal-archive.ts';

/** What is known of backups without asking their place, which may be away. It can be lost: the next backup writes it again. */
export interface KnownBackups {
  /** The marks of places where backups were made, by BACKUP_URL. */
  readonly marks: Readonly<Record<string, string>>;
  /** The newest complete base. */
  readonly newest: NewestBackup | null;
  /** From when on files are not handed over yet, in ms since 1970. */
  readonly files_since: number;
  /** WAL was discarded because the disk was filling, so no restore reaches beyond until the next base. */
  readonly is_cut: boolean;
  /** A restore of which the place does not know yet. */
  readonly restored: NewTimeline | null;
}

export interface NewestBackup {
  readonly made_at: string;
  readonly bytes: number;
  readonly system: string;
  /** Null: without the database. */
  readonly timeline: number | null;
}

const nothing: KnownBackups = { marks: {}, newest: null, files_since: 0, is_cut: false, restored: null };

const stateFile = (dataDir: string): string => path.join(backupFolder(dataDir), 'state.json');

export async function readKnown(dataDir: string): Promise<KnownBackups> {
  try {
    return { ...nothing, ...(JSON.parse(await fsp.readFile(stateFile(dataDir), 'utf8')) as Partial<KnownBackups>) };
  } catch {
    return nothing;
  }
}

export async function writeKnown(dataDir: string, changes: Partial<KnownBackups>): Promise<void> {
  const known = { ...(await readKnown(dataDir)), ...changes };
  await writeWhole(stateFile(dataDir), JSON.stringify(known), { mode: 0o600, folderMode: 0o700 });
}

/** The database whose backups this installation makes; null: none yet, also after a restore on another machine. */
export const ownSystem = ({ newest, restored }: KnownBackups): string | null =>
  newest?.system ?? (restored?.is_own === true ? restored.system : null);
