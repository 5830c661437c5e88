import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { isSame } from '#platform/server/secrets.ts';

export interface OwnPasskey {
  readonly id: number;
  readonly credentialId: string;
  readonly host: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly usedAt: Date | null;
}

/** The oldest first. */
export async function listPasskeys(db: Db | Tx, user: UserId): Promise<OwnPasskey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'credential_id', 'host', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', user)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    credentialId: row.credential_id,
    host: row.host,
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }));
}

interface NewPasskeyRow {
  readonly user: UserId;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly host: string;
  readonly signCount: number;
  readonly name: string;
  readonly at: Date;
}

/** False when somebody has a passkey with this id already. */
export async function insertPasskey(tx: Tx, { user, credentialId, publicKey, host, signCount, name, at }: NewPasskeyRow): Promise<boolean> {
  const row = await tx
    .insertInto('passkeys')
    .values({ user_id: user, credential_id: credentialId, public_key: publicKey, host, sign_count: signCount, name, created_at: at })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the user has no such passkey. */
export async function setPasskeyName(db: Db, user: UserId, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the user has no such passkey. */
export async function deletePasskey(tx: Tx, user: UserId, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('id', '=', id).where('user_id', '=', user).executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertAuthenticator(tx: Tx, user: UserId, secret: Buffer, now: Date): Promise<void> {
  await tx.insertInto('authenticators').values({ user_id: user, secret, created_at: now }).execute();
}

export async function confirmAuthenticator(tx: Tx, user: UserId, now: Date): Promise<void> {
  await tx.updateTable('authenticators').set({ confirmed_at: now }).where('user_id', '=', user).execute();
}

/** With its recovery codes. False when the user has none that is confirmed. */
export async function deleteAuthenticator(tx: Tx, user: UserId): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user).execute();
  const { numDeletedRows } = await tx
    .deleteFrom('authenticators')
    .where('user_id', '=', user)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function replaceRecoveryCodes(tx: Tx, user: UserId, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user).execute();
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: user, code_hash })))
    .execute();
}

/** Whether these are the user's recovery codes, used or not. */
export async function hasRecoveryCodes(db: Db | Tx, user: UserId, hashes: readonly Buffer[]): Promise<boolean> {
  const rows = await db.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', user).execute();
  return hashes.length === rows.length && hashes.every((hash) => rows.some(({ code_hash }) => isSame(code_hash, hash)));
}

export async function countRecoveryCodes(db: Db | Tx, user: UserId): Promise<number> {
  const row = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
