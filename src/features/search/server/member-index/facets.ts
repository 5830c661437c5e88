import type { Trait } from '#features/site/contract/traits.ts';
import { type CountedSet, exclude, grown, include, newCountedSet } from './bitset.ts';

/** Fields that can be searched; each value in use has a set of the slots with it. */
export type Field =
  | 'gender'
  | 'country'
  | 'countryregion'
  | Trait
  | 'interests'
  | 'with_photo'
  /** `true`: with a photo and a place. */
  | 'complete'
  /** Genders that the member looks for. */
  | 'seeks'
  /** `true`: others may see when the member is online. */
  | 'shows_online'
  /** `false`: a real member. */
  | 'fictional';

export interface Facets {
  /** The sets of the values; none for a value that no member has. */
  sets(field: Field, values: readonly string[]): CountedSet[];
  put(slot: number, field: Field, value: string): void;
  /** Removes a slot from all sets. */
  clear(slot: number): void;
  grow(slots: number): void;
}

export function createFacets(capacity: number): Facets {
  const fields = new Map<Field, Map<string, CountedSet>>();
  let slots = capacity;
  return {
    sets(field, values) {
      const byValue = fields.get(field);
      return values.flatMap((value) => byValue?.get(value) ?? []);
    },
    put(slot, field, value) {
      let byValue = fields.get(field);
      if (byValue === undefined) fields.set(field, (byValue = new Map()));
      let set = byValue.get(value);
      if (set === undefined) byValue.set(value, (set = newCountedSet(slots)));
      include(set, slot);
    },
    clear(slot) {
      for (const byValue of fields.values()) for (const set of byValue.values()) exclude(set, slot);
    },
    grow(larger) {
      slots = larger;
      for (const byValue of fields.values()) for (const set of byValue.values()) set.bits = grown(set.bits, larger);
    },
  };
}
