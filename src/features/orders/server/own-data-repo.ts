import type { Db } from '#platform/server/db/open-database.ts';
import { type DataPart, pagedPart, smallPart } from '#platform/server/data-part.ts';

export const orderData = (db: Db): DataPart[] => [
  pagedPart('orders', ['orders'], (user, after, limit) =>
    db
      .selectFrom('orders')
      .select([
        'id',
        'code',
        'package_id',
        'state',
        'credits',
        'days',
        'amount',
        'currency',
        'discount_code',
        'discount_percentage',
        'list_amount',
        'country',
        'vat_rate',
        'profile_country',
        'guessed_country',
        'declared_country',
        'provider',
        'method',
        'provider_reference',
        'pays_debt_of as settles',
        'created_at',
        'completed_at',
        'failed_at',
      ])
      .where('user_id', '=', user)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute(),
  ),
  smallPart('payment-means', ['payment_means'], (user) =>
    db
      .selectFrom('payment_means')
      .select(['id', 'provider', 'method', 'label', 'expires', 'text_version', 'consented_at', 'order_id', 'created_at'])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute(),
  ),
  smallPart('order-payments', ['order_payments'], (user) =>
    db
      .selectFrom('order_payments')
      .innerJoin('orders', 'orders.id', 'order_payments.order_id')
      .select([
        'order_payments.order_id',
        'order_payments.remember_text_version',
        'order_payments.start_text_version',
        'order_payments.means_label',
        'order_payments.payment_country',
        'order_payments.three_d_secure',
        'order_payments.refused_at',
      ])
      .where('orders.user_id', '=', user)
      .orderBy('order_payments.order_id')
      .execute(),
  ),
  smallPart('premium-times', ['premium_periods'], (user) =>
    db
      .selectFrom('premium_periods')
      .select(['order_id', 'days', 'amount', 'currency', 'vat_rate', 'begun', 'taken', 'next_day', 'created_at', 'ended_at'])
      .where('user_id', '=', user)
      .orderBy('order_id')
      .execute(),
  ),
  smallPart('withdrawals', ['withdrawals'], (user) =>
    db
      .selectFrom('withdrawals')
      .select([
        'number',
        'name',
        'order_text',
        'order_id',
        'email',
        'language',
        'received_at',
        'outcome',
        'ended_at',
        'kind',
        'ends',
        'reason',
        'confirmed_at',
        'confirmed_by',
        'approved_at',
        'receipt_sent_at',
        'outcome_reason',
      ])
      .where('user_id', '=', user)
      .orderBy('id')
      .execute(),
  ),
  smallPart('refunds', ['refunds'], (user) =>
    db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.id', 'refunds.order_id')
      .select([
        'refunds.order_id',
        'refunds.credits',
        'refunds.days',
        'refunds.amount',
        'refunds.currency',
        'refunds.state',
        'refunds.cause',
        'refunds.reason',
        'refunds.created_at',
        'refunds.ended_at',
      ])
      .where('orders.user_id', '=', user)
      .execute(),
  ),
];
