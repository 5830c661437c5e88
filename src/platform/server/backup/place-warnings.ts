import fs from 'node:fs';
import type { BackupSettings } from '../backup-settings.ts';

/** What is not wrong, but unwise. */
export function placeWarnings({ at, key }: Pick<BackupSettings, 'at' | 'key'>, dataDir: string): string[] {
  if (typeof at !== 'string')
    return key === null ? ['Whoever runs the bucket of BACKUP_URL can read the backups: set BACKUP_KEY to encrypt them.'] : [];
  const [place, data] = [at, dataDir].map((folder) => fs.statSync(folder, { throwIfNoEntry: false })?.dev);
  return place !== undefined && place === data
    ? ['BACKUP_URL names a folder on the disk of DATA_DIR: if that disk fails, both are lost.']
    : [];
}
