import type { UserId } from '#platform/contract/ids.ts';
import type { Point } from '#features/places/contract/geometry.ts';
import { add, type Bitset } from '../sets/bitset.ts';
import type { Columns } from '../columns.ts';
import { type CountedSet, include, newCountedSet } from '../sets/counted-set.ts';
import type { Field } from '../sets/facets.ts';
import { inAny, inList, notIn, type Term } from './term.ts';

/** One condition on a member. */
export type Clause =
  /** Any of the values. */
  | { readonly field: Field; readonly values: readonly string[] }
  /** Full years, at least or at most. */
  | { readonly minAge: number }
  | { readonly maxAge: number }
  /** Looks for this age. */
  | { readonly seeksAge: number }
  /** Closer than this many km (at most `farFrom`), measured between the centres of the grid cells. */
  | { readonly within: number; readonly of: Point }
  /** Signed up later, in ms. */
  | { readonly createdAfter: number }
  /** One of these. */
  | { readonly ids: readonly UserId[] };

/** One filter of the searcher; all its clauses must be met. */
export interface Filter<Name extends string = string> {
  readonly name: Name;
  readonly clauses: readonly Clause[];
}

/** Looks a clause up in the current columns. */
export type Resolve = (clause: Clause) => Term;

/** `spare` returns sets with undefined content. */
export function createResolve(columns: Columns, spare: () => Bitset): Resolve {
  // The same list is often requested again: members who are online.
  let cached: { readonly members: readonly UserId[]; readonly size: number; readonly set: CountedSet } | null = null;

  const setOf = (members: readonly UserId[]): CountedSet => {
    if (cached?.members === members && cached.size === columns.size()) return cached.set;
    const set = newCountedSet(columns.capacity());
    for (const id of members) {
      const slot = columns.slotOf(id);
      if (slot !== undefined) include(set, slot);
    }
    cached = { members, size: columns.size(), set };
    return set;
  };

  const bitsOf = (slots: Int32Array): Bitset => {
    const bits = spare().fill(0, 0, columns.words());
    for (const slot of slots) add(bits, slot);
    return bits;
  };

  return (clause) => {
    const words = columns.words();
    if ('field' in clause) return inAny(columns.facets.sets(clause.field, clause.values), words);
    if ('minAge' in clause) return inAny([columns.reached.at(clause.minAge)], words);
    if ('maxAge' in clause) return notIn(columns.reached.at(clause.maxAge + 1), columns.size(), words);
    if ('seeksAge' in clause) return inAny([columns.searchers.at(clause.seeksAge)], words);
    if ('ids' in clause) return inAny([setOf(clause.ids)], words);
    if ('within' in clause) {
      const around = () => columns.cells.around(clause.of);
      return inList({
        size: around().maxCount(clause.within),
        list: () => around().slots(0, clause.within).slice(),
        test() {
          const { nearKm } = around();
          return (slot) => nearKm(slot) < clause.within;
        },
        bits: () => bitsOf(around().slots(0, clause.within)),
      });
    }
    const newer = columns.orders.new.above(clause.createdAfter);
    return inList({ ...newer, bits: () => bitsOf(newer.list()) });
  };
}
