/** One bit for each slot, 32 to a word. */
export type Bitset = Int32Array<ArrayBuffer>;

export const newBitset = (slots: number): Bitset => new Int32Array(Math.ceil(slots / 32));

export function grown(bits: Bitset, slots: number): Bitset {
  const larger = newBitset(slots);
  larger.set(bits);
  return larger;
}

export const has = (bits: Bitset, slot: number): boolean => (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

export function add(bits: Bitset, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31));
}

export function remove(bits: Bitset, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31));
}

/** Leaves in `target` what is in any of the sets too. */
export function keep(target: Bitset, sets: readonly Bitset[], words: number): void {
  const [first, ...others] = sets;
  if (first === undefined) {
    target.fill(0, 0, words);
  } else if (others.length === 0) {
    for (let i = 0; i < words; i++) target[i] = (target[i] ?? 0) & (first[i] ?? 0);
  } else {
    for (let i = 0; i < words; i++) {
      if (target[i] === 0) continue;
      let any = first[i] ?? 0;
      for (const other of others) any |= other[i] ?? 0;
      target[i] = (target[i] ?? 0) & any;
    }
  }
}

/** Takes out of `target` what is in the set. */
export function drop(target: Bitset, set: Bitset, words: number): void {
  for (let i = 0; i < words; i++) target[i] = (target[i] ?? 0) & ~(set[i] ?? 0);
}

export function count(bits: Bitset, words: number): number {
  let total = 0;
  // Two words at a time share the last steps.
  for (let i = 0; i < words; i += 2) {
    const both = inNibbles(bits[i] ?? 0) + (i + 1 < words ? inNibbles(bits[i + 1] ?? 0) : 0);
    total += Math.imul((both & 0x0f0f0f0f) + ((both >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
  }
  return total;
}

export const onesIn = (word: number): number => {
  const ones = inNibbles(word);
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** How many ones each four bits hold. */
const inNibbles = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
};

/** Every slot in the set, ascending. `most` is how many there are at most. */
export function slotsOf(bits: Bitset, words: number, most: number): Int32Array {
  const slots = new Int32Array(most);
  let found = 0;
  for (let i = 0; i < words; i++) {
    let word = bits[i] ?? 0;
    while (word !== 0) {
      slots[found++] = i * 32 + (31 - Math.clz32(word & -word));
      word &= word - 1;
    }
  }
  return slots.subarray(0, found);
}

/** A column's values in a larger one. */
export function larger<Column extends Float64Array | Int32Array | Uint8Array | Uint16Array>(column: Column, empty: Column): Column {
  empty.set(column);
  return empty;
}
