import type { Money } from '#platform/contract/money.ts';

/** One sum for each currency. */
export function sumsOf(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, Money>();
  for (const { amount, currency } of amounts) sums.set(currency, { amount: amount + (sums.get(currency)?.amount ?? 0), currency });
  return [...sums.values()];
}
