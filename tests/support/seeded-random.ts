import { randomInt } from 'node:crypto';
import { onTestFailed } from 'vitest';
import { mulberry32 } from './mulberry32.ts';

/** Random choices that can be repeated. */
export interface SeededRandom {
  /** From 0 to `end`, excluding `end`. */
  below(end: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

/**
 * The random choices of the current test. A failing test prints its seed; with `TEST_SEED=…` in the environment the same
 * choices are made again. Ids that only have to be unique come from `randomUUID` instead.
 */
export function seededRandom(): SeededRandom {
  const seed = testSeed() ?? randomInt(2 ** 31);
  onTestFailed(() => void process.stderr.write(`To repeat the random choices: TEST_SEED=${seed}\n`));
  const next = mulberry32(seed);
  return {
    below: (end) => next() * end,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item),
  };
}

/** Null when no seed is given: each run then makes new choices. */
export function testSeed(): number | null {
  const given = process.env['TEST_SEED'];
  return given === undefined ? null : Number(given);
}

/** The number of runs of a fast-check property: `usual`, or that of `FC_RUNS=1000`. */
export const runs = (usual: number): { readonly numRuns: number } => ({ numRuns: Number(process.env['FC_RUNS'] ?? usual) });
