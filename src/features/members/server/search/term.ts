import { type Bitset, type Condition, type Counted, has, sieve, sieveBy, slotsThat } from './bitset.ts';

/** A clause that can be looked up in the cheapest of several ways. Valid until the index changes. */
export interface Term {
  /** No more than so many meet it. */
  readonly size: number;
  fits(slot: number): boolean;
  /** Brings those of the slots from `from` to `to` who meet it before the others, and tells where they end. */
  sieve(slots: Int32Array, from: number, to: number): number;
  /** All who meet it, perhaps with some who are in no list. The list is the caller's. */
  list(): Int32Array;
  /** The same as sets. */
  condition(): Condition;
}

/** In any of the sets. */
export function inAny(counted: readonly Counted[], words: number): Term {
  const condition = { sets: counted.map(({ bits }) => bits), not: false };
  const size = counted.reduce((sum, set) => sum + set.size, 0);
  const [first, ...others] = counted;
  if (first === undefined || others.length > 0) return meeting(condition, size, () => slotsThat(condition, words, size));
  // Rare values are asked for often and change seldom.
  return meeting(condition, size, () => (first.list ??= slotsThat(condition, words, size)).slice());
}

/** `slots` are in use. */
export function notIn({ bits, size }: Counted, slots: number, words: number): Term {
  const condition = { sets: [bits], not: true };
  return meeting(condition, slots - size, () => slotsThat(condition, words, words * 32 - size));
}

const meeting = (condition: Condition, size: number, list: () => Int32Array): Term => ({
  size,
  fits: (slot) => condition.sets.some((bits) => has(bits, slot)) !== condition.not,
  sieve: (slots, from, to) => sieve(slots, condition, from, to),
  list,
  condition: () => condition,
});

interface Listed {
  readonly size: number;
  list(): Int32Array;
  /** To be asked for anew after anything else was looked up. */
  test(): (slot: number) => boolean;
  bits(): Bitset;
}

/** Those of a list, which is made when it is needed. */
export function inList({ size, list, test, bits }: Listed): Term {
  let condition: Condition | null = null;
  return {
    size,
    fits: (slot) => test()(slot),
    sieve: (slots, from, to) => sieveBy(slots, test(), from, to),
    list,
    condition: () => (condition ??= { sets: [bits()], not: false }),
  };
}
