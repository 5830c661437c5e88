import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** Copies of photos, and of pictures in messages, that were reported of the member, as the storage names them. */
export async function findEvidenceFiles(tx: Tx, reported: UserId): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    SELECT DISTINCT copy.file FROM reports r
      CROSS JOIN LATERAL (VALUES (r.evidence #>> '{photo,file}'), (r.evidence #>> '{message,image,file}')) AS copy (file)
    WHERE r.reported_id = ${reported} AND copy.file IS NOT NULL`.execute(tx);
  return rows.map(({ file }) => file);
}

/**
 * With the account for good: of what was reported of the member nothing stays but that and how it was decided, and the
 * hash by which a photo is known again. Reports that the member made stay as they are, of nobody: the database forgets
 * who made them, and their evidence is about somebody else.
 */
export async function eraseReports(tx: Tx, user: UserId): Promise<void> {
  await sql`
    UPDATE reports SET evidence = CASE WHEN evidence #>> '{photo,hash}' IS NULL THEN '{}'::jsonb
      ELSE jsonb_build_object('photo', jsonb_build_object('hash', evidence #> '{photo,hash}')) END
    WHERE reported_id = ${user}`.execute(tx);
}
