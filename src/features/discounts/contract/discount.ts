import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Currency } from '#platform/contract/money-schemas.ts';

export const discountStatuses = ['active', 'inactive'] as const;
export const discountValidities = ['once-per-user', 'unlimited'] as const;

/** The fields of specification §3. */
export const DiscountCode = Type.Object({
  code: Type.String(),
  /** Country to which the buyers are limited; null: any. */
  country: Nullable(Type.String()),
  /** The member to whom the code belongs. */
  user_id: Nullable(Id),
  expires: Nullable(Instant),
  value_percentage: Type.Number(),
  /** Currency to which the orders are limited, also that of `minimum_order_value`; null: any. */
  currency: Nullable(Currency),
  /** Minor units, before the discount. */
  minimum_order_value: Nullable(Type.Integer()),
  status: OneOf(discountStatuses),
  validity: OneOf(discountValidities),
  expired: Type.Boolean(),
  /** Null: all. */
  paymentmethods: Nullable(Type.Array(Type.String())),
});
export type DiscountCode = Static<typeof DiscountCode>;

/** A code that a member may choose. */
export const OwnCode = Type.Object({
  discount: DiscountCode,
  /** The unpaid order that has reserved it. */
  order: Nullable(Id),
});
export type OwnCode = Static<typeof OwnCode>;
