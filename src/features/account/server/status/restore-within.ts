import type { Tx } from '#platform/server/db/open-database.ts';
import type { Mails } from '#features/mails/server/index.ts';
import { isOpen, restorableUntil } from '../user/status-transitions.ts';
import { findName, type UserRow } from '../user/user-repo.ts';
import { setRestored } from './status-repo.ts';

/** Until when the account can come back, with all its data; null when it cannot: one that a decision had closed stays closed. */
export function restorable({ deletedAt, deletedFrom }: UserRow, now: Date): Date | null {
  const until = deletedAt === null || deletedFrom === null || !isOpen(deletedFrom) ? null : restorableUntil(deletedAt);
  return until !== null && until > now ? until : null;
}

/** Restores a deleted account and mails its member. The caller has locked the user. False when it cannot come back. */
export async function restoreWithin(
  mails: Pick<Mails, 'post'>,
  tx: Tx,
  user: UserRow,
  { now, origin }: { readonly now: Date; readonly origin: string },
): Promise<boolean> {
  const { id, email, language, siteId, deletedFrom } = user;
  if (restorable(user, now) === null || deletedFrom === null || !isOpen(deletedFrom)) return false;
  await setRestored(tx, id, deletedFrom, now);
  const params = { name: await findName(tx, id), link: `${origin}/members` };
  await mails.post(tx, { kind: 'restored', params, to: email, language, site: siteId, origin });
  return true;
}
