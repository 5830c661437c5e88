import { sql } from 'kysely';
import type { UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';

/** SQL: a source `s` of a case whose evidence is not erased yet: it goes with the case, whoever erases their account before. */
const ofCase = sql`case_sources s JOIN cases c ON c.id = s.case_id AND c.evidence_erased_at IS NULL`;

/** Storage paths of evidence copies of the member's photos and of images in their messages that no case needs. */
export async function findEvidenceFiles(tx: Tx, reported: UserId): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    SELECT DISTINCT copy.file FROM reports r
      CROSS JOIN LATERAL (
        VALUES (r.evidence #>> '{photo,file}'), (r.evidence #>> '{message,image,file}')
        UNION ALL SELECT photo ->> 'file' FROM jsonb_path_query(r.evidence, '$.profile.photos[*]') AS photo
      ) AS copy (file)
    WHERE r.reported_id = ${reported} AND copy.file IS NOT NULL AND NOT EXISTS (
      SELECT FROM ${ofCase} LEFT JOIN reports o ON o.id = s.report_id LEFT JOIN notices n ON n.id = s.notice_id
      WHERE position(copy.file IN o.evidence::text) > 0 OR position(copy.file IN s.lines::text) > 0
        OR position(substring(copy.file FROM '[0-9a-f]{40}') IN n.evidence::text) > 0)`.execute(tx);
  return rows.map(({ file }) => file);
}

/**
 * Removes the evidence about a member whose account is erased, except for the photo hash, by which an image is recognised. What stands in
 * a case stays until the case's evidence is erased. Reports made by the member stay unchanged, because their evidence is about another
 * member; the foreign key sets their reporter to null.
 */
export async function eraseReports(tx: Tx, user: UserId): Promise<void> {
  await sql`
    UPDATE reports SET evidence = CASE WHEN evidence #>> '{photo,hash}' IS NULL THEN '{}'::jsonb
      ELSE jsonb_build_object('photo', jsonb_build_object('hash', evidence #> '{photo,hash}')) END
    WHERE reported_id = ${user} AND NOT EXISTS (SELECT FROM ${ofCase} WHERE s.report_id = reports.id)`.execute(tx);
}
