import type { UserId } from '#platform/contract/ids.ts';
import type { Point } from '#features/places/contract/geometry.ts';
import { add, type Bitset, type Counted, include, newCounted } from './bitset.ts';
import type { Columns } from './columns.ts';
import type { Field } from './facets.ts';
import { inAny, inList, notIn, type Term } from './term.ts';

/** What all of a choice's members have in common. */
export type Clause =
  /** Any of the values. */
  | { readonly field: Field; readonly values: readonly string[] }
  /** Full years, at least or at most. */
  | { readonly minAge: number }
  | { readonly maxAge: number }
  /** They look for somebody of this age. */
  | { readonly seeksAge: number }
  /** Nearer than so many km, at most `farFrom`, from the centre of the cell to the centre of theirs. */
  | { readonly within: number; readonly of: Point }
  /** Signed up later, in ms. */
  | { readonly createdAfter: number }
  /** One of these. */
  | { readonly ids: readonly UserId[] };

/** One choice of the searcher: all its clauses hold. */
export interface Filter<Name extends string = string> {
  readonly name: Name;
  readonly clauses: readonly Clause[];
}

/** What a clause means now. */
export type Resolve = (clause: Clause) => Term;

/** `spare` gives sets with any content. */
export function createResolve(columns: Columns, spare: () => Bitset): Resolve {
  // The same list is often asked for again: who is online.
  let chosen: { readonly members: readonly UserId[]; readonly size: number; readonly set: Counted } | null = null;

  const setOf = (members: readonly UserId[]): Counted => {
    if (chosen?.members === members && chosen.size === columns.size()) return chosen.set;
    const set = newCounted(columns.capacity());
    for (const id of members) {
      const slot = columns.slotOf(id);
      if (slot !== undefined) include(set, slot);
    }
    chosen = { members, size: columns.size(), set };
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
    if ('seeksAge' in clause) return inAny([columns.seekers.at(clause.seeksAge)], words);
    if ('ids' in clause) return inAny([setOf(clause.ids)], words);
    if ('within' in clause) {
      const around = () => columns.cells.around(clause.of);
      return inList({
        size: around().most(clause.within),
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
