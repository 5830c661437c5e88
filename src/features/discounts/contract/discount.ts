import type { Static } from 'typebox';
import * as Type from 'typebox';
import { Id, Instant, Nullable, OneOf } from '#platform/contract/endpoint.ts';
import { Currency, type Money } from '#platform/contract/money.ts';
import { type Failure, fail } from '#platform/contract/result.ts';
import { cleanValue } from '#platform/contract/typed-value.ts';
import type { DiscountError } from './errors.ts';

/** The welcome discount of specification §9. Its end follows from the member's `signup_date`; nothing issues it again. */
export const welcome = { code: 'TIMEBONUS25', percentage: 25, milliseconds: 14_400_000 } as const;

/** The first instant at which the welcome discount is over. */
export const welcomeEnd = (signupDate: Date): Date => new Date(signupDate.getTime() + welcome.milliseconds);

export const discountStatuses = ['active', 'inactive'] as const;
export const discountValidities = ['once-per-user', 'unlimited'] as const;

/** The fields of specification §3. */
export const DiscountCode = Type.Object({
  code: Type.String(),
  /** The only country of buyers; null: any. */
  country: Nullable(Type.String()),
  /** The member whose own code it is. */
  user_id: Nullable(Id),
  expires: Nullable(Instant),
  value_percentage: Type.Number(),
  /** The only currency of orders, and that of `minimum_order_value`; null: any. */
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

/** What somebody is about to buy. */
export interface Purchase {
  /** Before the discount. */
  readonly price: Money;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly method: string;
}

/** Why a code does not fit a purchase; null when it does. The same rule for the server and for the page. */
export function misfitOf(discount: DiscountCode, { price, country, method }: Purchase): Failure<DiscountError> | null {
  const { code, currency, minimum_order_value: minimum, paymentmethods: methods } = discount;
  if (discount.status !== 'active') return fail('discount_inactive', { code });
  if (discount.expired) return fail('discount_expired', { code, at: discount.expires ?? '' });
  if (discount.country !== null && discount.country !== country) return fail('discount_country', { code, country: discount.country });
  if (currency !== null && currency !== price.currency) return fail('discount_currency', { code, currency });
  if (minimum !== null && price.amount < minimum)
    return fail('discount_minimum', { code, minimum, price: price.amount, currency: price.currency });
  if (methods !== null && !methods.includes(method)) return fail('discount_method', { code, methods: methods.join(',') });
  return null;
}

/** The price less the percentage, which has at most one decimal, rounded down: nobody gets less off than the code says. */
export const discounted = ({ amount, currency }: Money, percentage: number): Money => ({
  // Tenths of a percent are integers, so that no whole amount is a fraction below itself.
  amount: Math.floor((amount * (1000 - Math.round(percentage * 10))) / 1000),
  currency,
});

/** Codes are compared in upper case, without spaces and what else comes along when one is pasted. */
export const normalizeCode = (text: string): string => cleanValue(text).replaceAll(' ', '').toUpperCase();
