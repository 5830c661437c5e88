import type { Bitset } from './bitset.ts';

/** A set of slots, as bits or, where they are few, as a list. */
export interface Hits {
  readonly size: number;
  /** They are at hand as a list: `slots` costs nothing. */
  readonly listed: boolean;
  /** Each once. Whoever gets the list may bring it into another order. */
  slots(): Int32Array;
  /** Nobody changes them. */
  bits(): Bitset;
}
