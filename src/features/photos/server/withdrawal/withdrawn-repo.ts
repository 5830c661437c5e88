import { sql } from 'kysely';
import type { SiteId } from '#platform/contract/ids.ts';
import type { Db } from '#platform/server/db/open-database.ts';
import type { PhotoFiles } from '../photo-files.ts';

/** A photo that caches may still contain. The row is written by triggers on photos and profiles. */
export interface WithdrawnPhoto extends PhotoFiles {
  /** Null for any site. */
  readonly site: SiteId | null;
  readonly version: number;
  readonly timesPurged: number;
  readonly failures: number;
}

/** Claims the photo that has been due for longest, until `leasedUntil`; null when none is due. */
export async function takeWithdrawn(db: Db, now: Date, leasedUntil: Date): Promise<WithdrawnPhoto | null> {
  const { rows } = await sql<{
    name: string;
    site_id: SiteId | null;
    width: number;
    avif: boolean;
    version: number;
    times_purged: number;
    failures: number;
  }>`
    UPDATE withdrawn_photos SET due_at = ${leasedUntil}
    WHERE name = (
      SELECT name FROM withdrawn_photos WHERE due_at IS NULL OR due_at <= ${now}
      ORDER BY due_at NULLS FIRST LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING name, site_id, width, avif, version, times_purged, failures`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { site_id: site, times_purged: timesPurged, ...rest } = row;
  return { ...rest, site, timesPurged };
}

/** Does nothing when the photo was withdrawn again meanwhile. */
export async function setPurged(db: Db, { name, version, timesPurged }: WithdrawnPhoto, due: Date): Promise<void> {
  await db
    .updateTable('withdrawn_photos')
    .set({ times_purged: timesPurged + 1, failures: 0, due_at: due })
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

/** Does nothing when the photo was withdrawn again meanwhile. */
export async function setFailed(db: Db, { name, version, failures }: WithdrawnPhoto, due: Date): Promise<void> {
  await db
    .updateTable('withdrawn_photos')
    .set({ failures: failures + 1, due_at: due })
    .where('name', '=', name)
    .where('version', '=', version)
    .execute();
}

/** Does nothing when the photo was withdrawn again meanwhile. */
export async function forgetWithdrawn(db: Db, { name, version }: WithdrawnPhoto): Promise<void> {
  await db.deleteFrom('withdrawn_photos').where('name', '=', name).where('version', '=', version).execute();
}

/** Photos whose purge has failed at least this many times in a row. */
export async function listFailing(
  db: Db,
  failures: number,
  limit: number,
): Promise<{ name: string; failures: number; due: Date | null }[]> {
  const rows = await db
    .selectFrom('withdrawn_photos')
    .select(['name', 'failures', 'due_at'])
    .where('failures', '>=', failures)
    .orderBy('failures', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ due_at: due, ...rest }) => ({ ...rest, due }));
}

export async function forgetAllWithdrawn(db: Db): Promise<void> {
  await db.deleteFrom('withdrawn_photos').execute();
}
