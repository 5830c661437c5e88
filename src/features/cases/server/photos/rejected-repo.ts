import { sql } from 'kysely';
import type { Db } from '#platform/server/db/open-database.ts';

/**
 * Marks rejected photos as deleted when nobody can appeal any more, so that their files and rows go like those of photos that their owners
 * delete. Not those of accounts that are held for an authority. At most `limit`; returns how many.
 */
export async function forgetRejected(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE photos SET deleted_at = ${now} WHERE id IN (
      SELECT f.id FROM photos f
      WHERE f.status = 'rejected' AND f.deleted_at IS NULL
        AND EXISTS (
          SELECT FROM decisions d JOIN case_evidence e ON e.case_id = d.case_id
          WHERE d.content = 'photo' AND d.act = 'remove' AND d.applied_at IS NOT NULL AND d.reversed_by IS NULL AND e.until <= ${now}
            AND (d.item = f.id OR EXISTS (SELECT FROM decision_items i WHERE i.decision_id = d.id AND i.content = 'photo' AND i.item = f.id))
            AND d.user_id = f.user_id)
        AND NOT EXISTS (
          SELECT FROM account_holds h WHERE h.user_id = f.user_id AND h.ended_at IS NULL AND (h.until IS NULL OR h.until > ${now}))
      ORDER BY f.id LIMIT ${limit})`.execute(db);
  return Number(numAffectedRows);
}
