import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface ExportRow {
  readonly id: number;
  readonly requestedAt: Date;
  /** Null while it is being made. */
  readonly readyAt: Date | null;
}

/** Newest first. */
export async function listExports(db: Db | Tx, user: UserId): Promise<ExportRow[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select(['id', 'requested_at', 'ready_at'])
    .where('user_id', '=', user)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ id: row.id, requestedAt: row.requested_at, readyAt: row.ready_at }));
}

export async function insertExport(tx: Tx, user: UserId, origin: string, now: Date): Promise<void> {
  await tx.insertInto('data_exports').values({ user_id: user, requested_at: now, origin }).execute();
}

export interface PendingExport {
  readonly id: number;
  readonly user: UserId;
  /** `https://www.example.org` */
  readonly origin: string;
}

/** Pending exports, by ascending id. Those of closed accounts wait until the account is restored. */
export async function listPendingExports(db: Db, after: number, limit: number): Promise<PendingExport[]> {
  const rows = await db
    .selectFrom('data_exports')
    .innerJoin('users', 'users.id', 'data_exports.user_id')
    .select(['data_exports.id', 'data_exports.user_id', 'data_exports.origin'])
    .where('data_exports.ready_at', 'is', null)
    .where('data_exports.id', '>', after)
    .where('users.status', '<>', 'deleted')
    .orderBy('data_exports.id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, user: userId(row.user_id), origin: row.origin }));
}

/** False when the export is gone, or another attempt finished first. */
export async function setExportReady(tx: Tx, id: number, file: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set({ ready_at: now, file })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Name in the storage; null when the export is another user's or not ready. */
export async function findExportFile(db: Db, user: UserId, id: number): Promise<string | null> {
  const row = await db.selectFrom('data_exports').select('file').where('id', '=', id).where('user_id', '=', user).executeTakeFirst();
  return row?.file ?? null;
}

/** Exports that were ready by then, or requested by then and never made. */
export async function listOldExports(db: Db, upTo: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where((row) => row.fn.coalesce('ready_at', 'requested_at'), '<=', upTo)
    // Implied by the condition above; lets the index be used.
    .where('requested_at', '<=', upTo)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteExport(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('data_exports').where('id', '=', id).execute();
}
