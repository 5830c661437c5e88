import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Currency } from '#platform/contract/money-schemas.ts';
import { discountStatuses, discountValidities } from '#features/discounts/contract/discount.ts';
import { paymentMethods } from '#features/payment-providers/contract/payment-methods.ts';
import { maxDiscount, maxPrice, refusalReasons } from './limits.ts';

/** A code as the operator writes it: the fields of specification §3. */
export const CodeBody = Type.Object({
  code: Type.String({ minLength: 1, maxLength: 60 }),
  /** ISO 3166-1 alpha-2, one in which the site sells; null: any. */
  country: Nullable(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** The member to whom the code belongs; null: everybody. */
  user_id: Nullable(Id),
  expires: Nullable(Instant),
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

export const OfficeCode = Type.Object({ ...CodeBody.properties, id: Id, expired: Type.Boolean(), ...CodeUse.properties });
export type OfficeCode = Static<typeof OfficeCode>;

/** The welcome discount, which is part of the product: it can only be read. */
export const WelcomeCode = Type.Object({
  code: Type.String(),
  value_percentage: Type.Number(),
  /** After the signup. */
  hours: Type.Number(),
  ...CodeUse.properties,
});
export type WelcomeCode = Static<typeof WelcomeCode>;
