import { decimalsOf, type Money, toMajor } from '#platform/contract/money.ts';

/** With the currency's decimals and a point: 1990 EUR → 19.90. */
export const amountText = (money: Money): string => toMajor(money).toFixed(decimalsOf(money.currency));
