import type { Point } from '#features/places/contract/geometry.ts';
import { type Bitset, count, drop, has, keep, newBitset, remove, slotsOf } from './bitset.ts';
import { type Around, farFrom } from './cells.ts';
import type { Columns } from './columns.ts';

/** Around whom. */
export interface Home {
  /** Only its grid cell counts; null: only region and country are known. */
  readonly place: Point | null;
  readonly region: string | null;
  readonly country: string;
}

/** Slots that are equally near, as far as people are told. */
export interface Level {
  readonly size: number;
  /** Measured in km, and too far for one of the steps: the level of different countries. */
  readonly far: boolean;
  /** Ascending or not; the caller may change the list. Valid until the next level is asked for. */
  slots(): Int32Array;
  /** Valid until the next level is asked for; null: only the list is there. */
  readonly bits: Bitset | null;
}

/** Km: where one step of the distances that people are told ends. */
const steps = [5, 10, 25, 50, farFrom];
// Up to so many it costs less to look at each than at everybody around.
const few = 4000;

/**
 * The slots of a set in levels, the nearest level first: with a place by the steps of distance, and last whoever is
 * beyond or has no place; else the same region, the same country, and anybody. Levels are made one by one,
 * as they are asked for.
 */
export type Levels = (wanted: Bitset, size: number, home: Home) => Generator<Level>;

export function createLevels({ cells, facets, size: slotsInUse, capacity }: Columns): Levels {
  let rest = newBitset(0);
  let same = newBitset(0);
  const words = () => Math.ceil(slotsInUse() / 32);

  const copyTo = (target: Bitset, source: Bitset): Bitset => {
    const fitting = target.length * 32 < capacity() ? newBitset(capacity()) : target;
    fitting.set(source.subarray(0, words()));
    return fitting;
  };

  const bitsLevel = (bits: Bitset, size: number, far: boolean): Level => ({ size, far, bits, slots: () => slotsOf(bits, words(), size) });
  const listLevel = (slots: Int32Array, far: boolean): Level => ({ size: slots.length, far, bits: null, slots: () => slots });

  /** Looks at each. Whoever is beyond the told steps makes one level. */
  function* amongFew(wanted: Bitset, size: number, around: Around): Generator<Level> {
    const slots = slotsOf(wanted, words(), size);
    const stepAt = new Uint8Array(size);
    const sizes = new Int32Array(steps.length + 1);
    for (let at = 0; at < size; at++) {
      const step = stepOf(around.nearKm(slots[at] ?? 0));
      stepAt[at] = step;
      sizes[step] = (sizes[step] ?? 0) + 1;
    }
    for (const [step, many] of sizes.entries()) {
      if (many === 0) continue;
      const list = new Int32Array(many);
      for (let at = 0, found = 0; found < many; at++) if (stepAt[at] === step) list[found++] = slots[at] ?? 0;
      yield listLevel(list, step === steps.length);
    }
  }

  /** Looks at everybody around, then at the rest. */
  function* amongMany(wanted: Bitset, size: number, around: Around): Generator<Level> {
    rest = copyTo(rest, wanted);
    let left = size;
    let from = 0;
    for (const to of steps) {
      const all = around.slots(from, to);
      let found = 0;
      for (let at = 0; at < all.length; at++) {
        const slot = all[at] ?? 0;
        if (!has(wanted, slot)) continue;
        remove(rest, slot);
        all[found++] = slot;
      }
      const nearer = all.slice(0, found);
      left -= nearer.length;
      if (nearer.length > 0) yield listLevel(nearer, false);
      from = to;
    }
    if (left > 0) yield bitsLevel(rest, left, true);
  }

  function* byRegion(wanted: Bitset, { region, country }: Home): Generator<Level> {
    rest = copyTo(rest, wanted);
    const narrower = [...(region === null ? [] : [facets.sets('countryregion', [region])]), facets.sets('country', [country])];
    for (const sets of narrower) {
      same = copyTo(same, rest);
      keep(same, sets, words());
      drop(rest, same, words());
      const size = count(same, words());
      if (size > 0) yield bitsLevel(same, size, false);
    }
    const size = count(rest, words());
    if (size > 0) yield bitsLevel(rest, size, false);
  }

  return (wanted, size, home) => {
    if (home.place === null) return byRegion(wanted, home);
    const around = cells.around(home.place);
    return size <= few ? amongFew(wanted, size, around) : amongMany(wanted, size, around);
  };
}

/** Which of the told steps, by full km from 0 to `farFrom`. */
const stepOfKm = Uint8Array.from({ length: farFrom + 1 }, (_, km) => steps.filter((to) => km >= to).length);
const stepOf = (km: number): number => stepOfKm[km] ?? steps.length;
