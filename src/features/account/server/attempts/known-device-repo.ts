import { sql } from 'kysely';
import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Whether a browser has logged in to the account with this address on the site. */
export async function isKnown(db: Db | Tx, site: SiteId, email: string, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('known_devices.user_id')
    .where('users.site_id', '=', site)
    .where('users.email', '=', email)
    .where('known_devices.token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the browser has logged in to any account. */
export async function isIssued(db: Db | Tx, tokenHash: Buffer): Promise<boolean> {
  const row = await db.selectFrom('known_devices').select('user_id').where('token_hash', '=', tokenHash).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Adds a browser to the account's known devices, and deletes all but the newest `most`. */
export async function addKnown(db: Db | Tx, user: UserId, tokenHash: Buffer, now: Date, most: number): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ user_id: user, token_hash: tokenHash, used_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ used_at: now }))
    .execute();
  await sql`
    DELETE FROM known_devices WHERE user_id = ${user} AND token_hash IN (
      SELECT token_hash FROM known_devices WHERE user_id = ${user} AND token_hash <> ${tokenHash}
      ORDER BY used_at DESC, token_hash OFFSET ${most - 1})`.execute(db);
}

export async function forgetKnown(db: Db | Tx, user: UserId): Promise<void> {
  await db.deleteFrom('known_devices').where('user_id', '=', user).execute();
}
