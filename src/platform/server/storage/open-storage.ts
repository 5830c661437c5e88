import path from 'node:path';
import type { BucketUrl } from '../bucket-url.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createMovingStorage } from './moving-storage.ts';
import { rememberStates } from './remembered-states.ts';

/** Where an installation keeps its files. */
export interface Storages {
  /** What members and staff send. */
  readonly storage: FileStorage;
  /** Files that settings name, such as icons and films, which the operator puts there. */
  readonly operatorFiles: FileStorage;
}

/** From the environment. */
interface Where {
  readonly dataDir: string;
  readonly s3: BucketUrl | null;
}

/** The folders of an installation, by the name of the storage. */
export const foldersOf = ({ dataDir }: Pick<Where, 'dataDir'>) => ({
  storage: path.join(dataDir, 'files'),
  operatorFiles: path.join(dataDir, 'operator'),
});

/** In the bucket, the operator's files have names of their own: no file of the site begins like this. */
const operatorPrefix = 'operator/';

/** The folders of this machine. */
export function openFolders(env: Pick<Where, 'dataDir'>): Storages {
  const { storage, operatorFiles } = foldersOf(env);
  return { storage: createFolderStorage(storage), operatorFiles: createFolderStorage(operatorFiles) };
}

/** Ms that a bucket may take to answer; what members wait for unless given. */
interface TimeLimit {
  readonly respondsWithin?: number;
}

/** Null where none is configured. */
export async function openBuckets({ s3 }: Pick<Where, 's3'>, limit: TimeLimit = {}): Promise<Storages | null> {
  if (s3 === null) return null;
  // The library takes a fifth of a second to load.
  const { createS3Storage } = await import('./s3-storage.ts');
  return {
    storage: createS3Storage(s3, limit),
    operatorFiles: createS3Storage({ ...s3, prefix: s3.prefix + operatorPrefix }, limit),
  };
}

/** A bucket if one is configured, and what is not moved to it yet; else folders of this machine. */
export async function openStorages(env: Where, limit: TimeLimit = {}): Promise<Storages> {
  const [here, buckets] = [openFolders(env), await openBuckets(env, limit)];
  if (buckets === null) return here;
  const roots = foldersOf(env);
  return {
    storage: createMovingStorage(buckets.storage, here.storage, roots.storage),
    operatorFiles: rememberStates(createMovingStorage(buckets.operatorFiles, here.operatorFiles, roots.operatorFiles)),
  };
}
