import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { JoinedPhoto } from '#features/photos/server/index.ts';
import { lockHolds } from '../holds/hold-repo.ts';

/** SQL: rejected photos `f` against whose removal nobody can appeal any more. Not those of accounts that are held for an authority. */
const isForgettable = (now: Date) => sql`(
  f.status = 'rejected' AND f.deleted_at IS NULL
  AND EXISTS (
    SELECT FROM decisions d JOIN case_evidence e ON e.case_id = d.case_id
    WHERE d.content = 'photo' AND d.act = 'remove' AND d.applied_at IS NOT NULL AND d.reversed_by IS NULL AND e.until <= ${now}
      AND (d.item = f.id OR EXISTS (SELECT FROM decision_items i WHERE i.decision_id = d.id AND i.content = 'photo' AND i.item = f.id))
      AND d.user_id = f.user_id)
  AND NOT EXISTS (
    SELECT FROM account_holds h WHERE h.user_id = f.user_id AND h.ended_at IS NULL AND (h.until IS NULL OR h.until > ${now})))`;

/**
 * Marks rejected photos as deleted when nobody can appeal any more, so that their files and rows go like those of photos that their owners
 * delete. Holds of their accounts wait meanwhile, or keep them. At most `limit`; returns how many.
 */
export async function forgetRejected(tx: Tx, now: Date, limit: number): Promise<number> {
  const { rows } = await sql<{ id: number; owner: number }>`
    SELECT f.id, f.user_id AS owner FROM photos f WHERE ${isForgettable(now)} ORDER BY f.id LIMIT ${limit}`.execute(tx);
  // In the same order by everybody, so that two that lock several never wait for each other.
  for (const owner of [...new Set(rows.map((row) => row.owner))].toSorted((a, b) => a - b)) await lockHolds(tx, userId(owner));
  const ids = rows.map(({ id }) => id);
  const { numAffectedRows = 0n } = await sql`
    UPDATE photos f SET deleted_at = ${now} WHERE f.id = ANY(${ids}::bigint[]) AND ${isForgettable(now)}`.execute(tx);
  return Number(numAffectedRows);
}

export interface RejectedRow extends JoinedPhoto {
  readonly number: string;
  readonly reason: string;
  readonly starts_at: Date;
  readonly appeal: string | null;
  /** Its owner may see it: no decision that stands says that it looks like somebody under 18. */
  readonly is_shown: boolean;
}

/** Removed photos of a member with the decision that stands, the newest first. */
export async function listRejected(db: Db, user: UserId, limit: number): Promise<RejectedRow[]> {
  const { rows } = await sql<RejectedRow>`
    SELECT f.id AS photo_id, f.name AS photo_name, f.width AS photo_width, f.height AS photo_height, f.thumb_hash AS photo_hash,
      f.caption AS photo_caption, f.avif AS photo_avif, d.number, d.reason, d.starts_at, d.is_shown,
      CASE WHEN a.id IS NULL THEN NULL WHEN EXISTS (
        SELECT FROM decisions u WHERE u.reviews = d.id AND u.applied_at IS NOT NULL) THEN 'upheld' ELSE 'sent' END AS appeal
    FROM photos f
      JOIN LATERAL (
        SELECT d.id, d.number, d.reason, d.starts_at, bool_and(d.reason <> 'minor') OVER () AS is_shown FROM decisions d
        WHERE d.user_id = f.user_id AND d.act = 'remove' AND d.content = 'photo' AND d.applied_at IS NOT NULL AND d.reversed_by IS NULL
          AND (d.item = f.id OR EXISTS (SELECT FROM decision_items i WHERE i.decision_id = d.id AND i.content = 'photo' AND i.item = f.id))
        ORDER BY d.id DESC LIMIT 1) AS d ON true
      LEFT JOIN appeals a ON a.decision_id = d.id AND a.source_id IS NULL
    WHERE f.user_id = ${user} AND f.status = 'rejected' AND f.deleted_at IS NULL
    ORDER BY d.starts_at DESC, f.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
