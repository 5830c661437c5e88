import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { isPushType, type SentNotification, type NotificationKind } from './notification-types.ts';

const maxRows = 500;

/** Newest first. */
export async function findSent(tx: Tx, user: UserId): Promise<SentNotification[]> {
  const rows = await tx
    .selectFrom('sent_notifications')
    .select(['type', 'sent_at'])
    .where('user_id', '=', user)
    .orderBy('sent_at', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map(({ type, sent_at }) => ({ type, at: sent_at }));
}

/** Keeps only the last push of a kind: there are many, and no daily limit counts them. */
export async function insertSent(tx: Tx, user: UserId, type: NotificationKind, now: Date): Promise<void> {
  if (isPushType(type)) await tx.deleteFrom('sent_notifications').where('user_id', '=', user).where('type', '=', type).execute();
  await tx.insertInto('sent_notifications').values({ user_id: user, type, sent_at: now }).execute();
}

export async function deleteSentBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sent_notifications').where('sent_at', '<', before).execute();
}
