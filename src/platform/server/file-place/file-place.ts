import type { BucketUrl } from '../bucket-url.ts';
import type { Db } from '../db/open-database.ts';
import type { Env } from '../env.ts';
import { EnvError } from '../env-error.ts';
import type { FileStorage } from '../storage/file-storage.ts';
import { deleteBucket, findBucket, insertBucket, storeBucket } from './file-place-repo.ts';

/** Ms. */
const settleEvery = 1000;

/** The bucket and the folder in it, without host and key, which may change; null: files are in folders. */
export const bucketNameOf = (s3: BucketUrl | null): string | null => (s3 === null ? null : `${s3.bucket}/${s3.prefix}`.replace(/\/$/, ''));

/** The bucket that a process has to start with, if it would start with another place. Null also where none was ever used. */
export async function findRequiredBucket(db: Db, s3: BucketUrl | null): Promise<string | null> {
  const bucket = await findBucket(db);
  return bucket === bucketNameOf(s3) ? null : bucket;
}

/** Whether a process runs with another place than the installation has, or with a bucket that the installation does not have (yet). */
export const hasOtherPlace = async (db: Db, s3: BucketUrl | null): Promise<boolean> => (await findBucket(db)) !== bucketNameOf(s3);

/** Throws an EnvError if this process would look for the files in another place than they are. */
export async function refuseOtherPlace(db: Db, s3: BucketUrl | null): Promise<void> {
  const bucket = await findRequiredBucket(db, s3);
  if (bucket !== null)
    throw new EnvError(
      `S3_URL must name the bucket ${bucket}, which has the files of this installation; if they are elsewhere now, or this is a copy of its database for a rehearsal, say so with "npm run objects -- --here".`,
    );
}

interface Deps {
  readonly db: Db;
  readonly env: Pick<Env, 's3'>;
  readonly storage: Pick<FileStorage, 'fault'>;
}

/**
 * Says for all processes that files are in the bucket of this one, if it has one. False: not yet, because the bucket cannot be used; a
 * mistyped one is never written down. Throws an EnvError if files are in another place.
 */
export async function settlePlace({ db, env: { s3 }, storage }: Deps): Promise<boolean> {
  await refuseOtherPlace(db, s3);
  const bucket = bucketNameOf(s3);
  if (bucket === (await findBucket(db))) return true;
  if (bucket === null || (await storage.fault()) !== null) return false;
  await insertBucket(db, bucket);
  // Another process may have been first.
  await refuseOtherPlace(db, s3);
  return true;
}

/** Settles the place once the bucket can be used, if it could not at the start. Returns what ends the tries. */
export function keepSettling(deps: Deps): () => void {
  const settle = async () => {
    const isOver = await settlePlace(deps).catch((error: unknown) => error instanceof EnvError);
    if (isOver) clearInterval(timer);
  };
  const timer = setInterval(settle, settleEvery).unref();
  void settle();
  return () => clearInterval(timer);
}

/** Says for all processes that files are where this one has them, whatever was said before. */
export async function changePlace(db: Db, s3: BucketUrl | null): Promise<void> {
  const bucket = bucketNameOf(s3);
  await (bucket === null ? deleteBucket(db) : storeBucket(db, bucket));
}
