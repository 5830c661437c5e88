import type { Point } from '#features/places/contract/geometry.ts';
import { has, remove } from '../sets/bitset.ts';
import { type Around, farFrom } from '../cells/cells.ts';
import type { Columns } from '../columns.ts';
import type { Hits } from '../sets/hits.ts';
import type { Selection } from './selection.ts';
import { inAny } from './term.ts';

/** Where the searcher is. */
export interface Home {
  /** Only its grid cell is used; null: only region and country are known. */
  readonly place: Point | null;
  readonly region: string | null;
  readonly country: string;
}

/** Slots in the same distance bucket, as shown to members. Valid until the next level is requested. */
export interface Level {
  readonly hits: Hits;
  /** Beyond the last distance step, and so possibly in several countries. */
  readonly far: boolean;
}

/** Upper limits of the distance buckets that members are shown, in km. */
const steps = [10, 25, 50, farFrom];
// Up to this many hits, checking each is cheaper than listing all members nearby.
const fewHits = 4000;

/**
 * The slots of a set in levels, nearest first. With a place: by distance steps, and last the slots beyond them or without a
 * place. Without one: the same region, the same country, then all others. Levels are computed as they are requested.
 */
export type Levels = (wanted: Hits, home: Home) => Generator<Level>;

export function createLevels({ cells, facets, words }: Columns, { split, of, ofBits, spare }: Selection): Levels {
  /** Checks each hit. Those beyond the steps form one level. */
  function* amongFew(wanted: Hits, around: Around): Generator<Level> {
    const slots = wanted.slots();
    const stepAt = new Uint8Array(slots.length);
    const sizes = new Int32Array(steps.length + 1);
    for (let at = 0; at < slots.length; at++) {
      const step = stepOf(around.nearKm(slots[at] ?? 0));
      stepAt[at] = step;
      sizes[step] = (sizes[step] ?? 0) + 1;
    }
    // The consumer may reorder the list of a level, so all lists are built before the first is handed out.
    const lists = Array.from(sizes, (size) => new Int32Array(size));
    sizes.fill(0);
    for (let at = 0; at < slots.length; at++) {
      const step = stepAt[at] ?? 0;
      const end = sizes[step] ?? 0;
      const list = lists[step];
      if (list) list[end] = slots[at] ?? 0;
      sizes[step] = end + 1;
    }
    for (const [step, list] of lists.entries()) if (list.length > 0) yield { hits: of(list), far: step === steps.length };
  }

  /** Lists everyone nearby step by step, then the rest. */
  function* amongMany(wanted: Hits, around: Around): Generator<Level> {
    const bits = wanted.bits();
    const rest = spare();
    rest.set(bits.subarray(0, words()));
    let left = wanted.size;
    let from = 0;
    for (const to of steps) {
      const all = around.slots(from, to);
      let found = 0;
      for (let at = 0; at < all.length; at++) {
        const slot = all[at] ?? 0;
        if (!has(bits, slot)) continue;
        remove(rest, slot);
        all[found++] = slot;
      }
      left -= found;
      if (found > 0) yield { hits: of(all.slice(0, found)), far: false };
      from = to;
    }
    if (left > 0) yield { hits: ofBits(rest, left), far: true };
  }

  function* byRegion(wanted: Hits, { region, country }: Home): Generator<Level> {
    let rest = wanted;
    for (const sets of [region === null ? [] : facets.sets('countryregion', [region]), facets.sets('country', [country])]) {
      const { fit, others } = split(rest, [inAny(sets, words())]);
      rest = others();
      if (fit.size > 0) yield { hits: fit, far: false };
    }
    if (rest.size > 0) yield { hits: rest, far: false };
  }

  return (wanted, home) => {
    if (home.place === null) return byRegion(wanted, home);
    const around = cells.around(home.place);
    return wanted.size <= fewHits ? amongFew(wanted, around) : amongMany(wanted, around);
  };
}

/** The step of each full km from 0 to `farFrom`. */
const stepOfKm = Uint8Array.from({ length: farFrom + 1 }, (_, km) => steps.filter((to) => km >= to).length);
const stepOf = (km: number): number => stepOfKm[km] ?? steps.length;
