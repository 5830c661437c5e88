import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart, smallPart } from '#platform/server/data-part.ts';

/** Pending and sent notifications. */
export const notificationData = (db: Db): DataPart[] => [
  smallPart('notifications-waiting', ['pending_notifications'], (user) =>
    db.selectFrom('pending_notifications').select(['type', 'due_at']).where('user_id', '=', user).orderBy('due_at').execute(),
  ),
  pagedPart('notifications-sent', ['sent_notifications'], (user, after, limit) =>
    db
      .selectFrom('sent_notifications')
      .select(['id', 'type', 'sent_at'])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ),
];
