import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvError } from './env-error.ts';
import { type BucketUrl, readBucketUrl } from './bucket-url.ts';

/** Where and when backups are made. */
export interface BackupSettings {
  /** An absolute path of a folder, or a bucket. */
  readonly at: string | BucketUrl;
  /** Names the place without a secret. */
  readonly name: string;
  /** Encrypts every object of the backup; null: they are readable for whoever reads the place. */
  readonly key: string | null;
  /** Minute of the day (UTC) at which the daily backup is due. */
  readonly minute: number;
  /** Backups older than these days are removed. */
  readonly days: number;
}

const shortestKey = 32;

export function readBackupSettings(text: (name: string) => string | null): BackupSettings | null {
  const url = text('BACKUP_URL');
  const key = text('BACKUP_KEY');
  const minute = minuteOf(text('BACKUP_AT') ?? '03:00');
  const days = readBackupDays(text);
  if (key !== null && key.length < shortestKey) throw new EnvError(`BACKUP_KEY must have at least ${shortestKey} characters.`);
  if (url === null) return null;
  const at = /^https?:/i.test(url) ? readBucketUrl('BACKUP_URL', url) : folderOf(url);
  const name = typeof at === 'string' ? at : `${at.endpoint}/${at.bucket}/${at.prefix}`;
  return { at, name, key, minute, days };
}

/** Also for backups that the operator makes by other means: the privacy policy names the days. */
export function readBackupDays(text: (name: string) => string | null): number {
  const days = Number(text('BACKUP_DAYS') ?? '30');
  if (!Number.isInteger(days) || days < 2 || days > 3650) throw new EnvError('BACKUP_DAYS must be a whole number from 2 to 3650.');
  return days;
}

function folderOf(url: string): string {
  if (path.isAbsolute(url)) return url;
  try {
    if (url.startsWith('file:')) return fileURLToPath(url);
  } catch {
    // The sentence below says what is expected.
  }
  throw new EnvError(
    'BACKUP_URL must be an absolute path of a folder, an address that starts with file:///, or that of a bucket such as https://key:secret@host/bucket?region=eu-central-1.',
  );
}

/** A restore moves what is in DATA_DIR, and its disk would fill or fail with it. */
export function outsideOf(dataDir: string, settings: BackupSettings | null): BackupSettings | null {
  if (settings === null || typeof settings.at !== 'string') return settings;
  const at = doesRespond(settings.at) ? real(settings.at) : settings.at;
  if (!path.relative(real(dataDir), at).startsWith('..')) throw new EnvError('BACKUP_URL must name a folder outside of DATA_DIR.');
  return settings;
}

/** Ms. */
const respondsWithin = 3000;

/** A network folder that hangs would hang this process, too, so another one looks first. */
function doesRespond(folder: string): boolean {
  const { error } = spawnSync('test', ['-e', folder], { timeout: respondsWithin, killSignal: 'SIGKILL' });
  return !(error !== undefined && 'code' in error && error.code === 'ETIMEDOUT');
}

/** The end of a path need not be there yet. */
function real(file: string): string {
  if (fs.existsSync(file)) return fs.realpathSync(file);
  const parent = path.dirname(file);
  return parent === file ? file : path.join(real(parent), path.basename(file));
}

function minuteOf(time: string): number {
  const [, hours = '', minutes = ''] = /^(\d\d):(\d\d)$/.exec(time) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) throw new EnvError('BACKUP_AT must be a time in UTC such as 03:00.');
  return Number(hours) * 60 + Number(minutes);
}
