import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface ExportRow {
  readonly id: number;
  readonly requestedAt: Date;
  /** Null: it is still being made. */
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

export interface WantedExport {
  readonly id: number;
  readonly user: UserId;
  /** `https://www.example.org` */
  readonly origin: string;
}

/** Exports that are to be made, by rising id. Whose account is closed gets theirs when it comes back. */
export async function listWantedExports(db: Db, after: number, most: number): Promise<WantedExport[]> {
  const rows = await db
    .selectFrom('data_exports')
    .innerJoin('users', 'users.id', 'data_exports.user_id')
    .select(['data_exports.id', 'data_exports.user_id', 'data_exports.origin'])
    .where('data_exports.ready_at', 'is', null)
    .where('data_exports.id', '>', after)
    .where('users.status', 'in', ['not_confirmed', 'active'])
    .orderBy('data_exports.id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ id: row.id, user: userId(row.user_id), origin: row.origin }));
}

/** False: it is gone, or another file was faster. */
export async function setExportReady(tx: Tx, id: number, file: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('data_exports')
    .set({ ready_at: now, file })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Name in the storage; null for somebody else's export and for one that is not ready. */
export async function findExportFile(db: Db, user: UserId, id: number): Promise<string | null> {
  const row = await db.selectFrom('data_exports').select('file').where('id', '=', id).where('user_id', '=', user).executeTakeFirst();
  return row?.file ?? null;
}

/** Made up to then, or asked for up to then and never made. */
export async function listOldExports(db: Db, upTo: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('data_exports')
    .select('id')
    .where((row) => row.fn.coalesce('ready_at', 'requested_at'), '<=', upTo)
    // Never later than the other: for the index.
    .where('requested_at', '<=', upTo)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteExport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('data_exports').where('id', '=', id).execute();
}
