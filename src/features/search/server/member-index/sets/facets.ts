import { traitNames } from '#features/site/contract/traits.ts';
import { type CountedSet, exclude, fitted, include, newCountedSet, savedSet, setsAgain } from './counted-set.ts';
import type { SavedPart, SavedParts } from './saved-arrays.ts';

/** Fields that can be searched; each value in use has a set of the slots with it. */
export const fields = [
  'gender',
  'country',
  'countryregion',
  ...traitNames,
  'interests',
  'with_photo',
  // `true`: with a photo and a place.
  'complete',
  // Genders that the member looks for.
  'seeks',
  // `true`: others may see when the member is online.
  'shows_online',
  // `true`: people without an account may see the member, too.
  'for_visitors',
  // `false`: a real member.
  'fictional',
] as const;
export type Field = (typeof fields)[number];

export interface Facets {
  /** The sets of the values; none for a value that no member has. */
  sets(field: Field, values: readonly string[]): CountedSet[];
  put(slot: number, field: Field, value: string): void;
  /** Removes a slot from all sets. */
  clear(slot: number): void;
  grow(slots: number): void;
  /** `words`: how many of each set are in use. */
  save(words: number): Iterable<SavedPart>;
}

/** `saved`: to go on from, with so many words of each set in use. */
export function createFacets(capacity: number, saved: SavedParts | null = null, words = 0): Facets {
  const sets = new Map<Field, Map<string, CountedSet>>();
  let slots = capacity;
  const setOf = (field: Field, value: string, found: () => CountedSet): CountedSet => {
    let byValue = sets.get(field);
    if (byValue === undefined) sets.set(field, (byValue = new Map()));
    let set = byValue.get(value);
    if (set === undefined) byValue.set(value, (set = found()));
    return set;
  };
  for (const [name, set] of saved === null ? [] : setsAgain(saved, words)) {
    const field = fields.find((each) => name.startsWith(`${each}/`));
    if (field !== undefined) setOf(field, name.slice(field.length + 1), () => set);
  }
  return {
    sets(field, values) {
      const byValue = sets.get(field);
      return values.flatMap((value) => {
        const set = byValue?.get(value);
        return set === undefined ? [] : fitted(set, slots);
      });
    },
    put(slot, field, value) {
      include(
        fitted(
          setOf(field, value, () => newCountedSet(slots)),
          slots,
        ),
        slot,
      );
    },
    clear(slot) {
      for (const byValue of sets.values()) for (const set of byValue.values()) exclude(set, slot, slots);
    },
    grow(larger) {
      slots = larger;
    },
    *save(words) {
      for (const [field, byValue] of sets) for (const [value, set] of byValue) yield savedSet(`${field}/${value}`, set, words);
    },
  };
}
