import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** The member's subscribed browsers, for the data export, without encryption keys. */
export const pushData = (db: Db): DataPart[] => [
  smallPart('push-subscriptions', ['push_subscriptions'], (user) =>
    db
      .selectFrom('push_subscriptions')
      .select(['id', 'session_id', 'endpoint', 'created_at'])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute(),
  ),
];
