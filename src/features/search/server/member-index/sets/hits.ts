import type { Bitset } from './bitset.ts';

/** A set of slots, as bits or, where they are few, as a list. */
export interface Hits {
  readonly size: number;
  /** Held as a list, so that `slots` is free. */
  readonly listed: boolean;
  /** Each slot once. The caller may reorder the list. */
  slots(): Int32Array;
  /** Read-only. */
  bits(): Bitset;
}
