import { type LotPrice, valueOf } from '../../contract/lot-value.ts';

export interface LotState extends LotPrice {
  /** Credits refunded or charged back: the last ones of the lot. */
  readonly taken: number;
}

/**
 * The credits left of each lot, oldest first, as the lots are given. The oldest are spent first, so the newest hold what the
 * member still has of all that was bought. The numbers of a lot's credits are: spent, then left, then taken.
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

/** What the credits left of a lot cost, in minor units. */
export const remainingValue = (lot: LotState, left: number): number => {
  const end = lot.credits - lot.taken;
  return valueOf(lot, end - left, end);
};
