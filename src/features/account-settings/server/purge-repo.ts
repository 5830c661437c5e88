import { type SiteId, siteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Who was deleted up to then, by rising id. */
export async function listPurgeable(db: Db, deletedUpTo: Date, after: number, most: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'deleted')
    .where('deleted_at', '<=', deletedUpTo)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => userId(id));
}

/** Addresses: the account's own, and those to which it was to move. */
export async function findPurgeable(
  tx: Tx,
  user: UserId,
  deletedUpTo: Date,
): Promise<{ readonly site: SiteId; readonly addresses: readonly string[] } | null> {
  const row = await tx
    .selectFrom('users')
    .select(['site_id', 'email'])
    .where('id', '=', user)
    .where('status', '=', 'deleted')
    .where('deleted_at', '<=', deletedUpTo)
    .executeTakeFirst();
  if (!row) return null;
  const links = await tx.selectFrom('link_tokens').select('email').distinct().where('user_id', '=', user).execute();
  return { site: siteId(row.site_id), addresses: [row.email, ...links.flatMap(({ email }) => email ?? [])] };
}

/** With everything that hangs on the user. False: not deleted any more. */
export async function purgeUser(tx: Tx, user: UserId, deletedUpTo: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('users')
    .where('id', '=', user)
    .where('status', '=', 'deleted')
    .where('deleted_at', '<=', deletedUpTo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
