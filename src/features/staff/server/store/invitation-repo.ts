import { type StaffId, staffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Until when a person's open invitation is valid; null without one. */
export async function findInvitationEnd(db: Db | Tx, staff: StaffId, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('staff_invitations')
    .select('expires_at')
    .where('staff_id', '=', staff)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

interface NewInvitation {
  readonly staff: StaffId;
  readonly tokenHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Ends the earlier links of the person. */
export async function insertInvitation(tx: Tx, { staff, tokenHash, now, expiresAt }: NewInvitation): Promise<void> {
  await endInvitations(tx, staff, now);
  await tx
    .insertInto('staff_invitations')
    .values({ staff_id: staff, token_hash: tokenHash, created_at: now, expires_at: expiresAt })
    .execute();
}

export async function endInvitations(tx: Db | Tx, staff: StaffId, now: Date): Promise<void> {
  await tx.updateTable('staff_invitations').set({ used_at: now }).where('staff_id', '=', staff).where('used_at', 'is', null).execute();
}

/** Whose invitation it is; null when it is unknown, used or expired. */
export async function findInvitation(tx: Db | Tx, tokenHash: Buffer, now: Date): Promise<StaffId | null> {
  const row = await tx
    .selectFrom('staff_invitations')
    .select('staff_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined ? null : staffId(row.staff_id);
}

/** False when somebody was faster. */
export async function claimInvitation(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_invitations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
