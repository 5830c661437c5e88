import { sql } from 'kysely';
import { type UserId, userId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { isNotificationKind, type NotificationKind } from './notification-types.ts';

/** When to check whether a member has something unseen to be notified of. */
export interface PendingNotification {
  readonly user: UserId;
  readonly type: NotificationKind;
  readonly due: Date;
}

/** Keeps the earlier due time of each kind. Returns the rows as stored; users who no longer exist are left out. */
export async function insertPendingNotifications(db: Db | Tx, pending: readonly PendingNotification[]): Promise<PendingNotification[]> {
  if (pending.length === 0) return [];
  // Always in the same order, so that two processes cannot deadlock.
  const sorted = pending.toSorted((a, b) => a.user - b.user || a.type.localeCompare(b.type));
  const { rows } = await sql<{ user_id: number; type: string; due_at: Date }>`
    INSERT INTO pending_notifications AS p (user_id, type, due_at)
    SELECT u.id, e.type, e.due_at
    FROM unnest(${sorted.map(({ user }) => user)}::bigint[], ${sorted.map(({ type }) => type)}::text[], ${sorted.map(({ due }) => due)}::timestamptz[])
      WITH ORDINALITY AS e (user_id, type, due_at, place) JOIN users u ON u.id = e.user_id
    ORDER BY e.place
    ON CONFLICT (user_id, type) DO UPDATE SET due_at = least(p.due_at, excluded.due_at)
    RETURNING user_id, type, due_at`.execute(db);
  return rows.flatMap(({ user_id, type, due_at }) => (isNotificationKind(type) ? [{ user: userId(user_id), type, due: due_at }] : []));
}

/** Replaces the due time of the kind. */
export async function replacePendingNotification(tx: Tx, { user, type, due }: PendingNotification): Promise<void> {
  await tx
    .insertInto('pending_notifications')
    .values({ user_id: user, type, due_at: due })
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doUpdateSet({ due_at: due }))
    .execute();
}

/** Takes those that have been due longest out of the queue; skips rows that another transaction is taking. */
export async function takeDue(tx: Tx, now: Date, limit: number): Promise<{ readonly user: UserId; readonly type: string }[]> {
  const { rows } = await sql<{ user_id: number; type: string }>`
    WITH due AS (
      SELECT user_id, type FROM pending_notifications WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )
    DELETE FROM pending_notifications p USING due WHERE p.user_id = due.user_id AND p.type = due.type
    RETURNING p.user_id, p.type`.execute(tx);
  return rows.map(({ user_id, type }) => ({ user: userId(user_id), type }));
}
