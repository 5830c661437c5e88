import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface Authenticator {
  /** Encrypted with the sealer of `codes.ts`. */
  readonly secret: Buffer;
  /** Null until the member has entered a first correct code. */
  readonly confirmedAt: Date | null;
}

export async function findAuthenticator(db: Db | Tx, user: UserId): Promise<Authenticator | null> {
  const row = await db.selectFrom('authenticators').select(['secret', 'confirmed_at']).where('user_id', '=', user).executeTakeFirst();
  return row ? { secret: row.secret, confirmedAt: row.confirmed_at } : null;
}

/** Whether a login needs a code after the password. */
export const hasAuthenticator = async (db: Db | Tx, user: UserId): Promise<boolean> =>
  (await findAuthenticator(db, user))?.confirmedAt instanceof Date;

/** False when the code of this or a later time step was already used. */
export async function claimStep(db: Db | Tx, user: UserId, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('user_id', '=', user)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when the member has no such unused code. */
export async function claimRecoveryCode(db: Db | Tx, user: UserId, codeHash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', user)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
