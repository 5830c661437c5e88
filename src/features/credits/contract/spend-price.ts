import type { Money } from '#platform/contract/money.ts';
import { valueOf } from './lot-value.ts';
import type { SpendableCredits } from './spendable-credits.ts';

/** The price of a spend in money. */
export interface SpendPrice {
  /** `from`: the member has too few credits, and pays at least this. */
  readonly kind: 'exact' | 'from';
  /** How many of these credits were a gift. */
  readonly gifts: number;
  /** Almost always one amount; two when the credits were bought in two currencies; none for gifts alone. */
  readonly money: readonly Money[];
}

/**
 * The price of the next `credits`. `balance` is the member's current balance: if it is lower than the sum of the lots, the difference was
 * spent from their start since they were read. Null when nothing is spent, or its price is not known.
 */
export function priceOf({ bonus, lots, cheapest }: SpendableCredits, balance: number, credits: number): SpendPrice | null {
  if (credits === 0) return null;
  if (credits > balance) {
    if (cheapest === null) return null;
    const { currency } = cheapest;
    return { kind: 'from', gifts: 0, money: [{ amount: Math.round((cheapest.amount * credits) / cheapest.credits), currency }] };
  }
  const total = lots.reduce((sum, { left }) => sum + left, bonus);
  let skip = Math.max(0, total - balance);
  let wanted = credits;
  const take = (left: number): { start: number; count: number } => {
    const start = Math.min(skip, left);
    skip -= start;
    const count = Math.min(wanted, left - start);
    wanted -= count;
    return { start, count };
  };
  const gifts = take(bonus).count;
  const sums = new Map<string, number>();
  for (const { next, left, currency, ...price } of lots) {
    const { start, count } = take(left);
    if (count > 0) sums.set(currency, (sums.get(currency) ?? 0) + valueOf(price, next + start, next + start + count));
  }
  if (wanted > 0) return null;
  return { kind: 'exact', gifts, money: Array.from(sums, ([currency, amount]) => ({ amount, currency })) };
}

/** The approximate value of any number of credits: at the price of the next bought one, else of the cheapest package. */
export function worthOf({ lots, cheapest }: SpendableCredits, credits: number): Money | null {
  const price = lots[0] ?? cheapest;
  return price ? { amount: Math.round((price.amount * credits) / price.credits), currency: price.currency } : null;
}
