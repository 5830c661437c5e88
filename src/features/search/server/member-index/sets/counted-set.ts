import { add, type Bitset, count, grown, has, newBitset, remove, slotsThat } from './bitset.ts';
import type { SavedPart, SavedParts } from './saved-arrays.ts';

/** A set with its size. */
export interface CountedSet {
  /** Empty for a set that was saved as a list, until it is used (`fitted`). */
  bits: Bitset;
  size: number;
  /** Cached list of its slots, ascending, until the set changes; null when not built yet. */
  list: Int32Array<ArrayBuffer> | null;
}

export const newCountedSet = (slots: number): CountedSet => ({ bits: newBitset(slots), size: 0, list: null });

/**
 * Makes the bits and room for so many slots. Sets grow one by one, when they are next used: all of them at once would keep
 * everything else waiting.
 */
export function fitted(set: CountedSet, slots: number): CountedSet {
  if (set.bits.length * 32 >= slots) return set;
  const isList = set.bits.length === 0;
  set.bits = grown(set.bits, slots);
  if (isList && set.list !== null) for (const slot of set.list) add(set.bits, slot);
  return set;
}

/** Adds a slot to a fitted set. */
export function include(set: CountedSet, slot: number): void {
  if (has(set.bits, slot)) return;
  add(set.bits, slot);
  set.size++;
  set.list = null;
}

/** `slots`: that there is room for. */
export function exclude(set: CountedSet, slot: number, slots: number): void {
  if (set.bits.length === 0 && set.list !== null && !isIn(set.list, slot)) return;
  const { bits } = fitted(set, slots);
  if (!has(bits, slot)) return;
  remove(bits, slot);
  set.size--;
  set.list = null;
}

/** Whether an ascending list has the slot. */
function isIn(list: Int32Array, slot: number): boolean {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < slot) low = middle + 1;
    else high = middle;
  }
  return list[low] === slot;
}

/** Saves a set as bits, or as a list where that is shorter, because most values are rare. `words`: how many of the bits are in use. */
export function savedSet(name: string, { bits, size, list }: CountedSet, words: number): SavedPart {
  if (size > words) return { name: `bits/${name}`, array: bits, used: Math.min(words, bits.length) };
  const array = list ?? slotsThat({ sets: [bits], not: false }, words, size);
  return { name: `slots/${name}`, array, used: size };
}

/** The sets by name. */
export function setsAgain(saved: SavedParts, words: number): Map<string, CountedSet> {
  const [asBits, asLists] = [saved.under('bits'), saved.under('slots')];
  const sets = new Map<string, CountedSet>();
  for (const name of asBits.names) {
    const bits = asBits.int32(name);
    sets.set(name, { bits, size: count(bits, 0, words), list: null });
  }
  for (const name of asLists.names) {
    const list = asLists.int32(name);
    sets.set(name, { bits: newBitset(0), size: list.length, list });
  }
  return sets;
}
