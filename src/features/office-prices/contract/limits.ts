import type { DiscountError } from '#features/discounts/contract/errors.ts';

export const maxPackages = 20;
/** Minor units. */
export const maxPrice = 100_000_000;
export const maxCredits = 1_000_000;
export const maxDays = 3660;
/** Days ahead for which prices can be published. */
export const maxDaysAhead = 366;
/** Why codes are refused, as far as it is counted. */
export const refusalReasons = [
  'discount_used',
  'discount_reserved',
  'discount_minimum',
  'discount_country',
  'discount_currency',
  'discount_method',
  'discount_owner',
  'discount_expired',
  'discount_inactive',
  'discount_ended',
  'discount_first_order',
  'discount_not_begun',
  'discount_exhausted',
  'discount_member_limit',
] as const satisfies readonly DiscountError[];
export type RefusalReason = (typeof refusalReasons)[number];
/** Percent; the price never becomes zero. */
export const maxDiscount = 99;
export const packageKinds = ['credits', 'premium'] as const;
