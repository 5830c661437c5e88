import type { Money } from '#platform/contract/money.ts';
import type { Package } from './package.ts';

/** What a message costs with the package where it is cheapest; null where none is sold for money. All are in one currency. */
export function cheapestMessage(packages: readonly Pick<Package, 'per_message'>[]): Money | null {
  const costs = packages.flatMap(({ per_message }) => per_message ?? []);
  const [first] = costs.toSorted((a, b) => a.amount - b.amount);
  return first && first.amount > 0 ? first : null;
}
