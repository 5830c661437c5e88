import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, smallPart } from '#platform/server/data-part.ts';

/** The member's own codes and the codes they have used, for the data export. */
export const discountData = (db: Db): DataPart[] => [
  smallPart('discount-codes', ['discount_codes'], (user) =>
    db
      .selectFrom('discount_codes')
      .select([
        'id',
        'code',
        'country',
        'expires',
        'value_percentage',
        'currency',
        'minimum_order_value',
        'status',
        'validity',
        'paymentmethods',
        'starts',
        'max_uses',
        'member_limit',
      ])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute(),
  ),
  smallPart('discount-uses', ['discount_uses'], (user) =>
    db
      .selectFrom('discount_uses')
      .select(['order_id', 'code', 'once_per_user', 'state'])
      .where('user_id', '=', user)
      .orderBy('order_id')
      .execute(),
  ),
];
