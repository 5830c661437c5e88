import { type SiteId, siteId, type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';

/** Users deleted by then, by ascending id. */
export async function listPurgeable(db: Db, deletedUpTo: Date, after: number, limit: number): Promise<UserId[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'deleted')
    .where('deleted_at', '<=', deletedUpTo)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => userId(id));
}

/** `addresses`: the current one, and those of requested mail changes. */
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

/** Deletes the user and all dependent rows. False when the account is no longer marked as deleted. */
export async function purgeUser(tx: Tx, user: UserId, deletedUpTo: Date): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('users')
    .where('id', '=', user)
    .where('status', '=', 'deleted')
    .where('deleted_at', '<=', deletedUpTo)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
