import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart } from '#platform/server/data-part.ts';

export const paymentData = (db: Db): DataPart[] => [
  pagedPart('orders', ['orders'], (user, after, limit) =>
    db
      .selectFrom('orders')
      .select([
        'id',
        'package_id',
        'state',
        'credits',
        'amount',
        'currency',
        'discount_code',
        'discount_percentage',
        'list_amount',
        'country',
        'vat_rate',
        'provider',
        'method',
        'provider_reference',
        'created_at',
        'completed_at',
      ])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ),
];
