import type { ErrorTable } from '#platform/contract/errors.ts';

/** Why a code gives no discount. The parameters of each error include `code`. */
export const discountErrors = {
  discount_not_found: 404,
  /** The code is valid once for each member, and this member has used it. */
  discount_used: 409,
  /** An unpaid order of the member has reserved it: `order`. */
  discount_reserved: 409,
  /** `minimum` and `price` in minor units of `currency`. */
  discount_minimum: 400,
  /** Only for buyers in `country`. */
  discount_country: 400,
  /** Only for prices in `currency`. */
  discount_currency: 400,
  /** Only with one of `methods`, separated by commas. */
  discount_method: 400,
  /** The code belongs to another member. */
  discount_owner: 400,
  /** The code has expired: `at`. */
  discount_expired: 410,
  discount_inactive: 410,
  /** It counts later: `at`. */
  discount_not_begun: 409,
  /** As many orders as it is for have it. One that fails makes room again. */
  discount_exhausted: 410,
  /** The member has `limit` orders with it, and it is for no more; open orders count. */
  discount_member_limit: 409,
  /** The welcome discount ended: `at`. */
  discount_ended: 410,
  /** The welcome discount is for the first purchase only. */
  discount_first_order: 409,
} as const satisfies ErrorTable;

export type DiscountError = keyof typeof discountErrors;
