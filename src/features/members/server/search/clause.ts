import type { UserId } from '#platform/contract/ids.ts';
import type { Point } from '#features/places/contract/geometry.ts';
import { add, type Bitset, drop, keep, newBitset } from './bitset.ts';
import type { Columns } from './columns.ts';
import type { Field } from './facets.ts';

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

/** Leaves in a set of slots whoever fits. */
export type Narrow = (target: Bitset, clauses: readonly Clause[]) => void;

export function createNarrow(columns: Columns): Narrow {
  // A choice is often asked for several times in one search: what was found for the last one of its kind is kept.
  const kept = { within: newKept(), createdAfter: newKept() };
  // The same list is often asked for again: who is online.
  let chosen: { readonly members: readonly UserId[]; readonly size: number; readonly bits: Bitset } | null = null;
  const words = () => Math.ceil(columns.size() / 32);

  const keptOr = (last: Kept, clause: Clause, fill: (bits: Bitset) => void): Bitset => {
    if (last.clause === clause && last.version === columns.version()) return last.bits;
    last.bits = last.bits.length * 32 < columns.capacity() ? newBitset(columns.capacity()) : last.bits.fill(0, 0, words());
    fill(last.bits);
    [last.clause, last.version] = [clause, columns.version()];
    return last.bits;
  };

  const bitsOf = (members: readonly UserId[]): Bitset => {
    if (chosen?.members === members && chosen.size === columns.size()) return chosen.bits;
    const bits = newBitset(columns.capacity());
    for (const id of members) {
      const slot = columns.slotOf(id);
      if (slot !== undefined) add(bits, slot);
    }
    chosen = { members, size: columns.size(), bits };
    return bits;
  };

  return (target, clauses) => {
    for (const clause of clauses) {
      if ('field' in clause) keep(target, columns.facets.sets(clause.field, clause.values), words());
      else if ('minAge' in clause) keep(target, [columns.reached.at(clause.minAge)], words());
      else if ('maxAge' in clause) drop(target, columns.reached.at(clause.maxAge + 1), words());
      else if ('seeksAge' in clause) keep(target, [columns.seekers.at(clause.seeksAge)], words());
      else if ('within' in clause)
        keep(
          target,
          [
            keptOr(kept.within, clause, (bits) =>
              columns.cells
                .around(clause.of)
                .slots(0, clause.within)
                .forEach((slot) => add(bits, slot)),
            ),
          ],
          words(),
        );
      else if ('createdAfter' in clause)
        keep(target, [keptOr(kept.createdAfter, clause, (bits) => columns.orders.new.above(clause.createdAfter, bits))], words());
      else keep(target, [bitsOf(clause.ids)], words());
    }
  };
}

interface Kept {
  clause: Clause | null;
  version: number;
  bits: Bitset;
}

const newKept = (): Kept => ({ clause: null, version: 0, bits: newBitset(0) });
