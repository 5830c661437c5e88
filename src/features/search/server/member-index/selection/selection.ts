import type { UserId } from '#platform/contract/ids.ts';
import { add, type Bitset, intersect, newBitset, remove, partition, slotsThat } from '../sets/bitset.ts';
import type { Columns } from '../columns.ts';
import type { Hits } from '../sets/hits.ts';
import type { Term } from './term.ts';

export interface Selection {
  /** All listed slots that meet all terms. */
  select(terms: readonly Term[], without: readonly UserId[]): Hits;
  /** The hits that meet all terms, and the others. */
  split(hits: Hits, terms: readonly Term[]): { readonly fit: Hits; others(): Hits };
  of(slots: Int32Array): Hits;
  ofBits(bits: Bitset, size: number): Hits;
  /** A set with undefined content, usable until the end of the search. */
  spare(): Bitset;
  /** Starts a search: results of earlier ones become invalid. */
  begin(): void;
}

// Up to this many slots per word, a list is cheaper than passes over all words.
const listedPerWord = 0.5;

export function createSelection(columns: Columns): Selection {
  const spares: Bitset[] = [];
  let inUse = 0;
  // Empty except while a list is being built.
  let excluded = newBitset(0);

  const spare = (): Bitset => {
    const existing = spares[inUse];
    const fitting = existing !== undefined && existing.length * 32 >= columns.capacity() ? existing : newBitset(columns.capacity());
    spares[inUse++] = fitting;
    return fitting;
  };

  const ofBits = (bits: Bitset, size: number): Hits => ({
    size,
    listed: false,
    bits: () => bits,
    slots: () => slotsThat({ sets: [bits], not: false }, columns.words(), size),
  });

  const of = (slots: Int32Array): Hits => {
    let bits: Bitset | null = null;
    return {
      size: slots.length,
      listed: true,
      slots: () => slots,
      bits() {
        if (bits !== null) return bits;
        bits = spare().fill(0, 0, columns.words());
        for (const slot of slots) add(bits, slot);
        return bits;
      },
    };
  };

  const partitionAll = (slots: Int32Array, terms: readonly Term[]): number => {
    let end = slots.length;
    for (const term of terms) if (end > 0) end = term.partition(slots, 0, end);
    return end;
  };

  const slotsOf = (ids: readonly UserId[]): number[] => {
    const slots: number[] = [];
    for (const id of ids) {
      const slot = columns.slotOf(id);
      if (slot !== undefined) slots.push(slot);
    }
    return slots;
  };

  const list = (first: Term, others: readonly Term[], without: readonly number[]): Hits => {
    const slots = first.list();
    let end = partitionAll(slots, others);
    end = partition(slots, { sets: [columns.listed()], not: false }, 0, end);
    if (excluded.length * 32 < columns.capacity()) excluded = newBitset(columns.capacity());
    for (const slot of without) add(excluded, slot);
    end = partition(slots, { sets: [excluded], not: true }, 0, end);
    for (const slot of without) remove(excluded, slot);
    return of(slots.subarray(0, end));
  };

  const intersectTerms = (terms: readonly Term[], base: Bitset): { readonly bits: Bitset; readonly size: number } => {
    const bits = spare();
    return {
      bits,
      size: intersect(
        bits,
        base,
        terms.map((term) => term.condition()),
        columns.words(),
      ),
    };
  };

  return {
    select(terms, without) {
      const [first, ...others] = terms.toSorted((a, b) => a.size - b.size);
      if (first !== undefined && first.size <= columns.words() * listedPerWord) return list(first, others, slotsOf(without));
      const { bits, size } = intersectTerms(first ? [first, ...others] : [], columns.listed());
      let left = size;
      for (const slot of slotsOf(without)) {
        left -= ((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1;
        remove(bits, slot);
      }
      return ofBits(bits, left);
    },
    split(hits, terms) {
      if (hits.listed) {
        const slots = hits.slots();
        const end = partitionAll(slots, terms);
        return { fit: of(slots.subarray(0, end)), others: () => of(slots.subarray(end)) };
      }
      const { bits, size } = intersectTerms(terms, hits.bits());
      const others = () => {
        const rest = spare();
        intersect(rest, hits.bits(), [{ sets: [bits], not: true }], columns.words());
        return ofBits(rest, hits.size - size);
      };
      return { fit: ofBits(bits, size), others };
    },
    of,
    ofBits,
    spare,
    begin() {
      inUse = 0;
    },
  };
}
