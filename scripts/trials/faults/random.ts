/** Random choices that a seed repeats. */
export interface Random {
  /** From 0 to `end`, excluding `end`. */
  below(end: number): number;
  /** A whole number of these, `to` excluded. */
  whole(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    below: (end) => next() * end,
    whole: (from, to) => from + Math.floor(next() * (to - from)),
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('there is nothing to pick');
      return item;
    },
  };
}
