import type { OnlineMembers } from '#features/members/server/index.ts';
import type { Point } from '#features/places/contract/geometry.ts';
import { add, type Bitset } from '../sets/bitset.ts';
import type { Columns } from '../columns.ts';
import { type CountedSet, exclude, include, newCountedSet } from '../sets/counted-set.ts';
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
  | { readonly online: OnlineMembers };

/** One filter of the searcher; all its clauses must be met. */
export interface Filter<Name extends string = string> {
  readonly name: Name;
  readonly clauses: readonly Clause[];
}

/** Looks a clause up in the current columns. */
export type Resolve = (clause: Clause) => Term;

/** `spare` returns sets with undefined content. */
export function createResolve(columns: Columns, spare: () => Bitset): Resolve {
  // Kept, with the changes since the last search: many are online, and few come or go.
  let kept: { readonly members: OnlineMembers; readonly size: number; version: number; readonly set: CountedSet } | null = null;

  const setOf = (members: OnlineMembers): CountedSet => {
    const size = columns.size();
    const changed = kept?.members === members && kept.size === size ? members.changedSince(kept.version) : null;
    if (kept === null || changed === null) kept = { members, size, version: 0, set: newCountedSet(columns.capacity()) };
    const { set } = kept;
    for (const id of changed ?? members.all()) {
      const slot = columns.slotOf(id);
      if (slot === undefined) continue;
      if (members.has(id)) include(set, slot);
      else exclude(set, slot, columns.capacity());
    }
    kept.version = members.version;
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
    if ('online' in clause) return inAny([setOf(clause.online)], words);
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
