import { sql } from 'kysely';
import { userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { lockHolds } from '../../holds/hold-repo.ts';

/** SQL: whether the account that the case `c` is about is held for an authority. */
const isHeld = (now: Date) => sql`EXISTS (
  SELECT FROM account_holds h WHERE h.user_id = c.subject_id AND h.ended_at IS NULL AND (h.until IS NULL OR h.until > ${now}))`;

/** Cases whose evidence is to be erased, by ascending id. */
export async function listErasable(db: Db, now: Date, after: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM cases c JOIN case_evidence e ON e.case_id = c.id
    WHERE c.evidence_erased_at IS NULL AND c.state NOT IN ('open', 'held_for_second') AND e.until <= ${now} AND c.id > ${after}
      AND NOT ${isHeld(now)}
    ORDER BY c.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Locks the case, so that no report joins it, nobody reopens it and its account is not held meanwhile. False when its evidence is needed
 * after all.
 */
export async function lockErasable(tx: Tx, caseId: number, now: Date): Promise<boolean> {
  const about = await tx.selectFrom('cases').select('subject_id').where('id', '=', caseId).executeTakeFirst();
  // Before the case, as the purge of an account locks them.
  if (about?.subject_id != null) await lockHolds(tx, userId(about.subject_id));
  await sql`SELECT FROM cases WHERE id = ${caseId} FOR UPDATE`.execute(tx);
  const { rows } = await sql`
    SELECT FROM cases c JOIN case_evidence e ON e.case_id = c.id
    WHERE c.id = ${caseId} AND c.evidence_erased_at IS NULL AND e.until <= ${now} AND NOT ${isHeld(now)}`.execute(tx);
  return rows.length > 0;
}

/** Storage paths of the copies that a case names. */
export async function listFiles(tx: Tx, caseId: number): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    SELECT DISTINCT p.file FROM (
      SELECT coalesce(r.evidence, n.evidence, '{}') AS evidence, coalesce(c.lines, '{}') AS lines
      FROM case_sources c LEFT JOIN reports r ON r.id = c.report_id LEFT JOIN notices n ON n.id = c.notice_id WHERE c.case_id = ${caseId}
    ) s CROSS JOIN LATERAL (
      SELECT jsonb_path_query(s.evidence, 'strict $.**.file ? (@.type() == "string")', silent => true) #>> '{}' AS file
      UNION SELECT jsonb_path_query(s.lines, 'strict $.**.file ? (@.type() == "string")', silent => true) #>> '{}'
      UNION SELECT 'evidence/' || (jsonb_path_query(s.evidence, '$.photos[*] ? (@.type() == "string")') #>> '{}') || '.webp'
    ) p WHERE p.file IS NOT NULL`.execute(tx);
  return rows.map(({ file }) => file);
}

/** Those of the paths that any evidence names that is not erased. */
export async function listNeeded(tx: Tx, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const names = files.map((file) => file.replace(/^evidence\//, '').replace(/\.webp$/, ''));
  const { rows } = await sql<{ name: string }>`
    SELECT f.name FROM unnest(${names}::text[]) AS f (name)
    WHERE EXISTS (SELECT FROM reports r WHERE position(f.name IN r.evidence::text) > 0)
      OR EXISTS (SELECT FROM notices n WHERE position(f.name IN n.evidence::text) > 0)
      OR EXISTS (SELECT FROM case_sources s WHERE position(f.name IN s.lines::text) > 0)`.execute(tx);
  const needed = new Set(rows.map(({ name }) => name));
  return files.filter((_file, at) => needed.has(names[at] ?? ''));
}

/** What was reported stays by its number and reason; of a photo the hash stays, by which it is recognised. */
export async function eraseRows(tx: Tx, caseId: number, now: Date): Promise<void> {
  await sql`
    UPDATE reports r SET evidence = CASE WHEN r.evidence #>> '{photo,hash}' IS NULL THEN '{}'::jsonb
      ELSE jsonb_build_object('photo', jsonb_build_object('hash', r.evidence #> '{photo,hash}')) END
    FROM case_sources s WHERE s.report_id = r.id AND s.case_id = ${caseId}`.execute(tx);
  await sql`
    UPDATE notices n SET evidence = NULL FROM case_sources s WHERE s.notice_id = n.id AND s.case_id = ${caseId}`.execute(tx);
  await sql`UPDATE case_sources SET lines = NULL WHERE case_id = ${caseId}`.execute(tx);
  await sql`UPDATE cases SET evidence_erased_at = ${now} WHERE id = ${caseId}`.execute(tx);
}
