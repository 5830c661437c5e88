import type { BucketUrl } from '../bucket-url.ts';
import type { Db } from '../db/open-database.ts';
import { EnvError } from '../env-error.ts';
import { deleteBucket, findBucket, insertBucket, storeBucket } from './file-place-repo.ts';

/** The bucket and the folder in it, without host and key, which may change; null: files are in folders. */
export const bucketNameOf = (s3: BucketUrl | null): string | null => (s3 === null ? null : `${s3.bucket}/${s3.prefix}`.replace(/\/$/, ''));

/** The bucket that has the files of the installation, if this process would use another place. */
export async function findOtherBucket(db: Db, s3: BucketUrl | null): Promise<string | null> {
  const bucket = await findBucket(db);
  return bucket === bucketNameOf(s3) ? null : bucket;
}

/** The same for a process that has started, so that its own bucket is no longer that of the installation either if none is. */
export const hasOtherPlace = async (db: Db, s3: BucketUrl | null): Promise<boolean> => (await findBucket(db)) !== bucketNameOf(s3);

/** Throws an EnvError if this process would look for the files in another place than they are. */
export async function refuseOtherPlace(db: Db, s3: BucketUrl | null): Promise<void> {
  const bucket = await findOtherBucket(db, s3);
  if (bucket !== null)
    throw new EnvError(
      `S3_URL must name the bucket ${bucket}, which has the files of this installation; if they are elsewhere now, or this is a copy of its database for a rehearsal, say so with "npm run objects -- --here".`,
    );
}

/** Says for all processes that files are in the bucket of this one, if it has one. Throws an EnvError if they are in another place. */
export async function settlePlace(db: Db, s3: BucketUrl | null): Promise<void> {
  const bucket = bucketNameOf(s3);
  if (bucket !== null) await insertBucket(db, bucket);
  await refuseOtherPlace(db, s3);
}

/** Says for all processes that files are where this one has them, whatever was said before. */
export async function changePlace(db: Db, s3: BucketUrl | null): Promise<void> {
  const bucket = bucketNameOf(s3);
  await (bucket === null ? deleteBucket(db) : storeBucket(db, bucket));
}
