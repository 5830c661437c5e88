import { mulberry32 } from '#tests/support/mulberry32.ts';

/** Random choices that a seed repeats. */
export interface Random {
  /** From 0 to `end`, excluding `end`. */
  below(end: number): number;
  /** A whole number of these, `to` excluded. */
  whole(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
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
