import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart, smallPart } from '#platform/server/data-part.ts';

/** The member's balance, the prices of the credits, and all ledger transactions, for the data export. */
export const creditsData = (db: Db): DataPart[] => [
  smallPart('credits', ['balances'], (user) =>
    db.selectFrom('balances').select(['purchased', 'bonus', 'month', 'month_spent', 'frozen']).where('user_id', '=', user).execute(),
  ),
  pagedPart('credit-lots', ['credit_lots'], (user, after, limit) =>
    db
      .selectFrom('credit_lots')
      .select(['id', 'order_id', 'credits', 'amount', 'currency', 'vat_rate', 'taken', 'created_at'])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ),
  pagedPart('credit-movements', ['ledger_transactions'], (user, after, limit) =>
    db
      .selectFrom('ledger_transactions')
      .select(['id', 'kind', 'purchased', 'bonus', 'created_at'])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ),
];
