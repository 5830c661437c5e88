import type { UserId } from '#platform/contract/ids.ts';
import { add, type Bitset, intersect, newBitset, remove, sieve, slotsThat } from './bitset.ts';
import type { Columns } from './columns.ts';
import type { Hits } from './hits.ts';
import type { Term } from './term.ts';

export interface Selection {
  /** Everybody in a list who meets all terms. */
  select(terms: readonly Term[], without: readonly UserId[]): Hits;
  /** Those of the hits who meet all terms, and the others. */
  split(hits: Hits, terms: readonly Term[]): { readonly fit: Hits; others(): Hits };
  of(slots: Int32Array): Hits;
  ofBits(bits: Bitset, size: number): Hits;
  /** A set with any content, for as long as one search takes. */
  spare(): Bitset;
  /** What was found before is no longer needed. */
  begin(): void;
}

// A list of up to so many for each word costs less than passes over all words.
const listedPerWord = 0.5;

export function createSelection(columns: Columns): Selection {
  const spares: Bitset[] = [];
  let inUse = 0;
  // Nobody, but while a list is made.
  let gone = newBitset(0);

  const spare = (): Bitset => {
    const known = spares[inUse];
    const fitting = known !== undefined && known.length * 32 >= columns.capacity() ? known : newBitset(columns.capacity());
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

  const meeting = (slots: Int32Array, terms: readonly Term[]): number => {
    let end = slots.length;
    for (const term of terms) if (end > 0) end = term.sieve(slots, 0, end);
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
    let end = meeting(slots, others);
    end = sieve(slots, { sets: [columns.listed()], not: false }, 0, end);
    if (gone.length * 32 < columns.capacity()) gone = newBitset(columns.capacity());
    for (const slot of without) add(gone, slot);
    end = sieve(slots, { sets: [gone], not: true }, 0, end);
    for (const slot of without) remove(gone, slot);
    return of(slots.subarray(0, end));
  };

  const lay = (terms: readonly Term[], base: Bitset): { readonly bits: Bitset; readonly size: number } => {
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
      const { bits, size } = lay(first ? [first, ...others] : [], columns.listed());
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
        const end = meeting(slots, terms);
        return { fit: of(slots.subarray(0, end)), others: () => of(slots.subarray(end)) };
      }
      const { bits, size } = lay(terms, hits.bits());
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
