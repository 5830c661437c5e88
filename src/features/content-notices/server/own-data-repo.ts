import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** Data export: notices that the user sent while logged in. Never those about the user. */
export const noticesData = (db: Db): DataPart[] => [
  smallPart('notices', ['notices'], (user) =>
    db
      .selectFrom('notices')
      .select(['number', 'name', 'email', 'network', 'reason', 'place', 'text', 'language', 'created_at', 'due_at'])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute(),
  ),
];
