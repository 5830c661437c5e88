import fsp from 'node:fs/promises';
import type { BackupSettings } from '../backup-settings.ts';
import { createPatience } from '../hanging-disk/patience.ts';
import { silentPlace } from './backup-error.ts';

/** What is not wrong, but unwise. */
export async function placeWarnings({ at, key }: Pick<BackupSettings, 'at' | 'key'>, dataDir: string): Promise<string[]> {
  if (typeof at !== 'string')
    return key === null ? ['Whoever runs the bucket of BACKUP_URL can read the backups: set BACKUP_KEY to encrypt them.'] : [];
  const patience = createPatience(silentPlace);
  const [place, data] = await Promise.all([at, dataDir].map((folder) => patience(() => fsp.stat(folder)).catch(() => null)));
  return place !== null && place?.dev === data?.dev
    ? ['BACKUP_URL names a folder on the disk of DATA_DIR: if that disk fails, both are lost.']
    : [];
}
