import type { UserId } from '#platform/contract/ids.ts';
import { add } from './bitset.ts';
import type { Hits } from './hits.ts';
import type { Selection } from './selection.ts';
import type { Term } from './term.ts';

/** One choice of the searcher, looked up. */
export interface Choice<Name extends string> {
  readonly name: Name;
  readonly terms: readonly Term[];
}

export interface MissingOne<Name extends string> {
  /** Who misses exactly one of the choices, and none of the firm ones. */
  readonly hits: Hits;
  /** How many miss exactly this one, firm or not; absent: nobody. */
  readonly totals: ReadonlyMap<Name, number>;
}

/**
 * Whoever misses exactly one choice misses the rarest and meets all others, or is one of those who meet the rarest: two
 * searches for few, of whom the second are looked at one by one.
 */
export function findMissingOne<Name extends string>(
  selection: Selection,
  choices: readonly Choice<Name>[],
  firm: readonly Name[],
  without: readonly UserId[],
): MissingOne<Name> {
  const [rarest, ...others] = choices.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  if (rarest === undefined) return { hits: selection.of(new Int32Array(0)), totals: new Map() };

  const amongRarest = selection.select(rarest.terms, without).slots();
  const { none, one } = splitByMissed(amongRarest, others);
  const allOthers = selection.select(
    others.flatMap(({ terms }) => terms),
    without,
  );
  const totals = new Map(others.map(({ name, terms }) => [name, one.length - sieveAll(one, terms, 0, one.length)]));
  totals.set(rarest.name, allOthers.size - none.length);
  const missOther = meetingAll(one, others, firm);
  if (firm.includes(rarest.name)) return { hits: selection.of(missOther), totals };
  return { hits: union(selection, selection.split(allOthers, rarest.terms).others(), missOther), totals };
}

const sizeOf = ({ terms }: Choice<string>): number => Math.min(...terms.map(({ size }) => size));

/** Brings those who meet all terms to the front, and tells where they end. */
function sieveAll(slots: Int32Array, terms: readonly Term[], from: number, to: number): number {
  let end = to;
  for (const term of terms) if (end > from) end = term.sieve(slots, from, end);
  return end;
}

/** Who of the slots misses none of the choices, and who misses one. */
function splitByMissed(slots: Int32Array, choices: readonly Choice<string>[]): { readonly none: Int32Array; readonly one: Int32Array } {
  // Up to `none` they miss none, from there up to `one` they miss one.
  let [none, one] = [slots.length, slots.length];
  for (const { terms } of choices) {
    const still = sieveAll(slots, terms, none, one);
    none = sieveAll(slots, terms, 0, none);
    one = still;
  }
  return { none: slots.subarray(0, none), one: slots.subarray(none, one) };
}

function meetingAll(slots: Int32Array, choices: readonly Choice<string>[], names: readonly string[]): Int32Array {
  const terms = choices.filter(({ name }) => names.includes(name)).flatMap((choice) => choice.terms);
  return slots.subarray(0, sieveAll(slots, terms, 0, slots.length));
}

/** Of sets that have nobody in common. */
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
