import { type LotPrice, valueOf } from '../../contract/lot-value.ts';

export interface LotState extends LotPrice {
  /** Credits refunded or charged back: the last ones of the lot. */
  readonly taken: number;
}

/**
 * The credits left of each lot, oldest first, in the order of the given lots. The oldest are spent first, so the newest lots contain the
 * bought credits that the member still has. The credits of a lot are numbered: first the spent ones, then those left, then those taken.
 */
export function remainingOf(lots: readonly LotState[], purchased: number): number[] {
  let rest = purchased;
  return lots
    .toReversed()
    .map(({ credits, taken }) => {
      const left = Math.min(rest, credits - taken);
      rest -= left;
      return left;
    })
    .reverse();
}

/** The price of a lot's remaining credits, in minor units. */
export const remainingValue = (lot: LotState, left: number): number => {
  const end = lot.credits - lot.taken;
  return valueOf(lot, end - left, end);
};
