import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** Which browsers are told by push. What encrypts for them stays here. */
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
