import { isDiskFull } from '../storage/disk-full.ts';
import { awayReasons, StorageAway } from '../storage/storage-away.ts';

/** Why a backup or a restore is not made; the message is written for the operator. */
export class BackupError extends Error {}

/** An object of a backup is not what was written, or was encrypted with another key. */
export class DamagedError extends BackupError {}

const reasons = new Map([
  ['EACCES', 'this user may not use it'],
  ['EPERM', 'this user may not use it'],
  ['EROFS', 'it can only be read'],
  ['ENOTDIR', 'it is no folder'],
  ['ENOENT', 'it does not exist'],
  ['EIO', 'the disk has an error'],
  ['ESTALE', 'the network disk is away'],
]);

/** Of a folder on a disk that hangs. */
export const silentPlace = (): BackupError => new BackupError('The place that BACKUP_URL names cannot be used: it does not answer.');

/** One sentence about what is wrong with the place of the backups. */
export function placeFailure(error: unknown): BackupError {
  if (error instanceof BackupError) return error;
  if (isDiskFull(error)) return new BackupError('The place that BACKUP_URL names has no space left.', { cause: error });
  if (error instanceof StorageAway) return new BackupError(`The place that BACKUP_URL names cannot be used: ${awayReasons[error.reason]}.`);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons.get(code) ?? (error instanceof Error ? error.message : String(error));
  return new BackupError(`The place that BACKUP_URL names cannot be used: ${reason}.`, { cause: error });
}
