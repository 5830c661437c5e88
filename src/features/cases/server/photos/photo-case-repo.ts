import { sql } from 'kysely';
import { siteId, type SiteId, userId, type UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { waits } from './waiting.ts';

export interface UnopenedPhoto {
  readonly photo: number;
  readonly owner: UserId;
  readonly site: SiteId;
  readonly uploadedAt: Date;
}

interface UnopenedRow {
  readonly id: number;
  readonly user_id: number;
  readonly site_id: number;
  readonly created_at: Date;
}

/** SQL condition on `photos f`: no case is open about it, and none was decided so lately that it can still be undone. */
const isUnopened = sql<boolean>`NOT EXISTS (SELECT FROM cases c WHERE c.photo_id = f.id AND c.kind = 'picture' AND (
    c.state IN ('open', 'held_for_second')
    OR EXISTS (SELECT FROM decisions d WHERE d.case_id = c.id AND d.applied_at IS NULL AND d.withdrawn_at IS NULL)))`;

/** Photos that wait although no case says so, the oldest first. */
export async function listUnopenedPhotos(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT f.id FROM photos f JOIN users u ON u.id = f.user_id WHERE ${waits} AND ${isUnopened} ORDER BY f.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same of one photo, which stays locked; null when it does not wait, or stands in a case. */
export async function lockUnopenedPhoto(tx: Tx, photo: number): Promise<UnopenedPhoto | null> {
  const { rows } = await sql<UnopenedRow>`
    SELECT f.id, f.user_id, u.site_id, f.created_at FROM photos f JOIN users u ON u.id = f.user_id
    WHERE f.id = ${photo} AND ${waits} AND ${isUnopened} FOR UPDATE OF f`.execute(tx);
  const [row] = rows;
  return row === undefined ? null : { photo: row.id, owner: userId(row.user_id), site: siteId(row.site_id), uploadedAt: row.created_at };
}

/** Open cases about photos that wait no longer: deleted by the owner, or the account is closed. */
export async function listNeedlessCases(db: Db, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM cases c
    WHERE c.kind = 'picture' AND c.state = 'open' AND c.photo_id IS NOT NULL AND NOT EXISTS (SELECT FROM case_sources s WHERE s.case_id = c.id AND s.block_id IS NULL)
      AND NOT EXISTS (SELECT FROM photos f JOIN users u ON u.id = f.user_id WHERE f.id = c.photo_id AND ${waits})
    ORDER BY c.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Closes it, if it is still open and nothing but the photo has opened it. False when there is nothing to close. */
export async function closeCase(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('cases')
    .set({ state: 'closed', claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The newest case about the photo alone in one of these states; null when there is none. */
export async function findPhotoCase(tx: Tx, photo: number, state: 'open' | 'closed'): Promise<number | null> {
  const row = await tx
    .selectFrom('cases')
    .select('id')
    .where('photo_id', '=', photo)
    .where('kind', '=', 'picture')
    .where('state', '=', state)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('case_sources').whereRef('case_sources.case_id', '=', 'cases.id').where('block_id', 'is', null)),
      ),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function reopenCase(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('cases').set({ state: 'open' }).where('id', '=', id).where('state', '=', 'closed').execute();
}
