import { type Bitset, type Condition, has, partition, partitionBy, slotsThat } from '../sets/bitset.ts';
import type { CountedSet } from '../sets/counted-set.ts';

/** A clause that can be evaluated in the cheapest of several ways. Valid until the index changes. */
export interface Term {
  /** Upper bound of the number of slots that meet it. */
  readonly size: number;
  fits(slot: number): boolean;
  /** Moves the slots between `from` and `to` that meet it to the front, and returns where they end. */
  partition(slots: Int32Array, from: number, to: number): number;
  /** All slots that meet it, possibly with unlisted ones. The caller owns the list. */
  list(): Int32Array;
  /** The term as a condition on sets. */
  condition(): Condition;
}

/** Met by slots in any of the sets. */
export function inAny(counted: readonly CountedSet[], words: number): Term {
  const condition = { sets: counted.map(({ bits }) => bits), not: false };
  const size = counted.reduce((sum, set) => sum + set.size, 0);
  const [first, ...others] = counted;
  if (first === undefined || others.length > 0) return termOf(condition, size, () => slotsThat(condition, words, size));
  // Rare values are requested often and change seldom.
  return termOf(condition, size, () => (first.list ??= slotsThat(condition, words, size)).slice());
}

/** Met by slots outside the set. `slots`: how many are in use. */
export function notIn({ bits, size }: CountedSet, slots: number, words: number): Term {
  const condition = { sets: [bits], not: true };
  return termOf(condition, slots - size, () => slotsThat(condition, words, words * 32 - size));
}

const termOf = (condition: Condition, size: number, list: () => Int32Array): Term => ({
  size,
  fits: (slot) => condition.sets.some((bits) => has(bits, slot)) !== condition.not,
  partition: (slots, from, to) => partition(slots, condition, from, to),
  list,
  condition: () => condition,
});

interface Listed {
  readonly size: number;
  list(): Int32Array;
  /** Call again after any other lookup. */
  test(): (slot: number) => boolean;
  bits(): Bitset;
}

/** Met by the slots of a list that is built when needed. */
export function inList({ size, list, test, bits }: Listed): Term {
  let condition: Condition | null = null;
  return {
    size,
    fits: (slot) => test()(slot),
    partition: (slots, from, to) => partitionBy(slots, test(), from, to),
    list,
    condition: () => (condition ??= { sets: [bits()], not: false }),
  };
}
