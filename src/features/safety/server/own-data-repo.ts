import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** Whom the member blocked, never who blocked the member; and the complaints that they sent while logged in. */
export const safetyData = (db: Db): DataPart[] => [
  smallPart('blocked-members', ['blocks'], (user) =>
    db
      .selectFrom('blocks')
      .innerJoin('profiles', 'profiles.user_id', 'blocks.blocked_id')
      .select(['blocks.blocked_id', 'profiles.name as blocked_name', 'blocks.created_at'])
      .where('blocks.user_id', '=', user)
      .orderBy('blocks.created_at')
      .execute(),
  ),
  smallPart('complaints', ['complaints'], (user) =>
    db
      .selectFrom('complaints')
      .select(['number', 'email', 'name', 'subject', 'text', 'language', 'created_at'])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute(),
  ),
];
