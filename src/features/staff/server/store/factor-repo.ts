import { sql } from 'kysely';
import { type StaffId, staffId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Whether somebody has a passkey or an authenticator. */
export async function hasFactor(db: Db | Tx, staff: StaffId): Promise<boolean> {
  const row = await db
    .selectFrom('staff')
    .select('id')
    .where('id', '=', staff)
    .where((on) =>
      on.or([
        on('totp_since', 'is not', null),
        on.exists(
          on
            .selectFrom('staff_passkeys')
            .select(sql<number>`1`.as('one'))
            .where('staff_id', '=', staff),
        ),
      ]),
    )
    .executeTakeFirst();
  return row !== undefined;
}

export interface StaffPasskeyRow {
  readonly id: number;
  readonly staff: StaffId;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly host: string;
  readonly signCount: number;
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

const passkeys = (db: Db | Tx) =>
  db
    .selectFrom('staff_passkeys')
    .select([
      'id',
      'staff_id',
      'credential_id as credentialId',
      'public_key as publicKey',
      'host',
      'sign_count as signCount',
      'name',
      'created_at as createdAt',
      'used_at as usedAt',
    ]);

/** The oldest first. */
export async function listPasskeys(db: Db | Tx, staff: StaffId): Promise<StaffPasskeyRow[]> {
  const rows = await passkeys(db).where('staff_id', '=', staff).orderBy('id').execute();
  return rows.map(({ staff_id, ...row }) => ({ ...row, staff: staffId(staff_id) }));
}

export async function findStaffPasskey(db: Db | Tx, host: string, credentialId: string): Promise<StaffPasskeyRow | null> {
  const row = await passkeys(db).where('credential_id', '=', credentialId).where('host', '=', host).executeTakeFirst();
  if (row === undefined) return null;
  const { staff_id, ...rest } = row;
  return { ...rest, staff: staffId(staff_id) };
}

/** False when a parallel call has used a later signature. */
export async function markStaffPasskeyUsed(tx: Tx, id: number, signCount: number, now: Date): Promise<boolean> {
  let query = tx.updateTable('staff_passkeys').set({ sign_count: signCount, used_at: now }).where('id', '=', id);
  if (signCount > 0) query = query.where('sign_count', '<', signCount);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

interface NewPasskey extends Omit<StaffPasskeyRow, 'id' | 'createdAt' | 'usedAt'> {
  readonly at: Date;
}

/** False when somebody has a passkey with this id already. */
export async function insertPasskey(tx: Tx, { staff, credentialId, publicKey, host, signCount, name, at }: NewPasskey): Promise<boolean> {
  const row = await tx
    .insertInto('staff_passkeys')
    .values({ staff_id: staff, credential_id: credentialId, public_key: publicKey, host, sign_count: signCount, name, created_at: at })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the person has no such passkey. */
export async function deletePasskey(tx: Tx, staff: StaffId, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('staff_passkeys').where('id', '=', id).where('staff_id', '=', staff).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The secret of an authenticator in use, sealed; `pending`: one whose first code is missing. */
export async function findTotp(db: Db | Tx, staff: StaffId): Promise<{ readonly secret: Buffer | null; readonly pending: Buffer | null }> {
  const row = await db
    .selectFrom('staff')
    .select(['totp_secret as secret', 'totp_pending as pending'])
    .where('id', '=', staff)
    .executeTakeFirst();
  return row ?? { secret: null, pending: null };
}

export async function setPendingTotp(tx: Tx, staff: StaffId, pending: Buffer): Promise<void> {
  await tx.updateTable('staff').set({ totp_pending: pending }).where('id', '=', staff).execute();
}

export async function confirmTotp(tx: Tx, staff: StaffId, now: Date): Promise<void> {
  await sql`UPDATE staff SET totp_secret = totp_pending, totp_pending = NULL, totp_since = ${now} WHERE id = ${staff}`.execute(tx);
}

/** False when the code of this or a later time step was already used. */
export async function claimStep(db: Db | Tx, staff: StaffId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff')
    .set({ totp_last_step: step })
    .where('id', '=', staff)
    .where('totp_last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the person has no such unused code. */
export async function claimRecoveryCode(db: Db | Tx, staff: StaffId, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('staff_id', '=', staff)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceRecoveryCodes(tx: Tx, staff: StaffId, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staff).execute();
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ staff_id: staff, code_hash })))
    .execute();
}

export async function countRecoveryCodes(db: Db | Tx, staff: StaffId): Promise<number> {
  const row = await db
    .selectFrom('staff_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staff_id', '=', staff)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Removes password and every factor: only a new invitation leads in again. */
export async function removeFactors(tx: Tx, staff: StaffId): Promise<void> {
  await tx.deleteFrom('staff_passkeys').where('staff_id', '=', staff).execute();
  await tx.deleteFrom('staff_recovery_codes').where('staff_id', '=', staff).execute();
  await tx
    .updateTable('staff')
    .set({ password_hash: null, totp_secret: null, totp_pending: null, totp_since: null })
    .where('id', '=', staff)
    .execute();
}

/** Whether somebody has this recovery code, used or not. */
export async function hasRecoveryCode(tx: Tx, staff: StaffId, codeHash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_recovery_codes')
    .select('staff_id')
    .where('staff_id', '=', staff)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return row !== undefined;
}
