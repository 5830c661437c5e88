import path from 'node:path';
import type { BucketUrl } from '../bucket-url.ts';
import type { FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createMovingStorage } from './moving-storage.ts';

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
export const operatorPrefix = 'operator/';

/** A bucket if one is configured, else folders of this machine. */
export async function openStorages(env: Where): Promise<Storages> {
  const folders = foldersOf(env);
  const storage = createFolderStorage(folders.storage);
  const operatorFiles = createFolderStorage(folders.operatorFiles);
  if (env.s3 === null) return { storage, operatorFiles };
  // The library takes a fifth of a second to load.
  const { createS3Storage } = await import('./s3-storage.ts');
  return {
    storage: createMovingStorage(createS3Storage(env.s3), storage, folders.storage),
    operatorFiles: createMovingStorage(
      createS3Storage({ ...env.s3, prefix: env.s3.prefix + operatorPrefix }),
      operatorFiles,
      folders.operatorFiles,
    ),
  };
}
