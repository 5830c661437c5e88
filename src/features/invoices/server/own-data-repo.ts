import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart } from '#platform/server/data-part.ts';

export const invoiceData = (db: Db): DataPart[] => [
  pagedPart('invoices', ['invoices'], (user, after, limit) =>
    db
      .selectFrom('invoices')
      .select([
        'id',
        'number',
        'kind',
        'reverses',
        'order_id',
        'issued_on',
        'language',
        'country',
        'currency',
        'vat_rate',
        'total',
        'vat',
        'content',
        'created_at',
      ])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ),
];
