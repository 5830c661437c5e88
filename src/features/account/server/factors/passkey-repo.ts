import { type SiteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

export interface PasskeyRow {
  readonly id: number;
  readonly user: UserId;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
}

/** The passkey of a member of this site. It is valid only on the host on which it was created. */
export async function findPasskey(db: Db | Tx, site: SiteId, host: string, credentialId: string): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select(['passkeys.id', 'passkeys.user_id', 'passkeys.public_key', 'passkeys.sign_count'])
    .where('passkeys.credential_id', '=', credentialId)
    .where('passkeys.host', '=', host)
    .where('users.site_id', '=', site)
    .executeTakeFirst();
  if (!row) return null;
  return { id: row.id, user: userId(row.user_id), credentialId, publicKey: row.public_key, signCount: row.sign_count };
}

/** False when a parallel call has used a later signature. A device with a signature counter never uses the same count twice. */
export async function markPasskeyUsed(db: Db | Tx, { id, signCount }: Pick<PasskeyRow, 'id' | 'signCount'>, now: Date): Promise<boolean> {
  let query = db.updateTable('passkeys').set({ sign_count: signCount, used_at: now }).where('id', '=', id);
  if (signCount > 0) query = query.where('sign_count', '<', signCount);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}
