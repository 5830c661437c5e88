/** One bit for each slot, 32 to a word. */
export type Bitset = Int32Array<ArrayBuffer>;

/** Met by slots in any of the sets; with `not`, by slots in none of them. */
export interface Condition {
  readonly sets: readonly Bitset[];
  readonly not: boolean;
}

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

// Words that fit into the L1 cache while all conditions are applied to them.
const block = 1024;

/** Writes the slots of `base` that meet all conditions into `target` and returns their number. */
export function intersect(target: Bitset, base: Bitset, conditions: readonly Condition[], words: number): number {
  const layers = layersOf(base, conditions);
  let total = 0;
  for (let from = 0; from < words; from += block) {
    const to = Math.min(from + block, words);
    let source = base;
    for (const layer of layers) {
      const left = applyLayer(target, source, layer, from, to);
      source = target;
      if (left === 0) break;
    }
    if (source === target) total += count(target, from, to);
  }
  return total;
}

/** Up to three single-set conditions applied in one pass, or one condition with several sets. */
interface Layer {
  readonly met: readonly [Bitset, Bitset, Bitset];
  readonly flips: readonly [number, number, number];
  readonly any: readonly Bitset[];
}

function layersOf(base: Bitset, conditions: readonly Condition[]): Layer[] {
  const layers: Layer[] = [];
  const singles: { readonly bits: Bitset; readonly flip: number }[] = [];
  for (const { sets, not } of conditions) {
    const [bits] = sets;
    const flip = not ? -1 : 0;
    if (bits !== undefined && sets.length === 1) singles.push({ bits, flip });
    // Without sets every slot is in none of them, and no slot is in any.
    else if (bits === undefined) singles.push({ bits: base, flip: ~flip });
    else layers.push({ met: [base, base, base], flips: [flip, 0, 0], any: sets });
  }
  const always = { bits: base, flip: 0 };
  for (let at = 0; at < singles.length || layers.length === 0; at += 3) {
    const [a, b, c] = [singles[at] ?? always, singles[at + 1] ?? always, singles[at + 2] ?? always];
    layers.unshift({ met: [a.bits, b.bits, c.bits], flips: [a.flip, b.flip, c.flip], any: [] });
  }
  return layers;
}

/** Returns 0 when no slot is left. */
function applyLayer(
  target: Bitset,
  source: Bitset,
  { met: [a, b, c], flips: [flipA, flipB, flipC], any }: Layer,
  from: number,
  to: number,
): number {
  const [first, second, ...others] = any;
  let left = 0;
  if (first === undefined) {
    for (let i = from; i < to; i++)
      left |= target[i] = (source[i] ?? 0) & ((a[i] ?? 0) ^ flipA) & ((b[i] ?? 0) ^ flipB) & ((c[i] ?? 0) ^ flipC);
  } else if (second !== undefined && others.length === 0) {
    for (let i = from; i < to; i++) left |= target[i] = (source[i] ?? 0) & (((first[i] ?? 0) | (second[i] ?? 0)) ^ flipA);
  } else {
    for (let i = from; i < to; i++) {
      let some = (first[i] ?? 0) | (second?.[i] ?? 0);
      for (const other of others) some |= other[i] ?? 0;
      left |= target[i] = (source[i] ?? 0) & (some ^ flipA);
    }
  }
  return left;
}

/** The number of slots in the set, in the words from `from` to `to`. */
export function count(bits: Bitset, from: number, to: number): number {
  let total = 0;
  // Two words at a time share the last steps of the count.
  for (let i = from; i < to; i += 2) {
    const both = inNibbles(bits[i] ?? 0) + (i + 1 < to ? inNibbles(bits[i + 1] ?? 0) : 0);
    total += Math.imul((both & 0x0f0f0f0f) + ((both >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24;
  }
  return total;
}

export const onesIn = (word: number): number => {
  const ones = inNibbles(word);
  return Math.imul((ones + (ones >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** The number of ones in each group of four bits. */
const inNibbles = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
};

/** All slots that meet the condition, ascending. `max` is an upper bound of their number. */
export function slotsThat({ sets, not }: Condition, words: number, max: number): Int32Array<ArrayBuffer> {
  const slots = new Int32Array(max);
  const [first, ...others] = sets;
  const flip = not ? -1 : 0;
  const several = others.length > 0;
  let found = 0;
  for (let i = 0; i < words; i++) {
    let word = first?.[i] ?? 0;
    if (several) for (const other of others) word |= other[i] ?? 0;
    for (word ^= flip; word !== 0; word &= word - 1) slots[found++] = i * 32 + (31 - Math.clz32(word & -word));
  }
  return slots.subarray(0, found);
}

/** Moves the slots between `from` and `to` that meet the condition to the front, and returns where they end. */
export function partition(slots: Int32Array, { sets, not }: Condition, from: number, to: number): number {
  const [first, ...others] = sets;
  const flip = not ? 1 : 0;
  let end = from;
  if (first !== undefined && others.length === 0) {
    for (let at = from; at < to; at++) {
      const slot = slots[at] ?? 0;
      slots[at] = slots[end] ?? 0;
      slots[end] = slot;
      end += (((first[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) ^ flip;
    }
    return end;
  }
  for (let at = from; at < to; at++) {
    const slot = slots[at] ?? 0;
    let any = first?.[slot >>> 5] ?? 0;
    for (const other of others) any |= other[slot >>> 5] ?? 0;
    slots[at] = slots[end] ?? 0;
    slots[end] = slot;
    end += ((any >>> (slot & 31)) & 1) ^ flip;
  }
  return end;
}

/** Like `partition`, with a predicate. */
export function partitionBy(slots: Int32Array, fits: (slot: number) => boolean, from: number, to: number): number {
  let end = from;
  for (let at = from; at < to; at++) {
    const slot = slots[at] ?? 0;
    slots[at] = slots[end] ?? 0;
    slots[end] = slot;
    if (fits(slot)) end++;
  }
  return end;
}

/** Copies a column into a larger one. */
export function larger<Column extends Float64Array | Int32Array | Uint8Array | Uint16Array>(column: Column, empty: Column): Column {
  empty.set(column);
  return empty;
}
