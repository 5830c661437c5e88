import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Currency } from '#platform/contract/money-schemas.ts';
import { discountStatuses, discountValidities } from '#features/discounts/contract/discount.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import { maxDiscount, maxPrice, refusalReasons } from './limits.ts';

/** A code as the operator writes it: the fields of specification §3, its begin and its limits. */
export const CodeBody = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 60 }),
  /** ISO 3166-1 alpha-2, one in which the site sells; null: any. */
  country: Nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** The member to whom the code belongs; null: everybody. */
  user_id: Nullable(Id),
  /** From when it counts; null: at once. */
  starts: Type.Optional(Nullable(Instant)),
  expires: Nullable(Instant),
  /** Orders that may have it in all, open ones among them; null: any number. One that fails makes room again. */
  max_uses: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 10_000_000 }))),
  /** Orders of one member that may have it, from two; null: as `validity` says. */
  member_limit: Type.Optional(Nullable(Type.Integer({ minimum: 2, maximum: 1000 }))),
  /** For the office alone. */
  note: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
  /** Percent with at most one decimal. */
  value_percentage: Type.Number({ minimum: 0.1, maximum: maxDiscount }),
  currency: Nullable(Currency),
  /** Minor units of `currency`. */
  minimum_order_value: Nullable(Type.Integer({ minimum: 1, maximum: maxPrice })),
  status: OneOf(discountStatuses),
  validity: OneOf(discountValidities),
  /** Null: all. */
  paymentmethods: Nullable(Type.Array(OneOf(paymentMethods), { minItems: 1, maxItems: paymentMethods.length })),
  /** That of GET; 0: a new code. */
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
});
export type CodeBody = Static<typeof CodeBody>;

export const CodeUse = Type.Object({
  /** Orders that are paid with it, and those that are open. */
  used: Type.Integer(),
  reserved: Type.Integer(),
  /** What was paid with it, by currency, in minor units. */
  paid: Type.Record(Type.String(), Type.Integer()),
  /** The most frequent first. */
  refusals: Type.Array(Type.Object({ reason: OneOf(refusalReasons), count: Type.Integer(), last_at: Instant })),
});
export type CodeUse = Static<typeof CodeUse>;

export const OfficeCode = Type.Object({
  ...CodeBody.properties,
  starts: Nullable(Instant),
  max_uses: Nullable(Type.Integer()),
  member_limit: Nullable(Type.Integer()),
  note: Nullable(Type.String()),
  id: Id,
  expired: Type.Boolean(),
  /** Its time has not come. */
  waits: Type.Boolean(),
  ...CodeUse.properties,
});
export type OfficeCode = Static<typeof OfficeCode>;

/** Orders that were placed with a code in a week and not released. */
export const CodeWeek = Type.Object({
  /** Its Monday, where the site is. */
  monday: Type.String(),
  /** ISO 8601. */
  week: Type.Integer(),
  orders: Type.Integer(),
  running: Type.Boolean(),
});
export type CodeWeek = Static<typeof CodeWeek>;

/** The welcome discount, which is part of the product: it can only be read. */
export const WelcomeCode = Type.Object({
  code: Type.String(),
  value_percentage: Type.Number(),
  /** After the signup. */
  hours: Type.Number(),
  ...CodeUse.properties,
});
export type WelcomeCode = Static<typeof WelcomeCode>;
