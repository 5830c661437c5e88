import { decimalsOf, type Money, toMajor } from '#platform/contract/money.ts';

/** The amount with the currency's decimals and a decimal point: 1990 EUR → 19.90. */
export const amountText = (money: Money): string => toMajor(money).toFixed(decimalsOf(money.currency));
