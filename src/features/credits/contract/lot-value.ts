/** The price of a number of credits, in minor units. */
export interface LotPrice {
  readonly credits: number;
  readonly amount: number;
}

/**
 * The value of some credits of a lot, in minor units: those from number `from` up to number `to`, in the order in which they are spent,
 * counted from 0. Values are rounded cumulatively from the start of the lot, so that all parts of a lot add up to its price.
 */
export const valueOf = (price: LotPrice, from: number, to: number): number => valueUpTo(price, to) - valueUpTo(price, from);

const valueUpTo = ({ credits, amount }: LotPrice, end: number): number => Math.round((amount * end) / credits);
