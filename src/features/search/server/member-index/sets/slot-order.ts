import { add, type Bitset, has, newBitset } from './bitset.ts';
import type { Hits } from './hits.ts';
import type { SavedPart, SavedParts } from './saved-arrays.ts';

/** Slots sorted by a key, highest first; for equal keys the higher id first. */
export interface SlotOrder {
  /** Sets the key of a slot. */
  put(slot: number, key: number): void;
  /** Sorts now rather than with the next page. */
  settle(): void;
  /** `count` of the hits, after the first `offset` of them. */
  page(hits: Hits, offset: number, count: number): number[];
  /** The slots with a higher key. */
  above(key: number): Above;
  grow(slots: number): void;
  /** Every one of the `size` slots in use must have a key. Sorts first. */
  save(size: number): Iterable<SavedPart>;
}

export interface Above {
  /** An upper bound. */
  readonly size: number;
  list(): Int32Array;
  test(): (slot: number) => boolean;
}

// Up to this many moved slots are kept separately; then they are merged into the order, which takes a pass over all slots.
const maxMoved = 8000;
// When many are added, as many are sorted at a time: all at once would keep everything else waiting.
const sortedAtOnce = 16_000;
// Selecting from a list of hits costs as much per hit as this many steps along the order.
const stepsPerPick = 8;

/** `saved`: to go on from, with so many slots in use. */
export function createSlotOrder(capacity: number, idOf: (slot: number) => number, saved: SavedParts | null = null, size = 0): SlotOrder {
  let keys = saved?.float64('keys') ?? new Float64Array(capacity);
  let order = saved?.int32('order') ?? new Int32Array(capacity);
  let spare = new Int32Array(capacity);
  let length = size;
  // Slots that got a key since the last merge: skipped in `order`, kept in `moved`.
  let isMoved = newBitset(capacity);
  let moved: number[] = [];
  let sorted = true;

  const compare = (a: number, b: number) => (keys[b] ?? 0) - (keys[a] ?? 0) || idOf(b) - idOf(a);

  const merge = () => {
    let next = 0;
    let written = 0;
    for (let i = 0; i < length; i++) {
      const slot = order[i] ?? 0;
      if (has(isMoved, slot)) continue;
      for (let head = moved[next]; head !== undefined && compare(head, slot) < 0; head = moved[++next]) spare[written++] = head;
      spare[written++] = slot;
    }
    for (; next < moved.length; next++) spare[written++] = moved[next] ?? 0;
    [order, spare] = [spare, order];
    length = written;
    moved = [];
    isMoved.fill(0);
  };

  const settle = (most = maxMoved) => {
    if (!sorted) moved.sort(compare);
    sorted = true;
    if (moved.length > most) merge();
  };

  /** Where the higher keys in `order` end, ignoring slots that have moved. */
  const firstNotAbove = (key: number): number => {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      let at = middle;
      while (at < high && has(isMoved, order[at] ?? 0)) at++;
      if (at < high && (keys[order[at] ?? 0] ?? 0) > key) low = at + 1;
      else high = middle;
    }
    return low;
  };

  const walk = (wanted: Bitset, offset: number, count: number): number[] => {
    settle();
    const found: number[] = [];
    let skip = offset;
    const take = (slot: number) => {
      if (skip > 0) skip--;
      else if (found.length < count) found.push(slot);
    };
    const heads = moved.filter((slot) => has(wanted, slot));
    let next = 0;
    for (let i = 0; i < length && found.length < count; i++) {
      const slot = order[i] ?? 0;
      if (!has(wanted, slot) || has(isMoved, slot)) continue;
      for (let head = heads[next]; head !== undefined && compare(head, slot) < 0; head = heads[++next]) take(head);
      take(slot);
    }
    for (; next < heads.length; next++) take(heads[next] ?? 0);
    return found;
  };

  /** Quickselect: afterwards the first `count` slots of the list are those that sort first, in any order. */
  const quickselect = (slots: Int32Array, end: number, count: number) => {
    let [low, high] = [0, end - 1];
    while (low < high) {
      const pivot = slots[(low + high) >>> 1] ?? 0;
      let [left, right] = [low, high];
      while (left <= right) {
        while (compare(slots[left] ?? 0, pivot) < 0) left++;
        while (compare(slots[right] ?? 0, pivot) > 0) right--;
        if (left > right) break;
        const swapped = slots[left] ?? 0;
        slots[left++] = slots[right] ?? 0;
        slots[right--] = swapped;
      }
      if (count - 1 <= right) high = right;
      else if (count - 1 >= left) low = left;
      else return;
    }
  };

  const pick = (slots: Int32Array, offset: number, count: number): number[] => {
    const end = Math.min(offset + count, slots.length);
    if (offset >= end) return [];
    if (end < slots.length) quickselect(slots, slots.length, end);
    if (offset > 0) quickselect(slots, end, offset);
    return [...slots.subarray(offset, end)].toSorted(compare);
  };

  return {
    put(slot, key) {
      keys[slot] = key;
      sorted = false;
      if (has(isMoved, slot)) return;
      add(isMoved, slot);
      if (moved.push(slot) >= sortedAtOnce) settle();
    },
    settle: () => settle(),
    page(hits, offset, count) {
      if (offset >= hits.size) return [];
      const steps = ((offset + count) * length) / hits.size;
      const perHit = hits.size * stepsPerPick;
      return steps < (hits.listed ? perHit - hits.size : perHit) ? walk(hits.bits(), offset, count) : pick(hits.slots(), offset, count);
    },
    above(key) {
      settle();
      const end = firstNotAbove(key);
      const test = (slot: number) => (keys[slot] ?? 0) > key;
      return {
        size: end + moved.length,
        list() {
          const slots = new Int32Array(end + moved.length);
          let found = 0;
          for (const slot of moved) if (test(slot)) slots[found++] = slot;
          for (let i = 0; i < end; i++) {
            const slot = order[i] ?? 0;
            if (!has(isMoved, slot)) slots[found++] = slot;
          }
          return slots.subarray(0, found);
        },
        test: () => test,
      };
    },
    grow(slots) {
      const [oldKeys, oldOrder, oldMoved] = [keys, order, isMoved];
      keys = new Float64Array(slots);
      order = new Int32Array(slots);
      spare = new Int32Array(slots);
      isMoved = newBitset(slots);
      keys.set(oldKeys);
      order.set(oldOrder);
      isMoved.set(oldMoved);
    },
    *save(slots) {
      settle(0);
      yield { name: 'keys', array: keys, used: slots };
      yield { name: 'order', array: order, used: slots };
    },
  };
}
