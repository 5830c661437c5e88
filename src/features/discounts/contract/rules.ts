import type { Money } from '#platform/contract/money.ts';
import { type Failure, fail } from '#platform/contract/result.ts';
import { cleanValue } from '#platform/contract/text/typed-value.ts';
import type { DiscountError } from './errors.ts';
import type { DiscountCode } from './discount.ts';

/** The purchase that a code is checked for. */
export interface Purchase {
  /** The price before the discount. */
  readonly price: Money;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly method: string;
}

/** Why a code does not fit a purchase; null when it does. Server and page share this rule. */
export function discountProblem(discount: DiscountCode, { price, country, method }: Purchase): Failure<DiscountError> | null {
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

/** The price less the percentage, which has at most one decimal, rounded down: nobody gets a smaller discount than the code promises. */
export const discounted = ({ amount, currency }: Money, percentage: number): Money => ({
  // Calculates with integers in tenths of a percent: a fraction could end just below a whole amount and be rounded down.
  amount: Math.floor((amount * (1000 - Math.round(percentage * 10))) / 1000),
  currency,
});

/** Codes are compared in upper case, without spaces and other characters that a pasted text may contain. */
export const normalizeCode = (text: string): string => cleanValue(text).replaceAll(' ', '').toUpperCase();
