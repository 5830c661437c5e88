import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart, smallPart } from '#platform/server/data-part.ts';

/** What the member has, and every movement. */
export const creditsData = (db: Db): DataPart[] => [
  smallPart('credits', ['balances'], (user) =>
    db.selectFrom('balances').select(['purchased', 'bonus', 'month', 'month_spent']).where('user_id', '=', user).execute(),
  ),
  pagedPart('credit-movements', ['ledger_transactions'], (user, after, most) =>
    db
      .selectFrom('ledger_transactions')
      .select(['id', 'kind', 'purchased', 'bonus', 'created_at'])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute(),
  ),
];
