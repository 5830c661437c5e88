import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import type { SentMail, ToldType } from './told-types.ts';

const most = 500;

/** The newest first. */
export async function findSent(tx: Tx, user: UserId): Promise<SentMail[]> {
  const rows = await tx
    .selectFrom('sent_notifications')
    .select(['type', 'sent_at'])
    .where('user_id', '=', user)
    .orderBy('sent_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ type, sent_at }) => ({ type, at: sent_at }));
}

export async function insertSent(tx: Tx, user: UserId, type: ToldType, now: Date): Promise<void> {
  await tx.insertInto('sent_notifications').values({ user_id: user, type, sent_at: now }).execute();
}

export async function deleteSentBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('sent_notifications').where('sent_at', '<', before).execute();
}
