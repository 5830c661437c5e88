import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** For the data export: the traffic source, and earlier exports. */
export const accountSettingsData = (db: Db): DataPart[] => [
  smallPart('tracking', ['trackings'], (user) =>
    db
      .selectFrom('trackings')
      .select(['network', 'ref', 'sub1', 'sub2', 'sub3', 'lander', 'created_at'])
      .where('user_id', '=', user)
      .execute(),
  ),
  smallPart('data-exports', ['data_exports'], (user) =>
    db.selectFrom('data_exports').select(['id', 'requested_at', 'ready_at']).where('user_id', '=', user).orderBy('id').execute(),
  ),
];
