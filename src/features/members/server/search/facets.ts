import { type Counted, exclude, grown, include, newCounted } from './bitset.ts';

/** What a search can ask about; each value that occurs has a set of the slots that have it. */
export type Field =
  | 'gender'
  | 'country'
  | 'countryregion'
  | 'hair_colour'
  | 'eye_colour'
  | 'body_type'
  | 'relationship_status'
  | 'sexuality'
  | 'interests'
  | 'with_photo'
  /** Genders that the member looks for. */
  | 'seeks'
  /** `true`: others may see when the member is here. */
  | 'shows_online'
  /** `false`: a person. */
  | 'fictional';

export interface Facets {
  /** The slots with any of the values. A value that nobody has contributes none. */
  sets(field: Field, values: readonly string[]): Counted[];
  put(slot: number, field: Field, value: string): void;
  /** Forgets everything about a slot. */
  clear(slot: number): void;
  grow(slots: number): void;
}

export function createFacets(capacity: number): Facets {
  const fields = new Map<Field, Map<string, Counted>>();
  let slots = capacity;
  return {
    sets(field, values) {
      const known = fields.get(field);
      return values.flatMap((value) => known?.get(value) ?? []);
    },
    put(slot, field, value) {
      let known = fields.get(field);
      if (known === undefined) fields.set(field, (known = new Map()));
      let having = known.get(value);
      if (having === undefined) known.set(value, (having = newCounted(slots)));
      include(having, slot);
    },
    clear(slot) {
      for (const known of fields.values()) for (const having of known.values()) exclude(having, slot);
    },
    grow(larger) {
      slots = larger;
      for (const known of fields.values()) for (const having of known.values()) having.bits = grown(having.bits, larger);
    },
  };
}
