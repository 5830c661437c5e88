import type { Money } from '#platform/contract/money.ts';
import type { Package } from './package.ts';

/** The lowest price of a message among packages; null when none is sold for money. All prices are in one currency. */
export function cheapestMessage(packages: readonly Pick<Package, 'per_message'>[]): Money | null {
  const costs = packages.flatMap(({ per_message }) => per_message ?? []);
  const [first] = costs.toSorted((a, b) => a.amount - b.amount);
  return first && first.amount > 0 ? first : null;
}
