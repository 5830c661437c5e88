import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** Only the first one is stored. */
export async function insertBucket(db: Db, bucket: string): Promise<void> {
  await sql`INSERT INTO file_places (bucket) VALUES (${bucket}) ON CONFLICT DO NOTHING`.execute(db);
}

/** Null: in folders. */
export async function findBucket(db: Db): Promise<string | null> {
  const row = await db.selectFrom('file_places').select('bucket').executeTakeFirst();
  return row?.bucket ?? null;
}

export async function storeBucket(db: Db, bucket: string): Promise<void> {
  await sql`INSERT INTO file_places (bucket) VALUES (${bucket}) ON CONFLICT (only_one) DO UPDATE SET bucket = excluded.bucket`.execute(db);
}

export async function deleteBucket(db: Db): Promise<void> {
  await db.deleteFrom('file_places').execute();
}

/** SQL: whether the files of the installation are in this bucket, or for null in folders. */
export const areFilesIn = (bucket: string | null): RawBuilder<boolean> =>
  sql<boolean>`((SELECT bucket FROM file_places) IS NOT DISTINCT FROM ${bucket}::text)`;
