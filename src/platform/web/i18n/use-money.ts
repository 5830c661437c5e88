import { useFormatter } from 'use-intl';
import { type Money, toMajor, withMinusSign } from '#platform/contract/money.ts';

/** Formats an amount in the reader's locale: "19,90 €". */
export function useMoney(): (money: Money) => string {
  const format = useFormatter();
  return (money) => withMinusSign(format.number(toMajor(money), { style: 'currency', currency: money.currency }));
}
