import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** Storage paths of evidence copies of the member's photos and of images in their messages. */
export async function findEvidenceFiles(tx: Tx, reported: UserId): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    SELECT DISTINCT copy.file FROM reports r
      CROSS JOIN LATERAL (VALUES (r.evidence #>> '{photo,file}'), (r.evidence #>> '{message,image,file}')) AS copy (file)
    WHERE r.reported_id = ${reported} AND copy.file IS NOT NULL`.execute(tx);
  return rows.map(({ file }) => file);
}

/**
 * Removes the evidence about a member whose account is erased, except for the photo hash, by which an image is recognised.
 * Reports made by the member stay unchanged, because their evidence is about another member; the foreign key sets their
 * reporter to null.
 */
export async function eraseReports(tx: Tx, user: UserId): Promise<void> {
  await sql`
    UPDATE reports SET evidence = CASE WHEN evidence #>> '{photo,hash}' IS NULL THEN '{}'::jsonb
      ELSE jsonb_build_object('photo', jsonb_build_object('hash', evidence #> '{photo,hash}')) END
    WHERE reported_id = ${user}`.execute(tx);
}
