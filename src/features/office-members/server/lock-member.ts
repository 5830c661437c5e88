import type { SiteId, UserId } from '#platform/contract/ids.ts';
import type { Tx } from '#platform/server/db/open-database.ts';
import { lockUser, type UserRow } from '#features/account/server/index.ts';

/** A member of the site, locked until the transaction ends; null for everybody else. */
export async function lockMember(tx: Tx, site: SiteId, user: UserId): Promise<UserRow | null> {
  const member = await lockUser(tx, user);
  return member?.siteId === site ? member : null;
}
