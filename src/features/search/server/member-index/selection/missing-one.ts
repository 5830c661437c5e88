import type { UserId } from '#platform/contract/ids.ts';
import { add } from '../sets/bitset.ts';
import type { Hits } from '../sets/hits.ts';
import type { Selection } from './selection.ts';
import type { Term } from './term.ts';

/** A filter with its clauses looked up. */
export interface ResolvedFilter<Name extends string> {
  readonly name: Name;
  readonly terms: readonly Term[];
}

export interface MissingOne<Name extends string> {
  /** Slots that miss exactly one filter, and no firm one. */
  readonly hits: Hits;
  /** How many miss exactly this filter, firm or not; absent when none. */
  readonly totals: ReadonlyMap<Name, number>;
}

/**
 * Among the slots that meet all terms of `within`. A slot that misses exactly one filter either misses the rarest and meets all others, or meets the rarest: two small
 * searches, the second of which is checked slot by slot.
 */
export function findMissingOne<Name extends string>(
  selection: Selection,
  filters: readonly ResolvedFilter<Name>[],
  firm: readonly Name[],
  without: readonly UserId[],
  within: readonly Term[] = [],
): MissingOne<Name> {
  const [rarest, ...others] = filters.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  if (rarest === undefined) return { hits: selection.of(new Int32Array(0)), totals: new Map() };

  const amongRarest = selection.select([...rarest.terms, ...within], without).slots();
  const { none, one } = splitByMissed(amongRarest, others);
  const allOthers = selection.select([...others.flatMap(({ terms }) => terms), ...within], without);
  const totals = new Map(others.map(({ name, terms }) => [name, one.length - partitionAll(one, terms, 0, one.length)]));
  totals.set(rarest.name, allOthers.size - none.length);
  const missOther = meetingAll(one, others, firm);
  if (firm.includes(rarest.name)) return { hits: selection.of(missOther), totals };
  return { hits: union(selection, selection.split(allOthers, rarest.terms).others(), missOther), totals };
}

const sizeOf = ({ terms }: ResolvedFilter<string>): number => Math.min(...terms.map(({ size }) => size));

/** Moves the slots that meet all terms to the front, and returns where they end. */
function partitionAll(slots: Int32Array, terms: readonly Term[], from: number, to: number): number {
  let end = to;
  for (const term of terms) if (end > from) end = term.partition(slots, from, end);
  return end;
}

/** The slots that miss no filter, and those that miss one. */
function splitByMissed(
  slots: Int32Array,
  filters: readonly ResolvedFilter<string>[],
): { readonly none: Int32Array; readonly one: Int32Array } {
  // Slots before `none` miss no filter, those from there to `one` miss one.
  let [none, one] = [slots.length, slots.length];
  for (const { terms } of filters) {
    const still = partitionAll(slots, terms, none, one);
    none = partitionAll(slots, terms, 0, none);
    one = still;
  }
  return { none: slots.subarray(0, none), one: slots.subarray(none, one) };
}

function meetingAll(slots: Int32Array, filters: readonly ResolvedFilter<string>[], names: readonly string[]): Int32Array {
  const terms = filters.filter(({ name }) => names.includes(name)).flatMap((filter) => filter.terms);
  return slots.subarray(0, partitionAll(slots, terms, 0, slots.length));
}

/** The union of two disjoint sets. */
function union({ of, ofBits, spare }: Selection, many: Hits, few: Int32Array): Hits {
  if (many.listed) {
    const both = new Int32Array(many.size + few.length);
    both.set(many.slots());
    both.set(few, many.size);
    return of(both);
  }
  const bits = spare();
  bits.set(many.bits());
  for (const slot of few) add(bits, slot);
  return ofBits(bits, many.size + few.length);
}
