import type { BackupSettings } from '../backup-settings.ts';
import type { BackupPlace } from './place.ts';

/** What is not wrong, but unwise. */
export async function placeWarnings(
  place: Pick<BackupPlace, 'isOnDiskOf'>,
  { at, key }: Pick<BackupSettings, 'at' | 'key'>,
  dataDir: string,
): Promise<string[]> {
  if (typeof at !== 'string')
    return key === null ? ['Whoever runs the bucket of BACKUP_URL can read the backups: set BACKUP_KEY to encrypt them.'] : [];
  return (await place.isOnDiskOf(dataDir).catch(() => false))
    ? ['BACKUP_URL names a folder on the disk of DATA_DIR: if that disk fails, both are lost.']
    : [];
}
