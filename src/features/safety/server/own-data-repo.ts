import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/**
 * Data export: members that the user blocked, complaints sent while logged in, and reports made, without the reported
 * member or the evidence. Never who blocked or reported the user.
 */
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
  smallPart('reports', ['reports'], (user) =>
    db
      .selectFrom('reports')
      .select([
        'number',
        'subject',
        'reason',
        'text',
        'network',
        'state',
        'statement',
        'set_aside',
        'warned_at',
        'created_at',
        'decided_at',
      ])
      .where('reporter_id', '=', user)
      .orderBy('id')
      .execute(),
  ),
];
