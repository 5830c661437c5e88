import { sql } from 'kysely';
import type { SiteId, StaffId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { MemberLookReason, PrivateData } from '#features/decisions/contract/rules.ts';

interface NewDataLook {
  readonly site: SiteId;
  readonly staff: StaffId;
  readonly user: UserId;
  readonly what: readonly PrivateData[];
  readonly reason: MemberLookReason;
  readonly now: Date;
}

/** A look at private data of an account. Call it in the transaction that writes the log. */
export async function insertDataLook(tx: Tx, { site, staff, user, what, reason, now }: NewDataLook): Promise<void> {
  await sql`
    INSERT INTO data_looks (site_id, staff_id, user_id, what, reason, at)
    VALUES (${site}, ${staff}, ${user}, ${what}::text[], ${reason}, ${now})`.execute(tx);
}

/** Whether somebody of the staff has looked at such data of the account since then. */
export async function hasLookedAtData(
  db: Db | Tx,
  { staff, user, what, since }: Pick<NewDataLook, 'staff' | 'user'> & { readonly what: PrivateData; readonly since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM data_looks WHERE user_id = ${user} AND staff_id = ${staff} AND ${what} = ANY(what) AND at > ${since} LIMIT 1`.execute(db);
  return rows.length > 0;
}

export interface DataLookRow {
  readonly at: Date;
  readonly what: string[];
  readonly reason: string;
}

/** SQL: looks `l` at data that the member may know of: an authority may have asked to keep silent about those for it. */
export const isDataLookShown = (now: Date) => sql`NOT (l.reason = 'authority' AND EXISTS (
  SELECT FROM account_holds h WHERE h.user_id = l.user_id AND h.silent_until > ${now}))`;

/** The newest first. */
export async function listDataLooks(db: Db, user: UserId, now: Date | null, limit: number): Promise<DataLookRow[]> {
  const { rows } = await sql<DataLookRow>`
    SELECT l.at, l.what, l.reason FROM data_looks l
    WHERE l.user_id = ${user} AND ${now === null ? sql`true` : isDataLookShown(now)} ORDER BY l.id DESC LIMIT ${limit}`.execute(db);
  return rows;
}
