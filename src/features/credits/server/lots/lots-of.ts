import type { UserId } from '#platform/contract/ids.ts';
import type { Db, Tx } from '#platform/server/db/open-database.ts';
import { listLots, type LotRow, purchasedOf } from './lot-repo.ts';
import { remainingOf, remainingValue } from './remaining.ts';

export interface Lot extends LotRow {
  /** Credits that are neither spent nor taken. */
  readonly left: number;
  /** The exact price of these, in minor units: the values of all parts of a lot add up to its amount. */
  readonly leftAmount: number;
}

/**
 * A member's lots, oldest first, including those with nothing left. Another transaction may spend before the caller acts on the result;
 * `takeFromLot` returns the credits that were actually taken.
 */
export async function lotsOf(db: Db | Tx, user: UserId): Promise<Lot[]> {
  const [lots, purchased] = [await listLots(db, user), await purchasedOf(db, user)];
  return withRemaining(lots, purchased);
}

export function withRemaining(lots: readonly LotRow[], purchased: number): Lot[] {
  const remaining = remainingOf(lots, purchased);
  return lots.map((lot, index) => {
    const left = remaining[index] ?? 0;
    return { ...lot, left, leftAmount: remainingValue(lot, left) };
  });
}
